import { mayOpenByListener, openByListener } from '../follow-navigation.ts'
import { positionalArguments } from '../arguments.ts'
import { created, unknown } from '../value.ts'
import { hasEmitted, stateOfBloc } from './bloc.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * What listens to a bloc (`flutter_bloc/lib/src/bloc_listener.dart`) is told what that has come to since the page began,
 * and may open a dialog over it. Where it leads otherwise is asked of a page that waits alone.
 */
export const blocListeners: Library = {
  provides(evaluator, widget) {
    if (!mayOpenByListener(evaluator)) return
    const listed = widget.type === 'MultiBlocListener' ? widget.named.get('listeners') : undefined
    for (const each of listed?.kind === 'list' ? listed.items : [widget])
      if (each.kind === 'object' && /^Bloc(Listener|Consumer)$/.test(each.type)) tell(evaluator, each)
  },
}

function tell(evaluator: Evaluator, widget: CreatedValue): void {
  const state = hasEmitted(evaluator, widget) ? stateOfBloc(evaluator, widget) : unknown('state')
  const hears = evaluator.calledWith(
    widget.named.get('listenWhen'),
    positionalArguments(unknown('before'), state),
  )
  if (state.kind === 'unknown' || isNo(hears)) return
  const args = positionalArguments(created('BuildContext'), state)
  openByListener(evaluator, () => evaluator.calledWith(widget.named.get('listener'), args))
}

const isNo = (value: Value | null): boolean => value?.kind === 'boolean' && !value.value
