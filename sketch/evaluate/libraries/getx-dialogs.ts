import { openAbove } from '../effects.ts'
import { created, listOf, stringOf, unknown } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * GetX's dialogs and sheets, which need no context (`get_navigation/src/extension_navigation.dart`): `Get.dialog` and
 * `Get.bottomSheet` are handed what they show, `Get.generalDialog` builds it, `Get.defaultDialog` makes it of words.
 */
export const getXDialogs: Library = {
  create(evaluator, type, constructor, args) {
    if (type !== 'Get' || !OPENS.test(constructor)) return null
    // what is handed on is there already; only who follows where the code leads asks for it
    if (evaluator.navigation === null) return unknown(`Get.${constructor}`)
    const isSheet = constructor === 'bottomSheet'
    const shown = constructor === 'defaultDialog' ? ofWords(args) : args.positional[0]
    openAbove(evaluator, isSheet ? 'ModalBottomSheet' : 'ModalDialog', args, shown)
    return unknown(`Get.${constructor}`)
  },
}

const OPENS = /^(dialog|bottomSheet|generalDialog|defaultDialog)$/

/** The dialog that is made of a title, of words or what stands for them, and of up to three buttons. */
function ofWords({ named }: Arguments): Value {
  const text = (value: Value | undefined, usual: string): Value =>
    created('Text', {}, [value ?? stringOf(usual)])
  const button = (kind: 'Cancel' | 'Confirm' | 'Custom', usual: string): Value[] => {
    const own = named.get(kind.toLowerCase())
    if (own !== undefined && own.kind !== 'null') return [own]
    const [words, pressed] = [named.get(`text${kind}`), named.get(`on${kind}`)]
    if (words === undefined && (pressed === undefined || kind === 'Custom')) return []
    const onPressed = pressed ?? unknown('onPressed')
    return [created('TextButton', { onPressed, child: text(words, usual) })]
  }
  const given = named.get('actions')
  const more = given?.kind === 'list' ? given.items : []
  const actions = [
    ...more,
    ...button('Cancel', 'Cancel'),
    ...button('Confirm', 'Ok'),
    ...button('Custom', ''),
  ]
  return created('AlertDialog', {
    title: text(named.get('title'), 'Alert'),
    content: named.get('content') ?? text(named.get('middleText'), 'Dialog made in 3 lines of code'),
    actions: listOf(actions),
  })
}
