/*
 * Test part, never shipped: what the loader of each generation of Flutter does before the app runs, written by us after
 * the published `flutter.js` of 3.7, 3.16, 3.22 and 3.35 and the templates of `web/index.html` before them. It runs in
 * the page. What matters is kept: whom it waits for, how long, and by which signs it sees that the wait is over.
 */

/** The templates before 3.0, which many projects still have: everything stands in `index.html`. */
export const INLINE = `
var serviceWorkerVersion = null;
var scriptLoaded = false;
function loadMainDartJs() {
  if (scriptLoaded) return;
  scriptLoaded = true;
  var tag = document.createElement('script');
  tag.src = 'main.dart.js';
  document.body.append(tag);
}
if ('serviceWorker' in navigator) {
  window.addEventListener('load', function () {
    navigator.serviceWorker.register('flutter_service_worker.js?v=' + serviceWorkerVersion).then(function (reg) {
      function whenActivated(worker) {
        worker.addEventListener('statechange', function () {
          if (worker.state == 'activated') loadMainDartJs();
        });
      }
      if (!reg.active && (reg.installing || reg.waiting)) whenActivated(reg.installing || reg.waiting);
      else if (!reg.active.scriptURL.endsWith(serviceWorkerVersion)) {
        reg.update();
        whenActivated(reg.installing);
      } else loadMainDartJs();
    });
    setTimeout(function () {
      if (scriptLoaded) return;
      console.warn('Failed to load app from service worker. Falling back to plain <script> tag.');
      loadMainDartJs();
    }, 4000);
  });
} else loadMainDartJs();
`

/**
 * `flutter.js` from 3.0 on. `versionOf`: how it learns the version it compares with; up to 3.7 it took whatever the
 * page calls `serviceWorkerVersion`, which some pages do not define.
 */
const flutterJs = (versionOf) => `
(() => {
  const timeout = (work, ms) => {
    let timer
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('prepareServiceWorker took more than ' + ms + 'ms to resolve. Moving on.')), ms)
    })
    return Promise.race([work, late]).finally(() => clearTimeout(timer))
  }
  const newest = async (reg, settingsVersion) => {
    if (!reg.active && (reg.installing || reg.waiting)) return reg.installing || reg.waiting
    if (reg.active.scriptURL.endsWith(${versionOf})) return reg.active
    const next = await reg.update()
    return next.installing || next.waiting || next.active
  }
  const activated = async (worker) => {
    if (!worker) throw new Error('Cannot activate a null service worker!')
    if (worker.state === 'activated') return undefined
    return new Promise((resolve) => worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
    }))
  }
  const loadServiceWorker = (settings) => {
    if (!settings) return Promise.resolve()
    if (!('serviceWorker' in navigator)) return Promise.reject(new Error('Service Worker API unavailable.'))
    const { serviceWorkerVersion: version, serviceWorkerUrl = 'flutter_service_worker.js?v=' + version, timeoutMillis = 4000 } = settings
    const work = navigator.serviceWorker.register(serviceWorkerUrl).then((reg) => newest(reg, version)).then(activated)
    return timeout(work, timeoutMillis)
  }
  const entrypoint = (onEntrypointLoaded) => new Promise((resolve) => {
    window._flutter.loader.didCreateEngineInitializer = (initializer) => {
      resolve(initializer)
      if (onEntrypointLoaded) onEntrypointLoaded(initializer)
    }
    const tag = document.createElement('script')
    tag.src = 'main.dart.js'
    document.body.append(tag)
  })
  const afterWorker = (settings) =>
    loadServiceWorker(settings).catch((error) => console.warn('Exception while loading service worker:', error))
  window._flutter = {
    ...window._flutter,
    loader: {
      async loadEntrypoint({ serviceWorker, onEntrypointLoaded } = {}) {
        await afterWorker(serviceWorker)
        return entrypoint(onEntrypointLoaded)
      },
      async load({ serviceWorkerSettings, onEntrypointLoaded } = {}) {
        if (!window._flutter.buildConfig) throw new Error('FlutterLoader.load requires _flutter.buildConfig to be set')
        await afterWorker(serviceWorkerSettings)
        const run = (initializer) => initializer.initializeEngine().then((runner) => runner.runApp())
        return entrypoint(onEntrypointLoaded || run)
      },
    },
  }
})()
`
export const FLUTTER_JS_3_7 = flutterJs('serviceWorkerVersion')
export const FLUTTER_JS = flutterJs('settingsVersion')
