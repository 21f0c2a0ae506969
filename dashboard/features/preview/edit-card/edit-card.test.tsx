import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json } from '../../../helper-client/fake-helper.test-support.ts'
import {
  CALL_LITERALS,
  COMPUTED_LITERALS,
  CONSTANTS,
  LITERAL_ORIGINS,
  NAMED_LITERALS,
  SEVERAL_ORIGINS,
  TRANSLATED,
  TRANSLATION,
} from '../../../testing/call-literals.ts'
import { SKETCHED } from '../../../testing/preview-data.ts'
import { frameSays, FRAME_ORIGIN, giveFramesTheWindow } from '../frame-window.test-support.ts'
import { renderPage } from '../render-page.test-support.tsx'

beforeEach(() => {
  giveFramesTheWindow()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const ORIGINS = { 'POST /mosaygent/flutter/literal-origins': () => json(LITERAL_ORIGINS) }
const openCard = async (answers: Parameters<typeof renderPage>[1] = {}, more: object = {}) => {
  renderPage(
    { status: SKETCHED, errors: { errors: [] }, detected: true },
    { 'POST /mosaygent/flutter/literals': () => json(CALL_LITERALS), ...ORIGINS, ...answers },
  )
  await screen.findByTitle('App preview')
  await userEvent.click(screen.getByRole('button', { name: /^Point at a widget/ }))
  frameSays({ type: 'sketch-place', widget: 'Text', ...CALL_LITERALS.place, ...more }, FRAME_ORIGIN)
  return screen.findByRole('dialog', { name: 'Edit Text' })
}

it(
  'a value that is no literal says what it is and where it comes from, which opens in the editor',
  {
    tags: 'P-630',
  },
  async () => {
    const card = await openCard({
      'POST /mosaygent/flutter/open-in-editor': () => json({ success: true, message: 'Opened in Code.' }),
    })
    const list = await within(card).findByLabelText('Not literals')
    expect(list).toHaveTextContent('Color, named elsewhere')
    expect(await within(list).findByText('From lib/ui/theme/tints.dart:12')).toBeInTheDocument()
    expect(list).toHaveTextContent('Semantics label, by a condition')
    await userEvent.click(
      within(list).getByRole('button', { name: 'Open lib/ui/theme/tints.dart:12 in editor' }),
    )
    expect(await within(list).findByText('Opened in Code.')).toBeInTheDocument()
    expect(within(list).getAllByRole('button')).toHaveLength(1)
  },
)

it(
  'of a value of several places each is told with its name, those after the fourth are counted',
  { tags: ['P-980', 'P-981', 'P-982'] },
  async () => {
    const card = await openCard({
      'POST /mosaygent/flutter/literals': () => json(COMPUTED_LITERALS),
      'POST /mosaygent/flutter/literal-origins': () => json(SEVERAL_ORIGINS),
    })
    const list = await within(card).findByLabelText('Not literals')
    const names = () =>
      within(list)
        .getAllByRole('definition')
        .map((one) => one.textContent)
    await waitFor(() => {
      expect(names()).toContain('and 2 more')
    })
    expect(list).toHaveTextContent('tide.height')
    const buttons = within(list).getAllByRole('button')
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Open lib/models/tide.dart:8 in editor',
      'Open lib/models/favourite_place.dart:114 in editor',
      'Open lib/main.dart:6 in editor',
      'Open lib/units.dart:3 in editor',
      'Open lib/main.dart:7 in editor',
      'Open lib/ui/theme/tints.dart:14 in editor',
    ])
    // what cannot be opened has no button
    expect(list).toHaveTextContent('Style, base, named elsewhere')
    expect(names()).toContain('From package:flutter')
    expect(list).toHaveTextContent('Color, else, named elsewhere')
    const colour = within(card).getByRole('list', { name: 'Style, color' })
    expect(within(colour).getByLabelText('If rising: pick')).toBeInTheDocument()
  },
)

