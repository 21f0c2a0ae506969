import { entryOf } from '../entry-of.ts'
import { positionalArguments } from '../arguments.ts'
import { valueHeld } from '../value-held.ts'
import { created, NULL, stringOf, unknown } from '../value.ts'
import { snapshotFrom } from './snapshots.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

type Hook = (evaluator: Evaluator, args: Arguments) => Value

const first = ({ positional }: Arguments): Value => positional[0] ?? NULL
const holding: Hook = (_evaluator, args) => created('ValueNotifier', { value: first(args) })
const madeBy: Hook = (evaluator, args) => evaluator.call(first(args), positionalArguments(), null)
const controller =
  (type: string): Hook =>
  (_evaluator, { named }) => ({ ...created(type), named })

const HOOKS: Readonly<Record<string, Hook>> = {
  useState: holding,
  useRef: holding,
  useValueNotifier: holding,
  useMemoized: madeBy,
  useCallback: (_evaluator, args) => first(args),
  useListenable: (_evaluator, args) => first(args),
  // runs once the first build is done, which is before anybody looks
  useEffect: (evaluator, args) => {
    madeBy(evaluator, args)
    return NULL
  },
  useFuture: (evaluator, args) => snapshotFrom(evaluator, true, first(args), args.named.get('initialData')),
  useStream: (evaluator, args) => snapshotFrom(evaluator, false, first(args), args.named.get('initialData')),
  useContext: () => created('BuildContext'),
  useIsMounted: () => unknown('isMounted'),
  useValueListenable: (evaluator, args) => valueHeld(evaluator, first(args)) ?? unknown('value'),
  useTextEditingController: (_evaluator, { named }) =>
    created('TextEditingController', { text: named.get('text') ?? stringOf('') }),
  useAnimationController: controller('AnimationController'),
  useTabController: controller('TabController'),
  usePageController: controller('PageController'),
  useScrollController: controller('ScrollController'),
  useFocusNode: controller('FocusNode'),
  useStreamController: controller('StreamController'),
}

/** flutter_hooks: what a hook gives in the first build. */
export const hooks: Library = {
  call: (evaluator, name, args) => entryOf(HOOKS, name)?.(evaluator, args) ?? null,
}
