import { foreignAncestor, lineageOf } from '../declarations.ts'
import { fillIn } from '../fill-in.ts'
import { fieldOfInstance } from '../instances.ts'
import { isObserved, observedNow } from '../observed-operators.ts'
import { deviceLocale, localeNow } from '../locale-now.ts'
import { givenOfType } from '../provided.ts'
import { positionalArguments } from '../arguments.ts'
import { booleanOf, created, listOf, NULL, textOfValue, unknown } from '../value.ts'
import { placed } from './asset-texts.ts'
import { untilFrame } from './later.ts'
import { madeBy } from './made-by.ts'
import { textsOfKeys } from './getx-texts.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { InstanceValue, SourceOffset, Value } from '../value.ts'
import type { Library } from './library.ts'

/** GetX: controllers, values that are observed, and its translations. */
export const getX: Library = {
  create(evaluator, type, constructor, args, at) {
    if (type === 'GetInstance' && constructor === '') return created('GetInstance')
    if (type === 'Get') return located(evaluator, constructor, args, at)
    const [first] = args.positional
    if (/^Rx(n)?(Bool|String|Int|Double|Num)?$/.test(type)) return created('Rx', { value: first ?? NULL })
    if (type === 'RxList' || type === 'RxMap') return first ?? listOf([])
    return null
  },
  property(evaluator, target, name) {
    if (name === 'obs')
      return target.kind === 'list' || target.kind === 'map' ? target : created('Rx', { value: target })
    if (name === 'value' && (target.kind === 'list' || target.kind === 'map')) return target
    if (isObserved(target) && (name === 'isTrue' || name === 'isFalse')) {
      const now = observedNow(evaluator, target)
      return now?.kind === 'boolean' ? booleanOf(now.value === (name === 'isTrue')) : null
    }
    if (target.kind === 'string' && name === 'tr')
      return placed(evaluator, target.value, evaluator.translation(target.value))
    const isGet = target.kind === 'type' && target.name === 'Get'
    if (isGet && name === 'deviceLocale') return deviceLocale(evaluator)
    if (isGet && name === 'locale') return localeNow(evaluator)
    if (target.kind === 'instance' && name === 'controller') return controllerOf(evaluator, target)
    return null
  },
  method(evaluator, target, name, args, at) {
    if (target.kind === 'object' && target.type === 'GetInstance') return located(evaluator, name, args, at)
    if (target.kind === 'string' && name.startsWith('tr'))
      return translatedWith(evaluator, target.value, name, args)
    const isRead = name === 'call' && args.positional.length === 0
    return isObserved(target) && isRead ? (observedNow(evaluator, target) ?? null) : null
  },
  builder(evaluator, widget) {
    if (widget.type !== 'GetBuilder' && widget.type !== 'GetX') return null
    const init = widget.named.get('init')
    const made = init?.kind === 'instance' ? begun(evaluator, init) : null
    return [made ?? controllerOfType(evaluator, widget.types?.[0], widget.at) ?? unknown('controller')]
  },
  provides(evaluator, widget) {
    if (widget.named.has('getPages')) evaluator.provisions.add(widget, 'GetPages', () => widget)
    if (!widget.type.startsWith('Get')) return
    // The one or the other (`get_navigation/src/root/get_material_app.dart`).
    const texts = widget.named.get('translations') ?? widget.named.get('translationsKeys')
    if (texts?.kind !== 'instance' && texts?.kind !== 'map') return
    const fallback = widget.named.get('fallbackLocale')
    evaluator.translations = { widget, texts: () => textsOfKeys(evaluator, texts, fallback) }
  },
}

function located(
  evaluator: Evaluator,
  how: string,
  { positional: [given], named, types }: Arguments,
  at: SourceOffset | null,
): Value | null {
  const type = types?.[0]
  const tagged = named.get('tag')
  const tag = tagged?.kind === 'string' ? tagged.value : null
  if (how === 'put' || how === 'lazyPut' || how === 'putAsync') {
    if (given === undefined) return null
    // it begins when somebody asks for it, not where it is made to see whether it is what somebody asks for
    const make = (): Value => evaluator.calledWith(given, positionalArguments()) ?? given
    evaluator.provisions.add(given, type ?? null, make, tag, madeBy(given))
    if (how !== 'put') return NULL
    return given.kind === 'instance' ? begun(evaluator, given) : given
  }
  if (how === 'putOrFind') return putOrFound(evaluator, given, type)
  if (how !== 'find') return null
  const found = tag === null || type === undefined ? null : foundByTag(evaluator, tag, type)
  return found ?? controllerOfType(evaluator, type, at)
}

