/**
 * The part of the page's script that answers for service workers; runs in the page, also in a tab of its own, with
 * `ownWorkers` and `send` given. Flutter's own worker is never needed here: every loader waits for it before it loads
 * the app, up to four seconds, and `flutter run` has none. So its registration ends at once, with one that looks to
 * each generation as if it had just been activated: the loaders of 3.7 and later look at the state of `installing`,
 * pages of earlier templates wait for its `statechange`. `active` stays null, since a loader compares its address with
 * a version that some pages do not define.
 */
export const PAGE_WORKERS = String.raw`
if (window.ServiceWorkerContainer) {
  class ReadyWorker extends EventTarget {
    constructor(url) {
      super()
      Object.assign(this, { scriptURL: url, state: 'activated', postMessage() {} })
    }
    addEventListener(type, ...rest) {
      super.addEventListener(type, ...rest)
      if (type === 'statechange') queueMicrotask(() => this.dispatchEvent(new Event(type)))
    }
  }
  const readyRegistration = (url) => {
    const registration = new EventTarget()
    return Object.assign(registration, {
      scope: new URL('.', url).href,
      active: null,
      waiting: null,
      installing: new ReadyWorker(url),
      update: async () => registration,
      unregister: async () => true,
    })
  }
  const held = new WeakSet()
  const register = ServiceWorkerContainer.prototype.register
  ServiceWorkerContainer.prototype.register = async function (script, ...rest) {
    const url = new URL(String(script), document.baseURI)
    if (url.pathname.endsWith('/flutter_service_worker.js')) return readyRegistration(url.href)
    send({ type: 'mosaygent.worker', script: url.pathname, held: !ownWorkers })
    if (ownWorkers) return register.call(this, script, ...rest)
    const error = new DOMException('The preview holds back the service workers of the app', 'NotSupportedError')
    held.add(error)
    throw error
  }
  // an app that does not catch it has no mistake: it has not met this before
  window.addEventListener('unhandledrejection', (event) => {
    if (typeof event.reason !== 'object' || event.reason === null || !held.has(event.reason)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
}
`
