/**
 * Runs in the page, with each layout: an icon is a word that its font draws as a picture, so the word must not be seen.
 * Nothing is drawn until the font is there; where it is late or cannot be had, or has no picture of that word, a
 * neutral shape stands there (see the style sheet's `.icon`).
 */
export const ICONS_SCRIPT = `
const ICON_FONTS = { filled: '', outlined: ' Outlined', round: ' Round', sharp: ' Sharp' }
const ICONS_LATE_MS = 3000
const iconFonts = {}

function iconsAre(name, state) {
  iconFonts[name] = state
  const names = (wanted) => Object.keys(iconFonts).filter((each) => iconFonts[each] === wanted).join(' ')
  page.dataset.icons = names('there')
  page.dataset.iconless = names('lacking')
  markIcons()
}

function settleIcons() {
  for (const [name, suffix] of Object.entries(ICON_FONTS)) {
    if (iconFonts[name] !== undefined || document.querySelector('.icon.' + name) === null) continue
    iconsAre(name, 'asked')
    const late = setTimeout(() => iconsAre(name, 'lacking'), ICONS_LATE_MS)
    document.fonts.load('24px "Material Icons' + suffix + '"')
      .then((faces) => faces.some(({ status }) => status === 'loaded') ? 'there' : 'lacking', () => 'lacking')
      .then((state) => {
        clearTimeout(late)
        iconsAre(name, state)
      })
  }
  markIcons()
}

// a word without a picture is as long as it is written
function markIcons() {
  const known = Object.keys(iconFonts).filter((name) => iconFonts[name] === 'there').map((name) => '.icon.' + name)
  const icons = known.length === 0 ? [] : [...document.querySelectorAll(known.join())]
  const marks = icons.map((icon) => [
    icon,
    icon.scrollWidth > parseFloat(getComputedStyle(icon).fontSize) * 1.4,
  ])
  for (const [icon, isWord] of marks) icon.classList.toggle('wordy', isWord)
}
`
