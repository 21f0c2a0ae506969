import { created, integer, unknown } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { FunctionValue, Value } from './value.ts'

const CONTEXT = /^(_|c|ctx|cx|context|\w*Context)$/

/** Of what a builder makes several of, the first is shown. */
const INDEX = /^(index|idx|i|position|pageIndex|itemIndex)$/

/** Widgets whose builder is given no context. */
export const WITHOUT_CONTEXT = new Set(['Obx', 'GetBuilder', 'GetX'])

/** What a function makes of a context, and of values that only a running app has. */
export function applyToUnknowns(evaluator: Evaluator, called: FunctionValue): Value {
  const positional = called.code.parameters
    .filter(({ named }) => !named)
    .map(({ name }): Value => (CONTEXT.test(name) ? created('BuildContext') : unknown(name)))
  return evaluator.apply(called, { positional, named: new Map() })
}

/**
 * What a builder makes: it is given the context, the child that its widget was given, and for the rest values that
 * only a running app has.
 */
export function applyBuilder(evaluator: Evaluator, builder: FunctionValue, child: Value): Value {
  const positional = builder.code.parameters
    .filter(({ named }) => !named)
    .map(({ name }, index): Value => {
      if (index === 0 && CONTEXT.test(name)) return created('BuildContext')
      if (INDEX.test(name)) return integer(0)
      return name === 'child' ? child : unknown(name)
    })
  return evaluator.apply(builder, { positional, named: new Map([['child', child]]) })
}
