import type { StoryTile } from './story-events.ts'

/** What stands on the storyboard's own parts. */
export const texts = {
  /** A page without a class of the project's own goes by its address. */
  name: ({ name, route }: Pick<StoryTile, 'name' | 'route'>) => name ?? route ?? 'Page without a class',
  tab: ({ label, number }: NonNullable<StoryTile['tab']>) =>
    label === '' ? `Tab ${number}` : `Tab ${label}`,
  /** Of a page in the place of one that waits for what only the running app can tell. */
  byName: 'by its name',
  open: (name: string, detail: string) =>
    detail === '' ? `Open ${name} in the phone` : `Open ${name}, ${detail}, in the phone`,
  /** In place of the picture. */
  failed: 'Could not be drawn',
  failedPage: (name: string, place: string) =>
    place === '' ? `${name}, which could not be drawn` : `${name}, which could not be drawn: open ${place}`,
  editor: (place: string) => `Open ${place} in the editor`,
  leads: (names: readonly string[]) => `Leads to ${names.join(', ')}`,
  leadsNowhere: 'Leads to no other page',
} as const
