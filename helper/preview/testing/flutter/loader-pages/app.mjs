/*
 * Test part, never shipped: a `main.dart.js` that draws one plain ground as Flutter's engine draws its first frame: in
 * an animation frame, with the engine's elements and its word. It keeps in the page what a test looks at.
 */

/**
 * How an app behaves: `draws` at once, when it is told to, or never; `throws` before or after it drew; `plain`: for so
 * many ms its picture is a canvas of one colour, and it tells its frame when it paints more; `bars`: it paints a bar of
 * that colour above and one below its ground, on a canvas, in others when it hears `paint-bars`.
 */
export const appScript = ({
  ground = '#3060c0',
  draws = 'at-once',
  throws = null,
  text = 'app',
  plain = null,
  bars = null,
} = {}) => `
const behaviour = ${JSON.stringify({ ground, draws, throws, text, plain, bars })}
const seen = document.documentElement.dataset
const dark = matchMedia('(prefers-color-scheme: dark)')
const conditions = () => {
  seen.conditions = [navigator.language, dark.matches, getComputedStyle(document.documentElement).fontSize].join(' ')
}
dark.addListener(conditions)
addEventListener('languagechange', conditions)
addEventListener('pointerdown', () => { seen.taps = Number(seen.taps || 0) + 1 })
addEventListener('keydown', (event) => { seen.keys = (seen.keys || '') + event.key })
const runApp = () => {
  seen.started = String(performance.now())
  conditions()
  if (behaviour.throws === 'before') throw new Error('thrown before it drew é')
  const view = document.createElement('flutter-view')
  view.style.cssText = 'position:fixed;inset:0;background:' + behaviour.ground
  const beginPlain = () => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    view.attachShadow({ mode: 'open' }).append(canvas)
    setTimeout(() => {
      context.fillStyle = behaviour.ground
      context.fillRect(9, 9, 99, 99)
      parent.postMessage({ type: 'painted' }, '*')
    }, behaviour.plain)
  }
  const paintBars = (bars) => {
    const canvas = view.shadowRoot?.querySelector('canvas') ?? document.createElement('canvas')
    Object.assign(canvas, { width: innerWidth, height: innerHeight })
    const context = canvas.getContext('2d')
    context.fillStyle = bars
    context.fillRect(0, 0, innerWidth, innerHeight)
    context.fillStyle = behaviour.ground
    context.fillRect(0, 56, innerWidth, innerHeight - 56 - 80)
    if (!view.shadowRoot) view.attachShadow({ mode: 'open' }).append(canvas)
    canvas.style.cssText = 'display:block;width:100%;height:100%'
  }
  const draw = () => requestAnimationFrame(() => {
    if (behaviour.plain !== null) beginPlain()
    if (behaviour.bars !== null) {
      paintBars(behaviour.bars)
      addEventListener('resize', () => requestAnimationFrame(() => paintBars(behaviour.bars)))
      addEventListener('paint-bars', ({ detail }) => requestAnimationFrame(() => paintBars(detail)))
    }
    view.textContent = behaviour.text
    seen.drawn = String(performance.now())
    dispatchEvent(new Event('flutter-first-frame'))
    if (behaviour.throws === 'after') setTimeout(() => { throw new Error('thrown after it drew é') })
  })
  document.body.append(view)
  addEventListener('draw-now', draw)
  if (behaviour.draws === 'at-once') draw()
}
const initializer = { initializeEngine: async () => ({ runApp: async () => runApp() }) }
const { loader } = window._flutter || {}
if (loader && loader.didCreateEngineInitializer) loader.didCreateEngineInitializer(initializer)
else runApp()
`
