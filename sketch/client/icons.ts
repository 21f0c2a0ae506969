/** The classes of icons, and what their font's name ends with. */
const ICON_FONTS = { filled: '', outlined: ' Outlined', round: ' Round', sharp: ' Sharp' } as const
const LATE_MS = 3000

/** `lacking`: late, or not to be had. */
type FontState = 'asked' | 'there' | 'lacking'

const page = document.documentElement
const fonts = new Map<string, FontState>()

/**
 * An icon is a word that its font draws as a picture, and the word must not be seen. Nothing is drawn until the font has
 * loaded; where it is late, cannot be had or has no picture of that word, a neutral shape is (`.icon` in the styles).
 */
export function settleIcons(): void {
  for (const [name, suffix] of Object.entries(ICON_FONTS))
    if (!fonts.has(name) && document.querySelector(`.icon.${name}`) !== null) void load(name, suffix)
  markWords()
}

async function load(name: string, suffix: string): Promise<void> {
  setState(name, 'asked')
  const late = setTimeout(() => setState(name, 'lacking'), LATE_MS)
  const faces = await document.fonts.load(`24px "Material Icons${suffix}"`).catch(() => [])
  clearTimeout(late)
  setState(name, faces.some(({ status }) => status === 'loaded') ? 'there' : 'lacking')
}

function setState(name: string, state: FontState): void {
  fonts.set(name, state)
  page.dataset['icons'] = namesIn('there').join(' ')
  page.dataset['iconless'] = namesIn('lacking').join(' ')
  markWords()
}

const namesIn = (wanted: FontState) => [...fonts].flatMap(([name, state]) => (state === wanted ? [name] : []))

/** A word that its font has no picture of is as wide as its letters. */
function markWords(): void {
  const selector = namesIn('there').map((name) => `.icon.${name}`)
  const icons = selector.length === 0 ? [] : [...document.querySelectorAll(selector.join())]
  const marks = icons.map((icon) => ({
    icon,
    isWord: icon.scrollWidth > Number.parseFloat(getComputedStyle(icon).fontSize) * 1.4,
  }))
  for (const { icon, isWord } of marks) icon.classList.toggle('wordy', isWord)
}
