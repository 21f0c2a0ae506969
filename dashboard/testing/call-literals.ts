import type { CallLiterals, Origin, Reply, Translation, TranslatedText } from '@mosaygent/contract'

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
  origins: [
    {
      path: ['style', 'color'],
      name: 'Tints.of(…).primary',
      place: { file: 'lib/ui/theme/tints.dart', line: 12 },
    },
  ],
}

/** A text of several values, one of two colours, and what packages declare. */
export const COMPUTED_LITERALS: CallLiterals = {
  ...CALL_LITERALS,
  literals: [
    {
      kind: 'colour',
      ...common,
      path: ['style', 'color', 'if rising'],
      argb: '#FF1F5FA8',
      name: null,
      palette: false,
    },
  ],
  computed: [
    {
      path: ['text'],
      what: 'interpolated',
      written: "'${tide.height} m of ${place.name}, ${clock.now}'",
    },
    { path: ['style', 'base'], what: 'name', written: 'Theme.of(context).textTheme.bodyLarge' },
    { path: ['style', 'color'], what: 'condition', written: 'rising ? Color(0xFF1F5FA8) : Tints.ebb' },
    { path: ['style', 'color', 'else'], what: 'name', written: 'Tints.ebb' },
  ],
}
const inTides = (name: string, file: string, line: number): Origin => ({
  path: ['text'],
  name,
  place: { file, line },
})
export const SEVERAL_ORIGINS: Reply<'literalOrigins'> = {
  origins: [
    inTides('tide.height', 'lib/models/tide.dart', 8),
    inTides('place.name', 'lib/models/favourite_place.dart', 114),
    inTides('clock', 'lib/main.dart', 6),
    inTides('unit', 'lib/units.dart', 3),
    inTides('unit.sign', 'lib/units.dart', 12),
    { path: ['text'], name: 'DateFormat', library: 'package:intl', place: null },
    {
      path: ['style', 'base'],
      name: 'Theme.of(…).textTheme.bodyLarge',
      library: 'package:flutter',
      place: null,
    },
    { path: ['style', 'color'], name: 'rising', place: { file: 'lib/main.dart', line: 7 } },
    {
      path: ['style', 'color', 'else'],
      name: 'Tints.ebb',
      place: { file: 'lib/ui/theme/tints.dart', line: 14 },
    },
  ],
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

const size = (value: number, ...path: string[]): CallLiterals['literals'][number] => ({
  kind: 'number',
  from: 0,
  to: 1,
  path,
  value,
  whole: false,
  least: 0,
})

/** A button of many styles: groups, a see-through colour, and a text that the widget around was given. */
export const BUTTON_LITERALS: CallLiterals = {
  ...CALL_LITERALS,
  call: 'FFButtonWidget',
  literals: [
    { kind: 'flag', ...common, path: ['showLoadingIndicator'], value: true },
    ...['width', 'height'].map((name) => size(48, 'options', name)),
    {
      kind: 'colour',
      ...common,
      path: ['options', 'color'],
      argb: '#33E0662A',
      name: null,
      palette: false,
    },
    ...['start', 'top', 'end', 'bottom'].map((name) => size(8, 'options', 'padding', name)),
    size(24, 'options', 'borderRadius', 'radius'),
  ],
  computed: [{ path: ['text'], what: 'name', written: 'widget.label' }],
}
export const GIVEN_TEXT: Reply<'literalOrigins'> = {
  origins: [
    {
      path: ['text'],
      name: 'text',
      place: { file: 'lib/pages/home_page/home_page_widget.dart', line: 112 },
      given: {
        line: 112,
        how: 'call',
        place: { file: 'lib/pages/home_page/home_page_widget.dart', line: 111, column: 9 },
        call: 'TideButton',
        hash: 'c'.repeat(64),
        literal: { kind: 'text', path: ['label'], from: 0, to: 1, value: 'Show the tide' },
      },
    },
  ],
}
/** The call that gives it, as often as the page has what it makes. */
export const MAKER = { file: 'lib/pages/home_page/home_page_widget.dart', line: 111, column: 9, times: 3 }

/** A text whose style and text are constants of the app, and whose lines are what the widget around has by default. */
export const NAMED_LITERALS: CallLiterals = {
  ...CALL_LITERALS,
  literals: [],
  computed: [
    { path: ['text'], what: 'name', written: 'Words.tides' },
    { path: ['style'], what: 'name', written: 'Styles.title' },
    { path: ['maxLines'], what: 'name', written: 'lines' },
  ],
}
const inTheme = { place: { file: 'lib/theme/styles.dart', line: 8, column: 20 }, hash: 'c'.repeat(64) }
export const CONSTANTS: Reply<'literalOrigins'> = {
  origins: [
    {
      path: ['text'],
      name: 'text',
      place: { file: 'lib/words.dart', line: 4 },
      given: {
        line: 4,
        how: 'constant',
        place: { file: 'lib/words.dart', line: 4, column: 16 },
        call: 'tides',
        hash: 'd'.repeat(64),
        literal: { kind: 'text', path: ['tides'], from: 0, to: 1, value: 'Tides of today' },
      },
    },
    {
      path: ['style', 'fontSize'],
      name: 'fontSize',
      place: { file: 'lib/theme/styles.dart', line: 9 },
      given: {
        line: 9,
        ...inTheme,
        how: 'constant',
        call: 'title',
        literal: {
          kind: 'number',
          path: ['title', 'fontSize'],
          from: 0,
          to: 2,
          value: 20,
          whole: false,
          least: 0,
        },
      },
    },
    {
      path: ['style', 'color'],
      name: 'color',
      place: { file: 'lib/theme/styles.dart', line: 10 },
      given: {
        line: 10,
        ...inTheme,
        how: 'constant',
        call: 'title',
        literal: {
          kind: 'colour',
          path: ['title', 'color'],
          from: 5,
          to: 9,
          argb: '#FF1F5FA8',
          name: null,
          palette: false,
        },
      },
    },
    {
      path: ['maxLines'],
      name: 'maxLines',
      place: { file: 'lib/widgets/heading.dart', line: 6 },
      given: {
        line: 6,
        how: 'default',
        place: { file: 'lib/widgets/heading.dart', line: 6, column: 30 },
        call: 'lines',
        hash: 'e'.repeat(64),
        literal: { kind: 'number', path: ['lines'], from: 0, to: 1, value: 2, whole: true, least: 0 },
      },
    },
  ],
}
