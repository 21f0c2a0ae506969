import type { Receipt } from '@mosaygent/contract'

const actions: Record<Receipt['action'] | 'start', string> = {
  start: 'Start',
  reload: 'Reload',
  restart: 'Restart',
}

/** What the trail of pictures says. */
export const texts = {
  strip: 'Pictures of starts, reloads and restarts',
  entry: (action: Receipt['action'] | 'start', number: number | null, time: string) =>
    number === null ? `${actions[action]}, ${time}` : `${actions[action]} ${number}, ${time}`,
  look: (entry: string) => `Before and after: ${entry}`,
  nothing: 'nothing visible changed',
  title: 'Before and after',
  before: 'Before',
  after: 'After',
  momentBefore: 'The moment before it',
  slider: 'How much of each is shown',
  share: (percent: number) => `${percent}% before, ${100 - percent}% after`,
  outlines: 'Outline what changed',
  comparing: 'Comparing',
  same: 'Nothing visible changed.',
  otherSize: 'These two have different sizes.',
  changed: (places: number) => (places === 1 ? 'One place changed.' : `${places} places changed.`),
  save: 'Save picture',
  animate: 'Save animation',
  failed: (why: string) => `Not saved: ${why}`,
  unknown: 'the browser refused',
} as const
