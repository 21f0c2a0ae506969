import { FONT_FACES } from './font-faces.ts'

const ICON_FONTS = ['filled', 'outlined', 'round', 'sharp']
const icons = (attribute: string, more: string): string =>
  ICON_FONTS.map((name) => `:root[${attribute}~=${name}] .icon.${name}${more}`).join(',')

/** The page's script marks which icon fonts have loaded, which cannot be had, and which words they have no icon for. */
const ICON_STATES = `${icons('data-icons', ':not(.wordy)')}{-webkit-text-fill-color:currentcolor}
${icons('data-iconless', '')},.icon.wordy{outline:1.5px dashed currentcolor;outline-offset:-1.5px;border-radius:25%;opacity:.5}`

/** What every picture shares; each widget's own look is on its element. */
export const STYLE = `${FONT_FACES}
*{box-sizing:border-box;-webkit-tap-highlight-color:transparent}
html,body,#sketch{height:100%;margin:0}
:root{--u:1rem;--reading:1;color-scheme:light dark}
body{font-family:Roboto,sans-serif;-webkit-font-smoothing:antialiased;overflow:hidden;overscroll-behavior:none}
#sketch{display:flex;flex-direction:column}
.banner{flex:none;height:24px;padding:0 8px;font-size:12px;line-height:24px;text-align:center;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;background:#ecebf0;color:#4a4953}
@media (prefers-color-scheme:dark){:root:not([data-brightness]) .banner{background:#26262b;color:#c5c3cd}}
:root[data-brightness=dark] .banner{background:#26262b;color:#c5c3cd}
.stage{flex:1 1 0;min-height:0;position:relative}
.ltr{direction:ltr;--reading:1}
.rtl,:root[data-direction=rtl] .stage{direction:rtl;--reading:-1}
:root[data-direction=ltr] .app.rtl{direction:ltr;--reading:1}
.app{height:100%;width:100%;overflow:hidden;position:relative}
.mode{height:100%}
.mode.dark{display:none}
@media (prefers-color-scheme:dark){:root:not([data-brightness]) .mode.dark{display:block}:root:not([data-brightness]) .mode.light{display:none}}
:root[data-brightness=dark] .mode.dark{display:block}
:root[data-brightness=dark] .mode.light{display:none}
.row,.col{display:flex}
.col{flex-direction:column}
.row>*,.col>*{flex:none}
.middle{align-items:center}
.col.middle{justify-content:center}
.center{display:flex;align-items:center;justify-content:center}
.scaffold{display:flex;flex-direction:column;overflow:hidden}
.scaffold>*{flex:none}
.scaffold>.body{flex:1 1 0;min-height:0;position:relative;margin-bottom:max(0px,calc(var(--keyboard,0px) - var(--below,0px)))}
.scaffold .scaffold>.body,.scaffold[data-still]>.body{margin-bottom:0}
.fill{height:100%;width:100%;overflow:hidden}
.scroll{scrollbar-width:none}
.scroll::-webkit-scrollbar{display:none}
.text{white-space:pre-wrap;overflow-wrap:break-word}
.one-line .text{white-space:pre}
.icon{font-family:'Material Icons';font-weight:400;font-style:normal;line-height:1;letter-spacing:normal;text-transform:none;display:block;white-space:nowrap;direction:ltr;font-feature-settings:'liga';overflow:hidden;user-select:none;-webkit-text-fill-color:transparent}
.icon.outlined{font-family:'Material Icons Outlined'}
.icon.round{font-family:'Material Icons Round'}
.icon.sharp{font-family:'Material Icons Sharp'}
${ICON_STATES}
.button{display:flex;align-items:center;justify-content:center;border:0;background:none;padding:0;margin:0;font:inherit;color:inherit;text-align:center;cursor:pointer;flex:none}
.button:focus-visible{outline:2px solid currentColor;outline-offset:2px}
.input{border:0;background:none;outline:0;padding:8px 0;flex:1 1 0;min-width:0;font-family:inherit}
.input::placeholder{color:var(--hint);opacity:1}
.tab{position:relative;min-width:0}
.tab-line{position:absolute;left:0;right:0;bottom:0;height:3px;border-radius:3px 3px 0 0}
.tab-label{position:relative;height:100%;min-width:0}
[data-tap]{cursor:pointer}
.overlay{position:absolute;inset:0;z-index:5}
.scaffold{position:relative}
.scrim{position:absolute;inset:0;width:100%;border:0;padding:0;background:#0000008a;cursor:pointer}
.over{pointer-events:none}
.over>*{position:absolute;inset:0}
.over .scrim,.over [role=dialog]{pointer-events:auto}
.panel{position:absolute;top:0;bottom:0;max-width:85%}
.letter{border:1.5px dashed currentColor;border-radius:25%;line-height:1}
[data-turns]>*{transform-origin:0 0}
img{display:block}
img.missing{visibility:hidden}
[data-assumed]{outline:0 dashed #b26a00}
.shows-assumed [data-assumed]{outline-width:1.5px;outline-offset:-1.5px}
.pointing .middle-title [data-at]{pointer-events:auto}
#sketch-outline{position:fixed;z-index:9;pointer-events:none;outline:2px solid #1a73e8;background:#1a73e81a}
#sketch-outline[hidden]{display:none}
#sketch-outline span{position:absolute;bottom:100%;padding:0 7px;font-size:15px;line-height:22px;white-space:nowrap;background:#1a73e8;color:#fff}
#sketch-outline .below{bottom:auto;top:0}
.pointing,.pointing *{cursor:crosshair!important}
.middle-across{align-items:center}
.select{flex:1 1 0;min-width:0;border:0;background:none;outline-offset:2px;appearance:none;height:100%}
.caption{padding:4px;font-size:11px;line-height:14px;overflow:hidden;text-overflow:ellipsis;max-width:100%;text-align:center}
.placeholder{overflow:hidden}
.unknown{padding:4px 6px;border-radius:6px;max-width:100%;overflow:hidden}
.notes{position:absolute;left:8px;right:8px;bottom:8px;padding:6px 4px 6px 10px;border-radius:8px;background:#303033;color:#f2f0f4;font-size:12px;line-height:16px;pointer-events:none;display:flex;gap:4px}
.notes[hidden]{display:none}
.notes>div{flex:1;min-width:0;padding:4px 0;overflow-wrap:anywhere}
.notes>button{flex:none;width:24px;height:24px;padding:0;border:0;border-radius:6px;background:none;color:inherit;font-size:16px;line-height:24px;cursor:pointer;pointer-events:auto}
.notes>button::before{content:"×"}
.notes>button:hover{background:#48484d}
@media (prefers-reduced-motion:no-preference){.spin{animation:spin 1.4s linear infinite}}
@keyframes spin{to{transform:rotate(360deg)}}
`
