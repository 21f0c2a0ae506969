/** What was dropped: a path; a folder or file whose path the browser keeps to itself; or something else. */
export type Dropped = { readonly kind: 'path'; readonly path: string } | { readonly kind: 'hidden' | 'other' }

type DroppedData = Pick<DataTransfer, 'getData' | 'types'>

/** Editors and terminals give a path, as an address or as text; a file manager gives the folder alone, without it. */
export function droppedPath(data: DroppedData): Dropped {
  const texts = [data.getData('text/uri-list'), data.getData('text/plain')]
  for (const line of texts.flatMap((text) => text.split(/\r?\n/))) {
    const path = pathOf(line.trim().replace(/^(['"])(.*)\1$/, '$2'))
    if (path !== null) return { kind: 'path', path }
  }
  return { kind: data.types.includes('Files') ? 'hidden' : 'other' }
}

function pathOf(text: string): string | null {
  if (/^(?:\/|~\/|[a-z]:[\\/]|\\\\)/i.test(text)) return text
  if (!/^file:\/\//i.test(text) || !URL.canParse(text)) return null
  const { host, pathname } = new URL(text)
  // of another machine
  if (host !== '' && host !== 'localhost') return null
  const path = decoded(pathname)
  return /^\/[a-z]:\//i.test(path) ? path.slice(1).replaceAll('/', '\\') : path
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // a real percent sign
  }
}
