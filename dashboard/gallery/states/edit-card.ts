import type { CallLiterals, Reply } from '@mosaygent/contract'
import {
  BUTTON_LITERALS,
  CALL_LITERALS,
  COMPUTED_LITERALS,
  CONSTANTS,
  GIVEN_TEXT,
  LITERAL_ORIGINS,
  MAKER,
  NAMED_LITERALS,
  SEVERAL_ORIGINS,
  TRANSLATED,
  TRANSLATION,
} from '../../testing/call-literals.ts'
import { SKETCH_RUNS } from '../answers.ts'
import type { GalleryState, Step } from '../state.ts'

const page = { path: '/flutter', app: { shown: [{ type: 'mosaygent.first-frame' }] } } as const
const reads = (literals: CallLiterals, origins: Reply<'literalOrigins'>) => ({
  ...SKETCH_RUNS,
  'POST /mosaygent/flutter/literals': { body: literals },
  'POST /mosaygent/flutter/literal-origins': { body: origins },
})
const POINT: Step = { press: 'Point at a widget' }
const CLICKED = {
  says: { type: 'sketch-place', widget: 'Text', ...CALL_LITERALS.place, x: 0.2, y: 0.6 },
} satisfies Step

/** The card of what stands at a widget's call, and where what it shows comes from. */
export const EDIT_CARD_STATES: readonly GalleryState[] = [
  {
    ...page,
    id: 'flutter/edit-card',
    title: 'A widget of the sketch is edited in place',
    shows: 'tints.dart:12',
    answers: reads(CALL_LITERALS, LITERAL_ORIGINS),
    steps: [POINT, CLICKED],
    picture: true,
  },
  {
    ...page,
    id: 'flutter/edit-card-translation',
    title: 'A text of a widget is a translation',
    shows: 'tideLabel in lib/l10n/app_de.arb',
    answers: {
      ...reads(CALL_LITERALS, LITERAL_ORIGINS),
      'POST /mosaygent/flutter/translation': { body: TRANSLATION },
    },
    steps: [POINT, { says: { ...CLICKED.says, translated: [TRANSLATED] } }],
  },
  {
    ...page,
    id: 'flutter/edit-card-groups',
    title: 'A button of many styles, whose text the widget around was given',
    shows: 'used in 3 places of this page',
    answers: reads(BUTTON_LITERALS, GIVEN_TEXT),
    steps: [POINT, { says: { ...CLICKED.says, widget: 'FFButtonWidget', makers: [MAKER] } }],
  },
  {
    ...page,
    id: 'flutter/edit-card-constants',
    title: 'What a widget takes from constants of the app, and a default',
    shows: 'all uses of title',
    answers: reads(NAMED_LITERALS, CONSTANTS),
    steps: [POINT, CLICKED],
  },
  {
    ...page,
    id: 'flutter/edit-card-origins',
    title: 'Values of a widget that come from several places, from packages, and by a condition',
    shows: 'and 2 more',
    answers: reads(COMPUTED_LITERALS, SEVERAL_ORIGINS),
    steps: [POINT, CLICKED],
  },
  {
    ...page,
    id: 'flutter/edit-card-changed',
    title: 'The file of a widget changed meanwhile',
    shows: 'changed by somebody else',
    answers: {
      ...reads(CALL_LITERALS, LITERAL_ORIGINS),
      'POST /mosaygent/flutter/edit-literal': {
        status: 409,
        body: {
          detail: 'lib/main.dart was changed by somebody else meanwhile. Nothing was written.',
          code: 'file-changed',
        },
      },
    },
    steps: [POINT, CLICKED, { type: 'Falling tide', into: 'Text' }],
  },
]
