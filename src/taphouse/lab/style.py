"""How a page looks: light or dark as the reader likes it, and on paper."""

from typing import Final

STYLE: Final = """
.taphouse{--paper:#fff;--ink:#1d1a16;--quiet:#5c554b;--line:#d9d3c8;--blue:#1b3f7a;
 color:var(--ink);background:var(--paper);
 font:16px/1.45 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;
 max-width:1240px;margin:0 auto;padding:20px 16px;box-sizing:border-box;font-variant-numeric:tabular-nums}
@media (prefers-color-scheme:dark){
 .taphouse{--paper:#16181d;--ink:#ece8df;--quiet:#b3aca0;--line:#3b3f49;--blue:#8db8ff}
 :root:has(> body > .taphouse){background:#16181d}}
.taphouse *{box-sizing:border-box}
.taphouse h1{font:700 clamp(23px,2.4vw,30px)/1.2 Georgia,"Iowan Old Style","Noto Serif",serif;margin:6px 0 10px;
 max-width:34em}
.taphouse h2{font:700 18px/1.3 Georgia,"Iowan Old Style","Noto Serif",serif;margin:8px 0 0}
.taphouse p{margin:0 0 6px;max-width:60em}
.taphouse .of,.taphouse .unit,.taphouse .notes{color:var(--quiet);font-size:15px}
.taphouse .panels{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,370px),1fr));gap:22px 28px;
 margin:18px 0;align-items:start}
.taphouse section{border-top:2px solid var(--ink);break-inside:avoid;min-width:0}
.taphouse table{border-collapse:collapse;width:100%;table-layout:fixed;font-size:15px}
.taphouse th,.taphouse td{padding:0;text-align:left;font-weight:400;vertical-align:middle;background:none;border:0}
.taphouse .label{width:31%;padding-right:8px;overflow-wrap:anywhere;line-height:1.2}
.taphouse .bare .label{width:0;padding:0}
.taphouse .value{width:33%;padding-left:8px;text-align:right;line-height:1.15}
.taphouse .value b{display:block;font-weight:650}
.taphouse .value small{font-size:14px;color:var(--quiet);white-space:nowrap}
.taphouse thead th{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.taphouse svg{display:block;width:100%;overflow:visible}
.taphouse .grid{stroke:var(--line)}
.taphouse .even{stroke:var(--ink);stroke-dasharray:4 3}
.taphouse .bar{stroke:var(--blue);stroke-width:2}
.taphouse .dot{fill:var(--blue);stroke:var(--blue);stroke-width:2}
.taphouse .usual{fill:var(--paper)}
.taphouse text{fill:var(--quiet);font-size:14px;text-anchor:middle}
.taphouse pre{font:14px/1.5 ui-monospace,"DejaVu Sans Mono",monospace;white-space:pre-wrap;overflow-wrap:anywhere;
 border:1px solid var(--line);border-radius:6px;padding:10px 12px;margin:14px 0;background:none;color:inherit}
.taphouse dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;font-size:15px;margin:0}
.taphouse dt{color:var(--quiet)}.taphouse dd{margin:0;overflow-wrap:anywhere}
@media print{@page{size:A4 landscape;margin:12mm}
 .taphouse{--paper:#fff;--ink:#000;--quiet:#444;--line:#ccc;--blue:#1b3f7a;padding:0}
 :root:has(> body > .taphouse){background:#fff}}
"""