it(
  'what the widget around was given has a field, its place, and how often it is seen',
  { tags: 'P-675' },
  async () => {
    const asked = vi.fn<(body: unknown) => void>()
    const place = { file: 'lib/ui/home.dart', line: 12, column: 5 }
    const literal = { kind: 'text', path: ['label'], from: 4, to: 11, value: 'Hello' }
    const given = { how: 'call' as const, place, line: 13, call: 'Label', hash: 'c'.repeat(64), literal }
    const card = await openCard(
      {
        'POST /mosaygent/flutter/literal-origins': (request) => {
          asked(request.body)
          const at = { file: place.file, line: 13 }
          return json({ origins: [{ path: ['semanticsLabel'], name: 'label', place: at, given }] })
        },
      },
      { makers: [{ ...place, times: 3 }] },
    )
    const list = await within(card).findByLabelText('Given elsewhere')
    expect(within(list).getByLabelText('Semantics label')).toHaveValue('Hello')
    expect(list).toHaveTextContent('From lib/ui/home.dart:13, used in 3 places of this page')
    expect(within(card).getByLabelText('Not literals')).not.toHaveTextContent('Semantics label')
    expect(asked).toHaveBeenCalledWith(
      expect.stringContaining(JSON.stringify({ makers: [place] }).slice(1, -1)),
    )
  },
)

it('there is a field for each literal, and Undo says what it takes back', { tags: 'P-542' }, async () => {
  const card = await openCard()
  expect(await within(card).findByLabelText('Text')).toHaveValue('Rising tide')
  expect(within(card).getByLabelText('Font size')).toHaveValue(20)
  expect(within(card).getByRole('combobox', { name: 'Text align' })).toHaveValue('center')
  expect(within(card).getByRole('button', { name: 'Undo text: Tide → Rising tide' })).toBeEnabled()
  expect(within(card).getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true')
})

it('what is typed after Undo is a step of its own', { tags: ['P-541', 'P-883'] }, async () => {
  const edited = vi.fn<(body: unknown) => void>()
  const taken = { message: 'Undone.', file: CALL_LITERALS.place.file, undo: null, redo: null }
  const card = await openCard({
    'POST /mosaygent/flutter/edit-literal': (request) => {
      edited(request.body)
      return json(CALL_LITERALS)
    },
    'POST /mosaygent/flutter/edit-literal/undo': () => json(taken),
  })
  const field = await within(card).findByLabelText('Text')
  await userEvent.type(field, 'a')
  await userEvent.keyboard('b')
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => {
    expect(field).toHaveValue('Rising tide')
  })
  await userEvent.keyboard('c')
  await waitFor(() => {
    expect(edited).toHaveBeenCalledTimes(3)
  })
  const runs = edited.mock.calls.map(([body]) => /"run":"(.+?)"/.exec(String(body))?.[1])
  expect(runs[1]).toBe(runs[0])
  expect(runs[2]).not.toBe(runs[0])
})

it('the focus stays in the card where Read again takes its own button away', { tags: 'P-542' }, async () => {
  const detail = 'lib/main.dart was changed by somebody else meanwhile, so nothing was touched.'
  const card = await openCard({
    'POST /mosaygent/flutter/edit-literal': () => json({ detail, code: 'file-changed' }, 409),
  })
  await userEvent.selectOptions(await within(card).findByLabelText('Text align'), 'right')
  await userEvent.click(await within(card).findByRole('button', { name: 'Read again' }))
  await waitFor(() => expect(within(card).queryByRole('button', { name: 'Read again' })).toBeNull())
  expect(card).toHaveFocus()
})

it('a choice that is refused is not shown as if it were made', { tags: 'P-542' }, async () => {
  const card = await openCard({
    'POST /mosaygent/flutter/edit-literal': () =>
      json({ detail: 'lib/main.dart was changed.', code: 'file-changed' }, 409),
  })
  const field = await within(card).findByRole('combobox', { name: 'Text align' })
  await userEvent.selectOptions(field, 'right')
  expect(await within(card).findByRole('alert')).toHaveTextContent('lib/main.dart was changed.')
  expect(field).toHaveValue('center')
  const text = within(card).getByLabelText('Text')
  await userEvent.type(text, ' late')
  expect(text).toHaveValue('Rising tide late')
})

