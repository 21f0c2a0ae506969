import { thrownBy } from '../try-catch.ts'
import { booleanOf, created, listOf } from '../value.ts'
import { failed } from './network.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

const FILE_SYSTEM = /^(File|Directory|Link)$/

const ABSENT = 'FileSystemException'
const READS = /^(readAs(String|Bytes|Lines)|length|lastModified|delete)(Sync)?$/
const WRITES = /^(create|write\w+|openWrite|copy|rename)(Sync)?$/
/** Which have written a file: another one may be read behind it. */
const wrote = new WeakSet<Evaluator>()

/** path_provider's folders (`path_provider/lib/path_provider.dart`), which the phone has made; where they are it tells. */
const OF_PHONE =
  /^get(ApplicationDocuments|ApplicationSupport|ApplicationCache|Temporary|ExternalStorage)Directory$/
const MADE = 'made'
const PATH: Value = { kind: 'string', value: '…', assumed: true }

/**
 * `dart:io`'s files and folders, as an app that was just installed finds them: those that it names itself it has not
 * made yet, and to read one fails where that is caught; a folder of its own is empty.
 */
export const ownFiles: Library = {
  call: (_evaluator, name) =>
    OF_PHONE.test(name) ? created('Directory', { path: PATH, [MADE]: booleanOf(true) }) : null,
  property(_evaluator, target, name) {
    if (target.kind !== 'object' || !FILE_SYSTEM.test(target.type)) return null
    if (name !== 'path' || target.constructor !== '') return null
    return target.positional[0] ?? target.named.get('path') ?? null
  },
  method(evaluator, target, name) {
    if (target.kind !== 'object' || !FILE_SYSTEM.test(target.type)) return null
    if (target.type === 'File' && WRITES.test(name)) wrote.add(evaluator)
    if (target.type === 'File' && READS.test(name) && evaluator.trying > 0 && !wrote.has(evaluator))
      return name.endsWith('Sync') ? thrownBy(evaluator, created(ABSENT)) : failed(ABSENT)
    if (/^exists(Sync)?$/.test(name)) return booleanOf(target.named.has(MADE))
    if (target.type !== 'Directory') return null
    if (name === 'listSync') return listOf([])
    return name === 'list' ? { ...created('Stream'), constructor: 'empty' } : null
  },
}
