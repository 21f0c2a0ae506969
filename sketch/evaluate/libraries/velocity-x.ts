import { created } from '../value.ts'
import { entryOf } from '../entry-of.ts'
import type { Library } from './library.ts'

/** Widgets that it calls otherwise (`lib/src/flutter/`), by Flutter's name for what they do. */
const STACKS: Readonly<Record<string, string>> = { VStack: 'Column', HStack: 'Row', ZStack: 'Stack' }

/**
 * velocity_x: `'words'.text.xl.bold.make()` is a Text, whose look is set by what stands between
 * (`lib/src/flutter/text.dart`) and is passed over; `VStack([…])` is a Column.
 */
export const velocityX: Library = {
  property(_evaluator, target, name) {
    return target.kind === 'string' && name === 'text' ? created('Text', {}, [target]) : null
  },
  builds(_evaluator, { type, positional, named, at }) {
    const renamed = entryOf(STACKS, type)
    const [children] = positional
    if (renamed === undefined || children?.kind !== 'list') return null
    const alignment = named.get('crossAlignment') ?? named.get('alignment')
    const along = named.get('axisSize')
    return {
      ...created(renamed, {
        children,
        ...(alignment === undefined || type === 'ZStack' ? {} : { crossAxisAlignment: alignment }),
        ...(along === undefined ? {} : { mainAxisSize: along }),
      }),
      at,
    }
  },
}
