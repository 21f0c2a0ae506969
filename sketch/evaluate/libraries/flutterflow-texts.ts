import { fieldOfInstance } from '../instances.ts'
import type { Library } from './library.ts'

/**
 * The texts of FlutterFlow's exports: its class, which each export brings, looks an id and a language up in a map of
 * the same file. What it gives is what the source says; that a text is a translation, and which, is told here.
 */
export const flutterFlowTexts: Library = {
  method(evaluator, target, name, args) {
    if (name !== 'getText' || target.kind !== 'instance' || target.of.declaration.name !== 'FFLocalizations')
      return null
    const getText = fieldOfInstance(evaluator, target, name)
    const [id] = args.positional
    if (getText?.kind !== 'function') return null
    const text = evaluator.apply(getText, args)
    const language = fieldOfInstance(evaluator, target, 'languageCode')
    if (text.kind !== 'string' || id?.kind !== 'string' || language?.kind !== 'string') return text
    // a text that is missing is nothing
    if (text.value === '') return text
    return { ...text, from: { file: target.of.file, key: [id.value, language.value] } }
  },
}
