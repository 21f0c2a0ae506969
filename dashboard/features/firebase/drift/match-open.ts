import { createOpenState } from '#ui'

const matching = createOpenState()

/** Whether Sync all is open: by its button, or from another page by the palette. */
export const useMatching = matching.use
