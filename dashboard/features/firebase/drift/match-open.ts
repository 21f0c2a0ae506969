import { createOpenState } from '#ui'

const matching = createOpenState()

/** Whether Make all match is open: by its button, or from another page by the palette. */
export const useMatching = matching.use
