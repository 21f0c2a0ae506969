import { dirname, join } from 'node:path'
import type { FlutterProgram } from './run.ts'
import type { FlutterSdk } from './sdk.ts'
import { thisSystem } from '../../operating-system/index.ts'

/** The SDK's own `dart`, which lies beside `flutter`, also among the shims of a version manager. */
export function dartProgram({ program, root }: FlutterSdk): FlutterProgram {
  const file = join(dirname(program), thisSystem().paths.program('dart', 'bat'))
  return { file, leading: [], root }
}
