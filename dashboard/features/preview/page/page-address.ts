/**
 * The address of a page, with the timestamp that makes it a page of its own, at a place of the app: `/#/settings` or
 * `/settings?of=x`, as the page said it. It never leads away from the preview. `route`: null where it is just the beginning.
 */
export function addressOf(
  base: string,
  stamp: number,
  route: string | null,
): { readonly address: string; readonly route: string | null } {
  const url = new URL(base)
  // the preview may stand in a folder, as it does in the gallery
  const beginning = `${url.pathname.replace(/\/$/, '')}/`
  const [place = '/', ...hash] = (route ?? beginning).split('#')
  const [path = '/', ...search] = place.split('?')
  url.pathname = path
  url.search = search.join('?')
  url.hash = hash.join('#')
  const begins = url.pathname === beginning && url.search === '' && (url.hash === '' || url.hash === '#/')
  if (begins) url.hash = ''
  url.searchParams.set('t', String(stamp))
  return { address: url.href, route: begins ? null : route }
}
