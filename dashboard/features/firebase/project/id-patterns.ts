import { BUNDLE_ID, FIREBASE_PROJECT_ID } from '@mosaygent/contract'
import { FORM } from './texts.ts'

/** What looks wrong with a project id; null: nothing, or nothing typed. */
export function projectIdHint(id: string): string | null {
  if (id === '' || FIREBASE_PROJECT_ID.test(id)) return null
  return FORM.oddProject
}

/** What looks wrong with a bundle id; null: nothing, or nothing typed. */
export function bundleIdHint(id: string): string | null {
  if (id === '' || BUNDLE_ID.test(id)) return null
  return FORM.oddBundle
}
