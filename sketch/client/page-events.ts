/** The events of the stream `sketch/events`, from the sketch's server to its page; `bye` has no data. */
export interface PageEvents {
  /** The first of each stream: the name that the page calls itself by in its requests. */
  readonly hello: { readonly client: string }
  readonly picture: PictureEvent
  /** The server ends. */
  readonly bye: Readonly<Record<string, never>>
}

export interface PictureEvent {
  readonly title: string
  readonly style: string
  readonly body: string
  readonly version: number
  /** Counts the codes that the server has drawn; another screen or a tap makes no other. */
  readonly code: number
  /** Put up anew, rather than changed in place: after a restart. */
  readonly fresh: boolean
  /** Whether the page's own history goes on from here, either way. */
  readonly back: boolean
  readonly forward: boolean
}

/** The data of a `hello`; null when it is none. */
export function parseHello(data: string): PageEvents['hello'] | null {
  const value: unknown = JSON.parse(data)
  return isObject(value) && 'client' in value && typeof value.client === 'string'
    ? { client: value.client }
    : null
}

/** The data of a `picture`; null when it is none. */
export function parsePicture(data: string): PictureEvent | null {
  const value: unknown = JSON.parse(data)
  if (!isObject(value)) return null
  if (!('title' in value) || typeof value.title !== 'string') return null
  if (!('style' in value) || typeof value.style !== 'string') return null
  if (!('body' in value) || typeof value.body !== 'string') return null
  if (!('version' in value) || typeof value.version !== 'number') return null
  if (!('code' in value) || typeof value.code !== 'number') return null
  if (!('fresh' in value) || typeof value.fresh !== 'boolean') return null
  if (!('back' in value) || typeof value.back !== 'boolean') return null
  if (!('forward' in value) || typeof value.forward !== 'boolean') return null
  return {
    title: value.title,
    style: value.style,
    body: value.body,
    version: value.version,
    code: value.code,
    fresh: value.fresh,
    back: value.back,
    forward: value.forward,
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
