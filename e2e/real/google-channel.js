// A test's fake of https://apis.google.com/js/api.js: the message channel between page and the emulator's hidden
// frame, which the SDK loads from Google and which cannot be reached without internet. Served at that address by the
// test to both ends; the page under test is as shipped.
/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return */
;(() => {
  const TAG = 'test-google-channel'
  const script = new URL(document.currentScript.src)

  /** One end of the channel: `peer` is the other window, `origin` the only one it may have. */
  class Channel {
    constructor(peer, origin) {
      Object.assign(this, { peer, origin, handlers: new Map(), early: [], waiting: new Map(), sent: 0 })
      addEventListener('message', (event) => {
        if (event.source !== peer() || event.origin !== origin || event.data?.tag !== TAG) return
        const { kind, id, name, data } = event.data
        if (kind === 'reply') this.waiting.get(id)?.(data)
        else if (name === 'ping') this.post({ kind: 'reply', id, data: ['pong'] })
        else if (this.handlers.has(name)) void this.answer(event.data)
        // Sent before the other side has registered: answered when it does.
        else this.early.push(event.data)
      })
    }
    post(message) {
      this.peer()?.postMessage({ tag: TAG, ...message }, this.origin)
    }
    async answer({ name, id, data }) {
      this.post({ kind: 'reply', id, data: [await this.handlers.get(name)(data)] })
    }
    register(name, handler) {
      this.handlers.set(name, handler)
      for (const message of this.early.filter((one) => one.name === name)) void this.answer(message)
    }
    send(name, data, callback) {
      this.sent += 1
      const id = `${Date.now()}-${this.sent}`
      return new Promise((resolve) => {
        this.waiting.set(id, (reply) => {
          resolve(reply)
          callback?.(reply)
        })
        this.post({ kind: 'call', id, name, data })
      })
    }
  }

  class Iframe extends Channel {
    constructor(element) {
      super(() => element.contentWindow, new URL(element.src).origin)
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

  let above = null
  const context = {
    open({ url, where, attributes = {} }, callback) {
      const element = document.createElement('iframe')
      const { style, ...others } = attributes
      for (const [name, value] of Object.entries(others)) element.setAttribute(name, value)
      Object.assign(element.style, style)
      element.src = url
      const frame = new Iframe(element)
      ;(where ?? document.body).append(element)
      return Promise.resolve(callback(frame))
    },
    getParentIframe() {
      above ??= new Channel(() => parent, location.ancestorOrigins[0])
      return above
    },
  }
  window.gapi = {
    load: (_names, options) => queueMicrotask(typeof options === 'function' ? options : options.callback),
    iframes: { Iframe, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context },
  }
  if (parent !== window) context.getParentIframe()
  window[script.searchParams.get('onload') ?? 'gapi_onload']?.()
})()
