import { childOf, childrenOf, textOf } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'

/**
 * The name of a constructor, empty for the unnamed one: behind the name of its class, or behind `new` or `factory`,
 * which may stand in place of it.
 */
export function constructorName(source: Source, signature: Syntax, type: Syntax | undefined): string {
  const list = childOf(signature, 'formal_parameter_list')
  // Its name is one that only the grammar is given.
  if (/\bfactory\s*$/.test(source.text.slice(signature.start, list?.start))) return ''
  const names = childrenOf(signature, 'identifier').map((child) => textOf(source, child))
  const [only, ...more] = names
  const isShort =
    signature.type.endsWith('factory_constructor_signature') &&
    more.length === 0 &&
    type !== undefined &&
    only !== textOf(source, type)
  return (isShort ? names : more).join('.')
}

/** Whether it is the `this` in the body of a class, which goes with the primary constructor in its head. */
export function isBodyOfPrimary(source: Source, signature: Syntax): boolean {
  const own = childOf(signature, 'identifier')
  // What is one letter long, of which only the grammar is told, is four in the file.
  return own?.end === signature.start + 1 && /^this\b/.test(source.text.slice(own.start, own.start + 5))
}
