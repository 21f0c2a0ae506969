import { openAbove } from '../effects.ts'
import { entryOf } from '../entry-of.ts'
import { created, listOf, stringOf, unknown } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/** How a package names the parts of a dialog, and what its buttons say where nothing else is said. */
interface Words {
  readonly title: readonly string[]
  readonly content: readonly string[]
  /** Each with the callback without which there is no such button; null for one that is always there. */
  readonly buttons: readonly (readonly [label: string, usual: string, onlyWith: string | null])[]
}

const plain = (content: readonly string[], ...buttons: Words['buttons']): Words => ({
  title: ['title'],
  content,
  buttons,
})

/** Functions: adaptive_dialog (`lib/src/`). */
const CALLED: Readonly<Record<string, Words>> = {
  showOkAlertDialog: plain(['message'], ['okLabel', 'OK', null]),
  showOkCancelAlertDialog: plain(['message'], ['cancelLabel', 'Cancel', null], ['okLabel', 'OK', null]),
  showTextInputDialog: plain(['message'], ['cancelLabel', 'Cancel', null], ['okLabel', 'OK', null]),
}
/** Static methods: quickalert, cool_alert, panara_dialogs (`lib/`). */
const SHOWN: Readonly<Record<string, Words>> = {
  'QuickAlert.show': plain(['widget', 'text'], ['confirmBtnText', 'Okay', null]),
  'CoolAlert.show': plain(['widget', 'text'], ['confirmBtnText', 'Ok', null]),
  'PanaraInfoDialog.show': plain(['message'], ['buttonText', '', null]),
  'PanaraConfirmDialog.show': plain(
    ['message'],
    ['cancelButtonText', '', null],
    ['confirmButtonText', '', null],
  ),
}
/** Objects that show themselves: awesome_dialog, rflutter_alert, ndialog (`lib/src/`). */
const SHOW: Readonly<Record<string, Words>> = {
  AwesomeDialog: plain(
    ['body', 'desc'],
    ['btnCancelText', 'Cancel', 'btnCancelOnPress'],
    ['btnOkText', 'Ok', 'btnOkOnPress'],
  ),
  Alert: plain(['content', 'desc'], ['', 'CANCEL', null]),
  NAlertDialog: plain(['content']),
  NDialog: plain(['content']),
}

/** Dialogs of packages that are made of words, where somebody follows where the code leads. */
export const wordDialogs: Library = {
  call: (evaluator, name, args) => opened(evaluator, entryOf(CALLED, name), args),
  create: (evaluator, type, constructor, args) =>
    opened(evaluator, entryOf(SHOWN, `${type}.${constructor}`), args),
  method: (evaluator, target, name) =>
    name === 'show' && target.kind === 'object' && target.constructor === ''
      ? opened(evaluator, entryOf(SHOW, target.type), target)
      : null,
}

function opened(
  evaluator: Evaluator,
  words: Words | undefined,
  { named, positional }: Pick<Arguments, 'named' | 'positional'>,
): Value | null {
  if (words === undefined) return null
  const first = (names: readonly string[]): Value | undefined =>
    names.map((name) => named.get(name)).find((each) => each !== undefined && each.kind !== 'null')
  const shown = (value: Value | undefined): Value | undefined =>
    value?.kind === 'object' || value?.kind === 'instance' || value === undefined
      ? value
      : created('Text', {}, [value])
  const own = named.get('actions') ?? named.get('buttons')
  const usual = words.buttons.flatMap(([label, otherwise, onlyWith]) => {
    const says = named.get(label) ?? (otherwise === '' ? undefined : stringOf(otherwise))
    if (says === undefined || (onlyWith !== null && !named.has(onlyWith))) return []
    return [created('TextButton', { onPressed: unknown('onPressed'), child: created('Text', {}, [says]) })]
  })
  const parts = { title: shown(first(words.title)), content: shown(first(words.content)) }
  const dialog = created('AlertDialog', {
    ...Object.fromEntries(
      Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    actions: own?.kind === 'list' ? own : listOf(usual),
  })
  openAbove(evaluator, 'ModalDialog', { positional, named }, dialog)
  return unknown('show')
}
