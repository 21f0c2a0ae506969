// oxlint-disable-next-line import/default -- the text that the bundler makes of it
import script from '../client/storyboard/main.ts?browser-script'
import { STYLE } from '../draw/style.ts'
import type { Brightness } from '../draw/screen.ts'

export const STORYBOARD_SCRIPT = script

/** What the board adds to the pictures' own styles: the look of the window around it. */
const BOARD = `
html,body{height:auto;min-height:100%}
body{overflow:auto;scrollbar-width:thin}
:root{--ground:#f2f4f6;--ink:#1d2630;--ink-2:#566270;--line:#c3cad2;--paper:#fff;--accent:#0b6fad;--in:#8a5a00}
:root[data-theme=dark]{--ground:#0e1319;--ink:#eef1f4;--ink-2:#a7b2bd;--line:#3d4854;--paper:#1a222b;--accent:#63b8ee;--in:#e0a94a}
@media (prefers-color-scheme:dark){:root:not([data-theme]){--ground:#0e1319;--ink:#eef1f4;--ink-2:#a7b2bd;--line:#3d4854;--paper:#1a222b;--accent:#63b8ee;--in:#e0a94a}}
body{background:var(--ground)}
:root[data-theme=dark]{scrollbar-color:#3d4854 transparent}
#board{position:relative;min-height:100vh;--tile:148px}
.tiles{list-style:none;margin:0;padding:32px;display:grid;grid-template-columns:repeat(auto-fill,var(--tile));justify-content:center;gap:44px 60px;position:relative}
.tile{width:var(--tile);min-width:0;font:12px/16px Roboto,system-ui,sans-serif;color:var(--ink)}
.tile[hidden]{display:none}
.frame{position:relative;margin-bottom:8px;border-radius:12px;box-shadow:0 0 0 1px var(--line);background:var(--paper);overflow:hidden}
.frame:has(.open:hover){box-shadow:0 0 0 2px var(--accent)}
.frame:has(.open:focus-visible){box-shadow:0 0 0 3px var(--accent)}
.picture{width:var(--tile);overflow:hidden;contain:layout paint;position:relative}
.glass{transform-origin:0 0;display:flex;flex-direction:column;font-size:16px;line-height:normal;color:initial;text-align:initial;color-scheme:light}
.glass[data-dark]{color-scheme:dark}
.glass .notes{display:none}
.failure:empty{display:none}
.failure{position:absolute;inset:0;display:grid;place-items:center;padding:16px;color:var(--ink-2);text-align:center}
.failed .glass{display:none}
.open{position:absolute;inset:0;width:100%;border:0;padding:0;background:none;cursor:pointer;outline:0;border-radius:12px}
.tile>.name,.tile>.detail,.file{display:block;max-width:100%;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;background:var(--ground)}
.tile>.name{font-weight:600}
.tile>.detail{color:var(--ink-2);min-height:16px}
.tile>.place{display:flex;max-width:100%;border:0;background:var(--ground);padding:0;font:11px/20px ui-monospace,monospace;color:var(--accent);cursor:pointer;text-align:start}
.tile>.place[hidden]{display:none}
.tile>.place:hover{text-decoration:underline}
.tile>.place:focus-visible{outline:2px solid var(--accent);outline-offset:1px;border-radius:3px}
.arrows{position:absolute;inset:0;width:100%;height:100%;pointer-events:none;overflow:visible}
.arrow{fill:none;stroke:var(--line);stroke-width:1.5}
.head{fill:var(--line)}
.arrows:not(.marked){transition:opacity .12s}
.active>.arrows:not(.marked){opacity:.35}
.marked .arrow{stroke:var(--accent);stroke-width:2}
.marked .arrow.in{stroke-dasharray:5 4}
.head-on{fill:var(--accent)}
`

/** The page that shows all of the app's pages, whose pictures come on a stream of its own. */
export function storyboardPage(brightness: Brightness): string {
  return `<!doctype html>
<html lang="en" data-brightness="${brightness}">
<head>
<meta charset="utf-8">
<base href="../">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Storyboard</title>
<style>${STYLE}${BOARD}</style>
<script src="sketch/storyboard.js" defer></script>
</head>
<body><main id="board"></main></body>
</html>
`
}
