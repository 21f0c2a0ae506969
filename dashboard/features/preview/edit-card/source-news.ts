import type { Preview } from '../controller/use-preview.ts'

/** Another text wherever sources may be others: something was brought to the screen, or a file was saved. */
export const sourceNews = ({ last, codebase }: Pick<Preview, 'last' | 'codebase'>): string =>
  `${last?.at ?? ''} ${codebase?.last_modified ?? ''}`
