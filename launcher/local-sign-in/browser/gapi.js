// Plain JavaScript, served as it stands; what crosses a message channel has no type here.
/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return */
// Stands in for https://apis.google.com/js/api.js. The sign-in SDK uses that script only as a message channel between
// the page and a hidden frame; both ends load this file, and both lie on this very origin, so nothing else is heard.
;(() => {
  const TAG = 'mosaygent-sign-in-channel'

  /** One end of a channel: named calls that are answered, in both directions. */
  class Channel {
    handlers = new Map()
    early = new Map()
    waiting = new Map()
    sent = 0

    constructor(peer) {
      this.peer = peer
      addEventListener('message', (event) => {
        if (event.origin !== location.origin || event.source !== peer() || event.data?.tag !== TAG) return
        this.receive(event.data)
      })
    }

    receive({ kind, id, name, data }) {
      if (kind === 'reply') {
        this.waiting.get(id)?.(data)
        this.waiting.delete(id)
      } else if (name === 'ping') {
        this.post({ kind: 'reply', id, data: ['pong'] })
      } else if (this.handlers.has(name)) {
        void this.answer(name, id, data)
      } else {
        // Sent before this end registered: kept until it does.
        this.early.set(name, [...(this.early.get(name) ?? []), { id, data }])
      }
    }

    async answer(name, id, data) {
      this.post({ kind: 'reply', id, data: [await this.handlers.get(name)(data)] })
    }

    post(message) {
      this.peer()?.postMessage({ tag: TAG, ...message }, location.origin)
    }

    register(name, handler) {
      this.handlers.set(name, handler)
      for (const { id, data } of this.early.get(name) ?? []) void this.answer(name, id, data)
      this.early.delete(name)
    }

    send(name, data, callback) {
      this.sent += 1
      const id = this.sent
      return new Promise((resolve) => {
        this.waiting.set(id, (reply) => {
          try {
            callback?.(reply)
          } catch {
            // The SDK's callback throws by design once it has taken its answer.
          }
          resolve(reply)
        })
        this.post({ kind: 'call', id, name, data })
      })
    }
  }

  /** The page's end: the frame it has opened. */
  class Iframe extends Channel {
    constructor(element) {
      super(() => element.contentWindow)
      this.loaded = new Promise((resolve) => {
        element.addEventListener('load', resolve, { once: true })
      })
    }

    restyle() {
      return Promise.resolve()
    }

    async ping(callback) {
      await this.loaded
      return this.send('ping', null, callback)
    }
  }

  let parentChannel = null
  const context = {
    open({ url, where, attributes = {} }, callback) {
      const element = document.createElement('iframe')
      const { style, ...others } = attributes
      for (const [name, value] of Object.entries(others)) element.setAttribute(name, value)
      Object.assign(element.style, style)
      element.title = 'Sign-in channel'
      element.src = url
      const frame = new Iframe(element)
      ;(where ?? document.body).append(element)
      return Promise.resolve(callback(frame))
    },
    getParentIframe() {
      parentChannel ??= new Channel(() => parent)
      return parentChannel
    },
  }

  window.gapi = {
    load(_names, options) {
      queueMicrotask(typeof options === 'function' ? options : options.callback)
    },
    iframes: { Iframe, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context },
  }
  // In the frame: listen before the page's first ping.
  if (parent !== window) context.getParentIframe()
})()
