/** Where each subset of Roboto applies; the ranges are those of the font's own style sheet. */
const SUBSETS: Readonly<Record<string, string>> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
}
const STYLES = ['300-normal', '400-normal', '500-normal', '700-normal', '400-italic'] as const
const ICONS = { '': '', Outlined: '-outlined', Round: '-round', Sharp: '-sharp' } as const

/** The names of the font files, as their packages call them. */
export const ROBOTO_FILES: readonly string[] = Object.keys(SUBSETS).flatMap((subset) =>
  STYLES.map((style) => `roboto-${subset}-${style}.woff2`),
)
export const ICON_FILES: readonly string[] = Object.values(ICONS).map(
  (suffix) => `material-icons${suffix}.woff2`,
)

/** Addresses are relative to the page. */
export const FONT_FACES: string = [
  ...ROBOTO_FILES.map((file) => {
    const [, subset = '', weight = '400', style = 'normal'] =
      /^roboto-(.+)-(\d+)-(\w+)\.woff2$/.exec(file) ?? []
    return face(
      'Roboto',
      file,
      `font-style:${style};font-weight:${weight};unicode-range:${SUBSETS[subset] ?? ''}`,
    )
  }),
  ...Object.entries(ICONS).map(([name, suffix]) =>
    face(`Material Icons ${name}`.trim(), `material-icons${suffix}.woff2`, 'font-display:block'),
  ),
].join('\n')

function face(family: string, file: string, more: string): string {
  return `@font-face{font-family:'${family}';src:url(sketch/fonts/${file}) format('woff2');${more}}`
}
