/** Where a page sends to, and as whom it may pose. */
export interface Aim {
  /** The origin that is attacked. */
  readonly at: string
  /** A path that changes something when it is posted to, one that tells something, and one that streams. */
  readonly change: string
  readonly tell: string
  readonly stream: string
  /** What a listener for frames and windows may be called. */
  readonly name: string
}

/**
 * Runs in the attacking page: every way in which a page can make a browser send something, and of each what came back
 * that the page could read. `nothing` is what each has to end with.
 */
export async function everythingAPageCanSend(aim: Aim): Promise<Record<string, string>> {
  const { at, change, tell, stream, name } = aim
  const json = { 'content-type': 'application/json' }
  const read = async (input: string, init: RequestInit) => {
    try {
      const response = await fetch(input, init)
      const body = await response.text()
      return response.type === 'opaque' && body === '' ? 'nothing' : `${response.status} ${body}`
    } catch {
      return 'nothing'
    }
  }
  /** Whether an element got what it asked for; both of its events end the waiting. */
  const loaded = (tag: string, attributes: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const element = Object.assign(document.createElement(tag), attributes)
      element.addEventListener('load', () => resolve('loaded'))
      element.addEventListener('loadeddata', () => resolve('loaded'))
      element.addEventListener('error', () => resolve('nothing'))
      document.head.append(element)
    })
  /** A frame's `load` says nothing: an error page has one, too. What can be read of it does. */
  const framed = (start: (frame: HTMLIFrameElement) => void) =>
    new Promise<string>((resolve) => {
      const frame = document.createElement('iframe')
      frame.name = `${name}-${String(document.querySelectorAll('iframe').length)}`
      document.documentElement.append(frame)
      frame.addEventListener('load', () => {
        try {
          const text = frame.contentWindow?.document.body.innerText ?? ''
          if (frame.contentWindow?.location.href === 'about:blank') return
          resolve(text === '' ? 'nothing' : text)
        } catch {
          resolve('nothing') // another origin, whatever it shows
        }
      })
      start(frame)
    })
  const form = (enctype: string) =>
    framed((frame) => {
      const element = document.createElement('form')
      Object.assign(element, { action: at + change, method: 'post', enctype, target: frame.name })
      const field = Object.assign(document.createElement('input'), {
        name: '{"path":"/anywhere","a":"',
        value: '"}',
      })
      element.append(field)
      document.documentElement.append(element)
      element.submit()
    })
  const socket = (path: string) =>
    new Promise<string>((resolve) => {
      const opened = new WebSocket(at.replace('http', 'ws') + path)
      opened.addEventListener('open', () => resolve('opened'))
      opened.addEventListener('error', () => resolve('nothing'))
    })
  const events = () =>
    new Promise<string>((resolve) => {
      const source = new EventSource(at + stream)
      source.addEventListener('open', () => resolve('opened'))
      source.addEventListener('error', () => {
        source.close()
        resolve('nothing')
      })
    })
  navigator.sendBeacon(at + change, '{}')
  navigator.sendBeacon(at + change, new Blob(['{}'], { type: 'application/json' }))
  const found: Record<string, Promise<string>> = {
    'fetch, simple': read(at + change, { method: 'POST' }),
    'fetch, text': read(at + change, { method: 'POST', body: '{"path":"/anywhere"}' }),
    'fetch, JSON': read(at + change, { method: 'POST', headers: json, body: '{}' }),
    'fetch, no-cors': read(at + change, { method: 'POST', mode: 'no-cors', body: '{}' }),
    'fetch, with cookies': read(at + tell, { credentials: 'include' }),
    'fetch, with a token': read(at + tell, { headers: { authorization: `Bearer ${'a'.repeat(43)}` } }),
    'fetch, as the dashboard': read(`${at}/mosaygent/session/bootstrap`, {
      method: 'POST',
      headers: { 'x-mosaygent-client': '1' },
    }),
    'fetch, a script’s': read(at + tell, { referrerPolicy: 'no-referrer', mode: 'cors' }),
    'fetch, keepalive': read(at + change, { method: 'POST', keepalive: true }),
    'fetch, other method': read(at + change, { method: 'PUT' }),
    image: loaded('img', { src: at + tell }),
    script: loaded('script', { src: at + tell }),
    module: loaded('script', { src: at + tell, type: 'module' }),
    stylesheet: loaded('link', { href: at + tell, rel: 'stylesheet' }),
    video: loaded('video', { src: at + tell }),
    frame: framed((frame) => (frame.src = at + tell)),
    'form, as a form': form('application/x-www-form-urlencoded'),
    'form, as text': form('text/plain'),
    'form, in parts': form('multipart/form-data'),
    socket: socket(change),
    'socket, events': socket(stream),
    events: events(),
  }
  const names = Object.keys(found)
  const results = await Promise.all(Object.values(found))
  return Object.fromEntries(names.map((key, place) => [key, results[place] ?? '']))
}
