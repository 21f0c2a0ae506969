import { Languages } from '#icons'
import { Button, Menu, MenuChoice } from '#ui'
import styles from './preview-pane.module.css'
import { texts } from './texts.ts'

interface LanguageMenuProps {
  /** BCP 47; null: the browser's own. */
  locale: string | null
  onLocale: (locale: string | null) => void
  disabledReason: string | null
  /** What the sketch found listed in the app; null where that is not known. */
  listed: readonly string[] | null
}

/** What stands for the browser's own in a list of choices. */
export const OWN_LANGUAGE = 'own'
/** Languages with the scripts, lengths and directions that layouts break on. */
const TAGS = ['en', 'en-GB', 'de', 'fr', 'es', 'it', 'pt-BR', 'ru', 'ar', 'he', 'hi', 'ja', 'ko', 'zh-Hans']

const names = new Intl.DisplayNames(['en'], { type: 'language' })
export const LANGUAGE_OPTIONS = [
  { value: OWN_LANGUAGE, label: texts.language.own },
  ...TAGS.map((tag) => ({ value: tag, label: `${names.of(tag) ?? tag}, ${tag}` })),
]

/** The app's language. */
export function LanguageMenu({ locale, onLocale, disabledReason, listed }: LanguageMenuProps) {
  const button = (
    <Button variant="quiet" size="small" className={styles.tight} disabledReason={disabledReason}>
      <Languages aria-hidden="true" />
      <span className="sr-only">{texts.language.name} </span>
      <span data-usual={locale === null ? '' : undefined}>{locale ?? texts.language.auto}</span>
    </Button>
  )
  // a button that is off says why and opens nothing
  if (disabledReason !== null) return button
  return (
    <Menu trigger={button}>
      <MenuChoice
        label={texts.language.label}
        value={locale ?? OWN_LANGUAGE}
        options={LANGUAGE_OPTIONS}
        onChange={(value) => {
          onLocale(value === OWN_LANGUAGE ? null : value)
        }}
        closes
      />
      <p className={styles.fine}>{supportText(listed)}</p>
    </Menu>
  )
}

/** An app that is told another language than it lists goes on as it was. */
export function supportText(listed: readonly string[] | null): string {
  const { rule, none, listed: lists } = texts.language
  if (listed === null) return rule
  return `${rule}${listed.length === 0 ? none : lists(listed)}`
}