/** `Get.find<RxList<Book>>(tag: 'books')`: of what is observed only its kind is known, not what it holds. */
function foundByTag(evaluator: Evaluator, tag: string, type: string): Value | null {
  const fits = (made: Value): boolean => {
    if (/^Rx(List|Set)\b/.test(type)) return made.kind === 'list'
    if (/^RxMap\b/.test(type)) return made.kind === 'map'
    return type.startsWith('Rx') && isObserved(made)
  }
  const found = evaluator.provisions.ofTag(tag, type, fits)
  return found?.kind === 'instance' ? begun(evaluator, found) : found
}

/** `GetInstance().putOrFind(() => Cart())` (`get_instance/src/get_instance.dart`): what is there already, else what that makes. */
function putOrFound(evaluator: Evaluator, make: Value | undefined, type: string | undefined): Value | null {
  const tornOff = make?.kind === 'class' && make.tearOff !== undefined ? make.of.declaration : null
  const maker = make?.kind === 'function' ? make.code : tornOff
  if (maker === null) return null
  const found = type === undefined ? null : evaluator.provisions.ofType(type)
  if (found !== null) return found.kind === 'instance' ? begun(evaluator, found) : found
  const made = evaluator.once(maker, () => {
    const first = evaluator.calledWith(make, positionalArguments()) ?? NULL
    evaluator.provisions.add(maker, type ?? tornOff?.name ?? null, () => first)
    return first
  })
  return made.kind === 'instance' ? begun(evaluator, made) : made
}

/** `controller` of a `GetView<HomeController>`. */
function controllerOf(evaluator: Evaluator, view: InstanceValue): Value | null {
  if (!/^Get(View|Widget|ResponsiveView)$/.test(foreignAncestor(evaluator.declarations, view.of) ?? ''))
    return null
  const line = lineageOf(evaluator.declarations, view.of)
  const typed = line.find(({ declaration }) => (declaration.superTypes ?? []).length > 0)
  const at = typed === undefined ? null : { file: typed.file, offset: 0 }
  return controllerOfType(evaluator, typed?.declaration.superTypes?.[0], at)
}

function controllerOfType(
  evaluator: Evaluator,
  type: string | undefined,
  at: SourceOffset | null,
): Value | null {
  const found = givenOfType(evaluator, type, at)
  return found?.kind === 'instance' ? begun(evaluator, found) : found
}

/**
 * A controller after its `onInit` and, a frame later, its `onReady`, which GetX calls once: who asks for it meanwhile has
 * it as it is then.
 */
function begun(evaluator: Evaluator, controller: InstanceValue): Value {
  evaluator.once(controller.fields, () => {
    const before = evaluator.beginning
    evaluator.beginning = true
    untilFrame(evaluator, () => {
      for (const name of ['onInit', 'onReady']) {
        const begin = fieldOfInstance(evaluator, controller, name)
        // what it starts and does not wait for goes on when it has ended
        if (begin?.kind === 'function')
          evaluator.laterParts.around(() => evaluator.apply(begin, positionalArguments()))
      }
    })
    evaluator.beginning = before
    return controller
  })
  return controller
}

/** `'key'.trParams({…})`, `.trArgs([…])` and their plurals (`get/lib/get_utils/src/extensions/internacionalization.dart`). */
function translatedWith(evaluator: Evaluator, key: string, name: string, args: Arguments): Value | null {
  const [first, count, ofPlural] = args.positional
  if (name === 'trPlural' || name === 'trPluralParams') {
    const isOne = count?.kind === 'number' && count.value === 1
    if (first?.kind !== 'string' || count?.kind !== 'number') return null
    return filledIn(evaluator, isOne ? key : first.value, ofPlural)
  }
  return name === 'trParams' || name === 'trArgs' ? filledIn(evaluator, key, first) : null
}

/** `@name` of a text by a map's values, or each `%s` by the next of a list. */
function filledIn(evaluator: Evaluator, ofKey: string, given: Value | undefined): Value {
  const text = evaluator.translation(ofKey)
  let filled = text
  for (const [key, value] of given?.kind === 'map' ? given.entries : [])
    filled = fillIn(filled, `@${textOfValue(key)}`, value, 'everywhere')
  for (const value of given?.kind === 'list' ? given.items : []) filled = fillIn(filled, '%s', value, 'once')
  const assumed = filled.includes('…') && !text.includes('…')
  return { ...placed(evaluator, ofKey, filled), ...(assumed ? { assumed } : {}) }
}
