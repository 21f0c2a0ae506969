import { booleanOf, created, listOf } from '../value.ts'
import type { Library } from './library.ts'

const FILE_SYSTEM = /^(File|Directory|Link)$/

/**
 * `dart:io`'s files and folders, as an app that was just installed finds them: those that it names itself it has not
 * made yet, and a folder of its own is empty. What a file holds is not known.
 */
export const ownFiles: Library = {
  property(_evaluator, target, name) {
    if (target.kind !== 'object' || !FILE_SYSTEM.test(target.type)) return null
    return name === 'path' && target.constructor === '' ? (target.positional[0] ?? null) : null
  },
  method(_evaluator, target, name) {
    if (target.kind !== 'object' || !FILE_SYSTEM.test(target.type)) return null
    if (/^exists(Sync)?$/.test(name)) return booleanOf(false)
    if (target.type !== 'Directory') return null
    if (name === 'listSync') return listOf([])
    return name === 'list' ? { ...created('Stream'), constructor: 'empty' } : null
  },
}
