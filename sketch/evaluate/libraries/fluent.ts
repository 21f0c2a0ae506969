import { created, listOf, NULL, stringOf, textOfValue } from '../value.ts'
import { formatted, messagesOf } from './fluent-messages.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Messages } from './fluent-messages.ts'
import type { Library } from './library.ts'

/** The property under which a bundle keeps what was added to it. */
const ADDED = 'added messages'
const MAX_TEXT = 400_000

/** fluent (`fluent/lib/src/bundle.dart`): messages in Mozilla's format, which the app reads from its assets. */
export const fluent: Library = {
  create(_evaluator, type) {
    return type === 'FluentBundle' ? created('FluentBundle') : null
  },
  method(evaluator, target, name, { positional: [first], named }) {
    if (target.kind !== 'object' || target.type !== 'FluentBundle' || first?.kind !== 'string') return null
    const added = evaluator.propertyOf(target, ADDED)
    const before = added?.kind === 'string' ? added.value : ''
    if (name === 'addMessages') {
      const text = `${before}${first.value}\n`
      if (text.length <= MAX_TEXT) evaluator.setOf(target, ADDED, stringOf(text))
      return listOf([])
    }
    if (name !== 'format') return null
    const text = formatted(messagesIn(evaluator, before), first.value, textsOf(named.get('args')))
    return text === null ? NULL : stringOf(text)
  },
}

/** Those of the text that each evaluation asked for last. */
const read = new WeakMap<Evaluator, { readonly text: string; readonly messages: Messages }>()

function messagesIn(evaluator: Evaluator, text: string): Messages {
  const last = read.get(evaluator)
  if (last?.text === text) return last.messages
  const messages = messagesOf(text)
  read.set(evaluator, { text, messages })
  return messages
}

function textsOf(args: Value | undefined): ReadonlyMap<string, string> {
  const entries = args?.kind === 'map' ? args.entries : []
  return new Map(entries.map(([name, value]) => [textOfValue(name), textOfValue(value)]))
}
