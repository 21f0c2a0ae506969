import { FLUTTER_JS, FLUTTER_JS_3_7, INLINE } from './loader.mjs'

/** Test part, never shipped: the shell of each generation, as `flutter run` serves it, by name. */

const shell = (head, body) =>
  `<!doctype html><html><head><base href="/"><meta charset="utf-8"><title>app</title>${head}</head><body>${body}</body></html>`
const START = `onEntrypointLoaded: (initializer) => initializer.initializeEngine().then((runner) => runner.runApp())`
const BUILD_CONFIG = 'window._flutter = { ...window._flutter, buildConfig: { builds: [] } }'
const bootstrap = (load) => `${FLUTTER_JS}\n${BUILD_CONFIG}\n${load}`
const deferred = shell('', '<script src="flutter_bootstrap.js" async></script>')
const WITH_WORKER = '{ serviceWorkerSettings: { serviceWorkerVersion: "null" } }'

/** Name to the files that make the generation apart; `main.dart.js` is the same for all. */
export const LOADER_PAGES = {
  'before 3.0, inline': { '/': shell('', `<script>${INLINE}</script>`) },
  '3.7, loadEntrypoint': {
    '/': shell(
      `<script>const serviceWorkerVersion = null;</script><script src="flutter.js" defer></script>`,
      `<script>addEventListener('load', () => _flutter.loader.loadEntrypoint({ serviceWorker: { serviceWorkerVersion }, ${START} }))</script>`,
    ),
    '/flutter.js': FLUTTER_JS_3_7,
  },
  '3.7, a page that names no version': {
    '/': shell(
      `<script src="flutter.js" defer></script>`,
      `<script>addEventListener('load', () => _flutter.loader.loadEntrypoint({ serviceWorker: {}, ${START} }))</script>`,
    ),
    '/flutter.js': FLUTTER_JS_3_7,
  },
  '3.16, loadEntrypoint': {
    '/': shell(
      `<script>const serviceWorkerVersion = null;</script><script src="flutter.js" defer></script>`,
      `<script>addEventListener('load', () => _flutter.loader.loadEntrypoint({ serviceWorker: { serviceWorkerVersion }, ${START} }))</script>`,
    ),
    '/flutter.js': FLUTTER_JS,
  },
  '3.22, bootstrap with a worker': {
    '/': deferred,
    '/flutter_bootstrap.js': bootstrap(`_flutter.loader.load(${WITH_WORKER})`),
  },
  '3.35, bootstrap': { '/': deferred, '/flutter_bootstrap.js': bootstrap('_flutter.loader.load()') },
  'an own index.html': {
    '/': shell(
      `<script>${FLUTTER_JS}</script><script>${BUILD_CONFIG}</script>`,
      `<div id="splash">one moment</div><script>_flutter.loader.load(${WITH_WORKER}).then(() => document.querySelector('#splash').remove())</script>`,
    ),
  },
}

/** In run mode the tool has a worker without a word of code, and answers unknown paths with the app's page. */
const STUB = '// Service worker not loaded in run mode.\n'

/** What the tool's server answers for a path: media type and text. */
export function answerFor(pages, script, path) {
  if (path === '/main.dart.js') return ['text/javascript', script]
  if (path === '/flutter_service_worker.js') return ['text/javascript', STUB]
  const page = pages[path]
  if (page === undefined) return ['text/html', pages['/']]
  return [path === '/' ? 'text/html' : 'text/javascript', page]
}
