import type { SketchCoverage } from '@mosaygent/contract'

type Assumed = SketchCoverage['assumed'][number]

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`

const instead: Record<Assumed['kind'], string> = {
  branch: 'Taken, as if it were true',
  'no-branch': 'Passed over, as if it were false',
  rows: 'Sample rows',
  text: 'An ellipsis',
  page: 'Shown as the next page, by its name',
}
const unnamed: Record<Assumed['kind'], string> = {
  branch: 'Condition',
  'no-branch': 'Condition',
  rows: 'List',
  text: 'Text',
  page: 'Page',
}

/** What the sketch says of its own picture. */
export const texts = {
  line: (percent: number, widgets: number, unknown: number, values: number) =>
    [
      `Sketch: ${percent} % of ${count(widgets, 'widget', 'widgets')} drawn`,
      ...(unknown === 0 ? [] : [`${unknown} unknown`]),
      ...(values === 0 ? [] : [`${count(values, 'value', 'values')} assumed`]),
    ].join(', '),
  nothing: 'Sketch: nothing drawn',
  title: 'What the sketch shows',
  all: 'Every widget on this page is drawn from its source.',
  rest: 'There is more to build than a sketch follows.',
  more: (places: number) => `${count(places, 'more place is', 'more places are')} not listed.`,
  sections: {
    nothing: 'Nothing drawn',
    unknown: 'Unknown: drawn as a box with its name',
    passed: 'Passed through: what it holds is drawn',
    assumed: 'Assumed: only the running app can tell',
  },
  times: (times: number) => `${times}×`,
  assumed: ({ kind, what }: Assumed) => ({
    name: what === '' ? unnamed[kind] : what,
    detail: instead[kind],
  }),
  outline: 'Outline assumed values in the picture',
  open: (place: string) => `Open ${place} in the editor`,
} as const
