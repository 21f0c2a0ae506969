import { positionalArguments } from '../arguments.ts'
import { created, integer, listOf, NULL, sameValue, textOfValue } from '../value.ts'
import { itemsOf } from '../loops.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** More than stand on a page. */
const MAX_ROWS = 60

interface Row {
  readonly element: Value
  readonly group: Value
}

/**
 * grouped_list (`grouped_list/lib/src/grouped_list.dart`) and sticky_grouped_list, which follows it: a list in the
 * order of its groups, each below its header.
 */
export const groupedLists: Library = {
  builds(evaluator, widget) {
    if (!/^(Sticky)?GroupedListView$/.test(widget.type)) return null
    const elements = itemsOf(widget.named.get('elements') ?? NULL)
    if (elements.length === 0) return widget.named.get('emptyPlaceholder') ?? created('SizedBox')
    const rows = elements
      .slice(0, MAX_ROWS)
      .map((element): Row => ({ element, group: called(evaluator, widget, 'groupBy', element) ?? NULL }))
    const children = inOrder(rows, widget).flatMap((row, index, all) => {
      const before = all[index - 1]
      const isNew = before === undefined || sameValue(before.group, row.group) !== true
      const between = widget.named.get('separator')
      const above = isNew ? headerOf(evaluator, widget, row) : between
      const own = rowOf(evaluator, widget, row.element, index)
      return above === undefined ? [own] : [above, own]
    })
    const footer = widget.named.get('footer')
    const shown = [...children, footer ?? NULL].filter(({ kind }) => kind !== 'null')
    const named = new Map([...widget.named].filter(([name]) => KEPT.test(name)))
    return { ...created('ListView'), named: named.set('children', listOf(shown)), at: widget.at }
  },
}

/** What it hands to Flutter's list. */
const KEPT = /^(shrinkWrap|physics|padding|scrollDirection|reverse)$/

const headerOf = (evaluator: Evaluator, widget: CreatedValue, { element, group }: Row): Value =>
  called(evaluator, widget, 'groupHeaderBuilder', element) ??
  called(evaluator, widget, 'groupSeparatorBuilder', widget.type === 'GroupedListView' ? group : element) ??
  NULL

function rowOf(evaluator: Evaluator, widget: CreatedValue, element: Value, index: number): Value {
  const context = created('BuildContext')
  return (
    called(evaluator, widget, 'itemBuilder', context, element) ??
    called(evaluator, widget, 'indexedItemBuilder', context, element, integer(index)) ??
    NULL
  )
}

function called(evaluator: Evaluator, widget: CreatedValue, name: string, ...given: Value[]): Value | null {
  const callee = widget.named.get(name)
  const isThere = callee !== undefined && callee.kind !== 'null'
  return isThere ? evaluator.call(callee, positionalArguments(...given), null) : null
}

/** By their groups, as far as those can be compared, unless the list says that they are in order. */
function inOrder(rows: readonly Row[], { named }: CreatedValue): readonly Row[] {
  const sort = named.get('sort')
  if (sort?.kind === 'boolean' && !sort.value) return rows
  const order = named.get('order')
  const turned = order?.kind === 'member' && order.name === 'DESC' ? -1 : 1
  return rows.toSorted((one, other) => turned * compare(one.group, other.group))
}

function compare(one: Value, other: Value): number {
  if (one.kind === 'number' && other.kind === 'number') return one.value - other.value
  if (one.kind !== 'string' || other.kind !== 'string') return 0
  const [left, right] = [textOfValue(one), textOfValue(other)]
  return left < right ? -1 : left > right ? 1 : 0
}
