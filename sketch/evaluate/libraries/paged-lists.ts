import { positionalArguments } from '../arguments.ts'
import { created, integer, listOf, NULL, stringOf } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const PAGED = /^Paged(Sliver)?(List|Grid|MasonryGrid|AlignedGrid)(?:View)?$/
const SAMPLES = 3
/** Under these a controller keeps who is asked for a page, and what page came. */
const REQUESTED = 'asked for a page'
const CAME = 'page that came'
const ITEM: Value = { kind: 'unknown', text: 'item', given: true }

/**
 * infinite_scroll_pagination: lists whose rows come page by page. What comes is shown as samples, each made by the
 * delegate, which is given the row and its number (`lib/src/base/paged_child_builder_delegate.dart`).
 */
export const pagedLists: Library = {
  method(evaluator, target, name, { positional: [first] }) {
    if (target.kind !== 'object' || target.type !== 'PagingController') return null
    if (name === 'addPageRequestListener' && first !== undefined) evaluator.setOf(target, REQUESTED, first)
    else if (/^append(Last)?Page$/.test(name) && first !== undefined) evaluator.setOf(target, CAME, first)
    else return null
    return NULL
  },
  builds(evaluator, widget) {
    const [, sliver = '', kind] = PAGED.exec(widget.type) ?? []
    const delegate = widget.named.get('builderDelegate')
    const make = delegate?.kind === 'object' ? delegate.named.get('itemBuilder') : undefined
    if (kind === undefined || make?.kind !== 'function' || delegate?.kind !== 'object') return null
    const instead = insteadOfRows(evaluator, widget, delegate)
    if (instead !== null) return sliver === '' ? instead : created('SliverToBoxAdapter', { child: instead })
    const rows = Array.from({ length: SAMPLES }, (_, index) =>
      evaluator.apply(make, positionalArguments(created('BuildContext'), ITEM, integer(index))),
    )
    const named = new Map([...widget.named, ['children', listOf(rows)] as const])
    const type = `${sliver}${kind === 'List' ? 'List' : 'Grid'}${sliver === '' ? 'View' : ''}`
    return { ...created(type), named, at: widget.at }
  },
}

/** What stands in the place of rows whose first page failed, or that are none, as the source itself tells. */
function insteadOfRows(evaluator: Evaluator, widget: CreatedValue, delegate: CreatedValue): Value | null {
  const controller = widget.named.get('pagingController')
  if (controller?.kind !== 'object' || controller.type !== 'PagingController') return null
  const ask = evaluator.propertyOf(controller, REQUESTED)
  // once, and as a state begins: only what fails there is heard of
  evaluator.setOf(controller, REQUESTED, NULL)
  if (ask?.kind === 'function')
    evaluator.apply(ask, positionalArguments(controller.named.get('firstPageKey') ?? NULL))
  const error = evaluator.propertyOf(controller, 'error') ?? NULL
  const came = evaluator.propertyOf(controller, CAME)
  const said = (builder: string, words: readonly [string, string], more: readonly Value[]): Value => {
    const build = delegate.named.get(builder)
    if (build?.kind === 'function')
      return evaluator.apply(build, positionalArguments(created('BuildContext')))
    const texts = words.map((each) => created('Text', {}, [stringOf(each)]))
    return created('Center', { child: created('Column', { children: listOf([...texts, ...more]) }) })
  }
  if (error.kind !== 'null')
    return said(
      'firstPageErrorIndicatorBuilder',
      ['Something went wrong', 'The application has encountered an unknown error.\nPlease try again later.'],
      [created('ElevatedButton', { child: created('Text', {}, [stringOf('Try Again')]) })],
    )
  return came?.kind === 'list' && came.items.length === 0
    ? said('noItemsFoundIndicatorBuilder', ['No items found', 'The list is currently empty.'], [])
    : null
}
