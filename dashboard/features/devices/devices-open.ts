import { createOpenState } from '#ui'

/** The list of devices, which a button and the palette open. */
export const devicesOpen = createOpenState()
