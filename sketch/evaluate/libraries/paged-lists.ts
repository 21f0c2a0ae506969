import { positionalArguments } from '../arguments.ts'
import { created, integer, listOf } from '../value.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

const PAGED = /^Paged(Sliver)?(List|Grid|MasonryGrid|AlignedGrid)(?:View)?$/
const SAMPLES = 3
const ITEM: Value = { kind: 'unknown', text: 'item', given: true }

/**
 * infinite_scroll_pagination: lists whose rows come page by page. What comes is shown as samples, each made by the
 * delegate, which is given the row and its number (`lib/src/base/paged_child_builder_delegate.dart`).
 */
export const pagedLists: Library = {
  builds(evaluator, widget) {
    const [, sliver = '', kind] = PAGED.exec(widget.type) ?? []
    const delegate = widget.named.get('builderDelegate')
    const make = delegate?.kind === 'object' ? delegate.named.get('itemBuilder') : undefined
    if (kind === undefined || make?.kind !== 'function') return null
    const rows = Array.from({ length: SAMPLES }, (_, index) =>
      evaluator.apply(make, positionalArguments(created('BuildContext'), ITEM, integer(index))),
    )
    const named = new Map([...widget.named, ['children', listOf(rows)] as const])
    const type = `${sliver}${kind === 'List' ? 'List' : 'Grid'}${sliver === '' ? 'View' : ''}`
    return { ...created(type), named, at: widget.at }
  },
}
