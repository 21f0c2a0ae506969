import { BUNDLE_ID, FIREBASE_PROJECT_ID } from '@mosaygent/contract'

/** What looks wrong with a project id; null: nothing, or nothing typed. */
export function projectIdHint(id: string): string | null {
  if (id === '' || FIREBASE_PROJECT_ID.test(id)) return null
  return 'This does not look like a project ID: 6 to 30 lowercase letters, digits and hyphens, a letter first.'
}

/** What looks wrong with a bundle id; null: nothing, or nothing typed. */
export function bundleIdHint(id: string): string | null {
  if (id === '' || BUNDLE_ID.test(id)) return null
  return 'This does not look like a bundle ID: parts joined by dots, such as com.example.myapp.'
}
