import type { View } from '../view-settings.ts'
import type { PageState } from './page-link.ts'

/** Whether the soft keyboard is up: only on a device, where something in the page can tell the app. */
export function keyboardUp(
  keyboard: View['keyboard'],
  page: Pick<PageState, 'script' | 'identity' | 'field'>,
): boolean {
  if (page.script !== 'answers' || page.identity === null) return false
  return keyboard === 'up' || (keyboard === 'field' && page.field !== null)
}
