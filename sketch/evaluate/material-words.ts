import { firstDayOfWeek } from './libraries/date-symbols.ts'
import { formatLocale } from './libraries/format-locale.ts'
import { created, integer, listOf, stringOf } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Value } from './value.ts'

/** What Flutter's own widgets say (`flutter/lib/src/material/material_localizations.dart`). */
const ENGLISH: Readonly<Record<string, string>> = {
  okButtonLabel: 'OK',
  cancelButtonLabel: 'Cancel',
  closeButtonLabel: 'Close',
  continueButtonLabel: 'Continue',
  saveButtonLabel: 'Save',
  copyButtonLabel: 'Copy',
  cutButtonLabel: 'Cut',
  pasteButtonLabel: 'Paste',
  selectAllButtonLabel: 'Select all',
  viewLicensesButtonLabel: 'View licenses',
  licensesPageTitle: 'Licenses',
  searchFieldLabel: 'Search',
  backButtonTooltip: 'Back',
  closeButtonTooltip: 'Close',
  deleteButtonTooltip: 'Delete',
  moreButtonTooltip: 'More',
  nextPageTooltip: 'Next page',
  previousPageTooltip: 'Previous page',
  openAppDrawerTooltip: 'Open navigation menu',
  showMenuTooltip: 'Show menu',
  modalBarrierDismissLabel: 'Dismiss',
  drawerLabel: 'Navigation menu',
  anteMeridiemAbbreviation: 'AM',
  postMeridiemAbbreviation: 'PM',
}

/** `MaterialLocalizations.of(context)`, for who reads English; in other languages its words are not known. */
export function materialWords({ inherited }: Evaluator): Value | undefined {
  if (!/^en\b/.test(inherited.locale)) return undefined
  const words = Object.entries(ENGLISH).map(([name, text]) => [name, stringOf(text)] as const)
  return created('MaterialLocalizations', {
    ...Object.fromEntries(words),
    narrowWeekdays: listOf('S M T W T F S'.split(' ').map(stringOf)),
    firstDayOfWeekIndex: integer((firstDayOfWeek(formatLocale(inherited.locale)) + 1) % 7),
  })
}
