import type { Stretch } from './outline.ts'

/** What a constructor that redirects ends with: `) = _Loaded<T>;`. */
const REDIRECTS = /\)\s*=\s*([A-Z_][\w$]*)(?:<[^;<>]{0,200}>)?;/g

/**
 * The classes that others stand for in a file, by the name of what stands for them: `_Loaded` is one of the union
 * `Cart`, where that has `factory Cart.loaded() = _Loaded`.
 */
export function standInsOf(text: string, stretches: () => readonly Stretch[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  if (!text.includes('factory')) return found
  const all = stretches()
  let index = 0
  for (const { index: at, 1: type } of text.matchAll(REDIRECTS)) {
    while ((all[index]?.end ?? text.length) < at) index += 1
    const name = all[index]?.kind === 'type' ? all[index]?.names?.[0] : undefined
    if (name !== undefined && type !== undefined && !found.has(type)) found.set(type, name)
  }
  return found
}
