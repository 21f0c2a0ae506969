import { thrownBy } from '../try-catch.ts'
import { booleanOf, created, listOf } from '../value.ts'
import { failed } from './network.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Library } from './library.ts'

const FILE_SYSTEM = /^(File|Directory|Link)$/

const ABSENT = 'FileSystemException'
const READS = /^(readAs(String|Bytes|Lines)|length|lastModified|delete)(Sync)?$/
const WRITES = /^(create|write\w+|openWrite|copy|rename)(Sync)?$/
/** Which have written a file: another one may be read behind it. */
const wrote = new WeakSet<Evaluator>()

/**
 * `dart:io`'s files and folders, as an app that was just installed finds them: those that it names itself it has not
 * made yet, and to read one fails where that is caught; a folder of its own is empty.
 */
export const ownFiles: Library = {
  property(_evaluator, target, name) {
    if (target.kind !== 'object' || !FILE_SYSTEM.test(target.type)) return null
    return name === 'path' && target.constructor === '' ? (target.positional[0] ?? null) : null
  },
  method(evaluator, target, name) {
    if (target.kind !== 'object' || !FILE_SYSTEM.test(target.type)) return null
    if (target.type === 'File' && WRITES.test(name)) wrote.add(evaluator)
    if (target.type === 'File' && READS.test(name) && evaluator.trying > 0 && !wrote.has(evaluator))
      return name.endsWith('Sync') ? thrownBy(evaluator, created(ABSENT)) : failed(ABSENT)
    if (/^exists(Sync)?$/.test(name)) return booleanOf(false)
    if (target.type !== 'Directory') return null
    if (name === 'listSync') return listOf([])
    return name === 'list' ? { ...created('Stream'), constructor: 'empty' } : null
  },
}
