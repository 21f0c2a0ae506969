import type { Receiver } from './page-link.ts'

/** Whether the keyboard's focus is in the frame of that window. */
export function holdsFocus(page: Receiver): boolean {
  const { activeElement } = document
  return activeElement instanceof HTMLIFrameElement && activeElement.contentWindow === page
}
