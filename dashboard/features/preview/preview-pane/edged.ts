/** A button on a ground as light as itself, as surfaces are in the dark: there its edge alone tells it. */
export const EDGED = 'border-[light-dark(var(--line),var(--edge))]!'
