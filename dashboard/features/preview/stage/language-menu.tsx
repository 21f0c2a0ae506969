import { Languages } from 'lucide-react'
import { Button, Menu, MenuChoice } from '#ui'
import styles from './stage.module.css'

interface LanguageMenuProps {
  /** BCP 47; null: the browser's own. */
  locale: string | null
  onLocale: (locale: string | null) => void
  disabledReason: string | null
  /** What the sketch found listed in the app; null where that is not known. */
  listed: readonly string[] | null
}

const OWN = 'own'
/** Languages with the scripts, lengths and directions that layouts break on. */
const TAGS = ['en', 'en-GB', 'de', 'fr', 'es', 'it', 'pt-BR', 'ru', 'ar', 'he', 'hi', 'ja', 'ko', 'zh-Hans']

const names = new Intl.DisplayNames(['en'], { type: 'language' })
const OPTIONS = [
  { value: OWN, label: "The browser's own" },
  ...TAGS.map((tag) => ({ value: tag, label: `${names.of(tag) ?? tag}, ${tag}` })),
]

/** The app's language. */
export function LanguageMenu({ locale, onLocale, disabledReason, listed }: LanguageMenuProps) {
  const button = (
    <Button variant="quiet" size="small" className={styles.tight} disabledReason={disabledReason}>
      <Languages aria-hidden="true" />
      <span className="sr-only">Language </span>
      {locale ?? 'auto'}
    </Button>
  )
  // a button that is off says why and opens nothing
  if (disabledReason !== null) return button
  return (
    <Menu trigger={button}>
      <MenuChoice
        label="Language of the app"
        value={locale ?? OWN}
        options={OPTIONS}
        onChange={(value) => {
          onLocale(value === OWN ? null : value)
        }}
      />
      <p className={styles.fine}>{supportText(listed)}</p>
    </Menu>
  )
}

/** An app that is told another language than it lists goes on as it was. */
export function supportText(listed: readonly string[] | null): string {
  const rule = 'Shown only if the app supports it'
  if (listed === null) return rule
  return listed.length === 0
    ? `${rule}; this app's sketch lists none`
    : `${rule}; this app's sketch lists: ${listed.join(', ')}`
}
