"""What is said between server and clients: messages, bodies, problems, and the TypeScript made of them."""