it(
  'a translation has a field that names its file and key, and changes there',
  { tags: 'P-633' },
  async () => {
    const edited = vi.fn<(body: unknown) => void>()
    const card = await openCard(
      {
        'POST /mosaygent/flutter/translation': () => json(TRANSLATION),
        'POST /mosaygent/flutter/edit-translation': (request) => {
          edited(request.body)
          return json({ ...TRANSLATION, value: 'Ebbe', undo: 'tideLabel: Ebbe' })
        },
      },
      { translated: [TRANSLATED] },
    )
    const list = await within(card).findByLabelText('Translations')
    const field = within(list).getByLabelText('Semantics label')
    expect(field).toHaveValue('Steigendes Wasser')
    expect(list).toHaveTextContent('tideLabel in lib/l10n/app_de.arb')
    // it is not told once more
    expect(within(card).getByLabelText('Not literals')).not.toHaveTextContent('Semantics label')
    await userEvent.clear(field)
    await userEvent.type(field, 'E')
    await vi.waitFor(() => {
      expect(edited).toHaveBeenLastCalledWith(expect.stringContaining('"value":"E"'))
    })
    expect(await within(card).findByRole('button', { name: 'Undo tideLabel: Ebbe' })).toBeEnabled()
  },
)

const withLiteral = (literal: object) => ({ ...CALL_LITERALS, literals: [{ from: 0, to: 1, ...literal }] })

it('a number that Flutter takes at zero at least is not written below it', { tags: 'P-677' }, async () => {
  const edited = vi.fn<(body: unknown) => void>()
  const width = { kind: 'number', path: ['width'], value: 4, whole: false, least: 0 }
  const card = await openCard({
    'POST /mosaygent/flutter/literals': () => json(withLiteral(width)),
    'POST /mosaygent/flutter/edit-literal': (request) => {
      edited(request.body)
      return json(withLiteral({ ...width, value: 5 }))
    },
  })
  const field = await within(card).findByLabelText('Width')
  await userEvent.clear(field)
  await userEvent.type(field, '-5')
  expect(field).toBeInvalid()
  expect(await within(card).findByRole('alert')).toHaveTextContent('Flutter takes nothing below 0 here.')
  await userEvent.clear(field)
  await userEvent.type(field, '5')
  expect(within(card).queryByRole('alert')).toBeNull()
  await vi.waitFor(() => {
    expect(edited).toHaveBeenCalledWith(expect.stringContaining('"value":5'))
  })
  // the mark of the edit may have a -5 in it, too
  expect(edited).not.toHaveBeenCalledWith(expect.stringContaining('"value":-'))
})

it('a colour that is see-through is shown over a ground that shows it', { tags: 'P-677' }, async () => {
  const card = await openCard({
    'POST /mosaygent/flutter/literals': () =>
      json(withLiteral({ kind: 'colour', path: ['color'], argb: '#40112233', name: null, palette: false })),
  })
  const pick = await within(card).findByLabelText('Color: pick')
  expect(pick.parentElement?.style.getPropertyValue('--swatch')).toBe('#11223340')
})

it('fields of a style stand below its name', { tags: 'P-676' }, async () => {
  const card = await openCard()
  const style = await within(card).findByRole('list', { name: 'Style' })
  expect(within(card).getByRole('heading', { name: 'Style' })).toBeInTheDocument()
  expect(within(style).getByLabelText('Font size')).toHaveValue(20)
  expect(within(style).queryByLabelText('Text align')).toBeNull()
})

it(
  'constants of the app and defaults have fields that say what else changes',
  { tags: 'P-713' },
  async () => {
    const card = await openCard({
      'POST /mosaygent/flutter/literals': () => json(NAMED_LITERALS),
      'POST /mosaygent/flutter/literal-origins': () => json(CONSTANTS),
    })
    const list = await within(card).findByLabelText('Given elsewhere')
    expect(within(list).getByLabelText('Text')).toHaveValue('Tides of today')
    expect(within(list).getByLabelText('Font size')).toHaveValue(20)
    expect(list).toHaveTextContent('From lib/words.dart:4, all uses of tides')
    expect(list).toHaveTextContent('From lib/widgets/heading.dart:6, its default')
    // the style is told by its literals
    expect(within(card).queryByLabelText('Not literals')).toBeNull()
  },
)
