/** `fontSize` as words; a condition stays as it is written. */
const worded = (name: string) =>
  name.startsWith('if ')
    ? name
    : name.replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const texts = {
  title: (call: string) => `Edit ${call}`,
  place: (file: string, line: number) => `${file}:${line}`,
  file: (file: string) => file,
  line: (line: number) => `:${line}`,
  from: (file: string) => `From ${file}`,
  more: (count: number) => `and ${count} more`,
  given: 'Given elsewhere',
  givenAt: (file: string, line: number, times: number) =>
    `From ${file}:${line}${times > 1 ? `, used in ${times} places of this page` : ''}`,
  defaultAt: (file: string, line: number) => `From ${file}:${line}, its default`,
  constantAt: (file: string, line: number, name: string) => `From ${file}:${line}, all uses of ${name}`,
  openPlace: (file: string, line: number) => `Open ${file}:${line} in editor`,
  close: 'Close',
  openInEditor: 'Open in editor',
  undo: 'Undo',
  redo: 'Redo',
  undoWhat: (what: string) => `Undo ${what}`,
  redoWhat: (what: string) => `Redo ${what}`,
  nothingToUndo: 'No edit is left to undo.',
  nothingToRedo: 'No edit is left to redo.',
  elsewhere: (message: string, file: string) => `${message} It is in ${file}.`,
  readAgain: 'Read again',
  nothing: 'No value to edit here.',
  // a whole style that is named elsewhere is called so
  label: (path: readonly string[]) =>
    sentence(
      path
        .filter((part, at) => part !== 'style' || /^(?:$|base$|else$|if )/.test(path[at + 1] ?? ''))
        .map(worded)
        .join(', '),
    ),
  group: (path: readonly string[]) => sentence(path.map(worded).join(', ')),
  tooSmall: (least: number) => `Flutter takes nothing below ${least} here. Nothing was changed.`,
  pick: (label: string) => `${label}: pick`,
  literals: 'Literals',
  translations: 'Translations',
  translation: (label: string) => `${label}, a translation`,
  keyIn: (key: string, file: string) => `${key} in ${file}`,
  computed: 'Not literals',
  what: {
    interpolated: 'a text with values in it',
    joined: 'several texts side by side',
    name: 'named elsewhere',
    call: 'made by a call',
    condition: 'by a condition',
    fallback: 'with a fallback',
    expression: 'computed',
  },
}
