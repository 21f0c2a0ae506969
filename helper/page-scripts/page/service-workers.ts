import type { Send } from './send.ts'

/** The state of a worker as each generation of Flutter's loaders expects it. */
class ReadyWorker extends EventTarget {
  constructor(url: string) {
    super()
    Object.assign(this, { scriptURL: url, state: 'activated', postMessage() {} })
  }

  override addEventListener(type: string, ...rest: ListenerArguments): void {
    super.addEventListener(type, ...rest)
    if (type === 'statechange') queueMicrotask(() => this.dispatchEvent(new Event(type)))
  }
}
type ListenerArguments = [
  listener: EventListenerOrEventListenerObject | null,
  options?: boolean | AddEventListenerOptions,
]

/**
 * Answers the page's registrations of service workers, also in a tab of its own. Flutter's own worker is not needed
 * here: every loader waits up to four seconds for it before it loads the app, and `flutter run` has none. So its
 * registration resolves at once, with one that looks just activated: the loaders of 3.7 and later read the state of
 * `installing`, pages of earlier templates wait for its `statechange`. `active` stays null, since a loader compares
 * its address with a version that some pages do not define.
 */
export function replaceWorkerRegistration(ownWorkers: boolean, send: Send): void {
  if (!('ServiceWorkerContainer' in window)) return
  const refusals = new WeakSet()
  const { register } = ServiceWorkerContainer.prototype
  Reflect.set(
    ServiceWorkerContainer.prototype,
    'register',
    async function (this: ServiceWorkerContainer, script: string | URL, ...rest: [RegistrationOptions?]) {
      const url = new URL(String(script), document.baseURI)
      if (url.pathname.endsWith('/flutter_service_worker.js')) return readyRegistration(url.href)
      send({ type: 'mosaygent.worker', script: url.pathname, held: !ownWorkers })
      if (ownWorkers) return await register.call(this, script, ...rest)
      const error = new DOMException(
        'The preview holds back the service workers of the app',
        'NotSupportedError',
      )
      refusals.add(error)
      throw error
    },
  )
  // The app did nothing wrong when it does not catch our refusal, so this is not reported as its error.
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason
    if (typeof reason !== 'object' || reason === null || !refusals.has(reason)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
}

function readyRegistration(url: string): EventTarget {
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
