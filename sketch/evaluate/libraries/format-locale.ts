/**
 * The locale of a tag (`de`, `pt_BR`) for the runtime's formats, which are made of CLDR as intl's are; English for what
 * is none.
 */
export function formatLocale(tag: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag.replaceAll('_', '-'))[0] ?? 'en-US'
  } catch {
    return 'en-US'
  }
}
