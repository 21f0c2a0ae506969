import type { CallLiterals, Reply, Translation, TranslatedText } from '@mosaygent/contract'

const common = { from: 0, to: 1 }

/** A card with a field of each kind, and values that are no literals. */
export const CALL_LITERALS: CallLiterals = {
  place: { file: 'lib/main.dart', line: 8, column: 11 },
  call: 'Text',
  hash: 'a'.repeat(64),
  literals: [
    { kind: 'text', ...common, path: ['text'], value: 'Rising tide' },
    { kind: 'number', ...common, path: ['style', 'fontSize'], value: 20, whole: false },
    {
      kind: 'colour',
      ...common,
      path: ['style', 'backgroundColor'],
      argb: '#FF112233',
      name: null,
      palette: false,
    },
    {
      kind: 'choice',
      ...common,
      path: ['textAlign'],
      type: 'TextAlign',
      value: 'center',
      values: ['left', 'center', 'right'],
    },
    { kind: 'flag', ...common, path: ['softWrap'], value: true },
  ],
  computed: [
    {
      path: ['style', 'color'],
      what: 'name',
      written: 'Tints.of(context).primary',
    },
    { path: ['semanticsLabel'], what: 'condition', written: 'rising ? up : down' },
  ],
  undo: 'text: Tide → Rising tide',
  redo: null,
}

/** Where one of those values is declared. */
export const LITERAL_ORIGINS: Reply<'literalOrigins'> = {
  origins: [{ path: ['style', 'color'], file: 'lib/ui/theme/tints.dart', line: 12 }],
}

/** A text of a widget that is a translation, and what its file says. */
export const TRANSLATED: TranslatedText = {
  path: ['semanticsLabel'],
  file: 'lib/l10n/app_de.arb',
  key: ['tideLabel'],
}
export const TRANSLATION: Translation = {
  file: TRANSLATED.file,
  key: TRANSLATED.key,
  value: 'Steigendes Wasser',
  line: 14,
  hash: 'b'.repeat(64),
  undo: null,
  redo: null,
}
