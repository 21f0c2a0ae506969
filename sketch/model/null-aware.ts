import type { Expression } from './expression.ts'

/**
 * Whether nothing is asked of a null: `a?.b.c` ends at the `?.` of an `a` that is null, the whole row of what is taken
 * from it.
 */
export function endsAtNull(written: Expression): boolean {
  let each = written
  for (;;) {
    if (each.kind === 'member') {
      if (each.aware === true) return true
      each = each.target
    } else if (each.kind === 'call') each = each.callee
    else if (each.kind === 'index') each = each.target
    else if (each.kind === 'unary' && each.operator === '!!') each = each.operand
    else return false
  }
}
