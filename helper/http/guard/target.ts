/**
 * True for a request target we are willing to route: origin form, no tricks. Node hands absolute-form targets and
 * `/mosaygent/../health` to the handler unchanged, so this is ours to refuse.
 */
export function isPlainTarget(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//')) return false
  const [path = ''] = target.split('?', 1)
  // Anything a route of ours could contain; so encoded slashes, dots, backslashes and controls all fall out.
  if (!/^[\w/.-]+$/.test(path)) return false
  return !path.split('/').some((segment) => segment === '.' || segment === '..')
}
