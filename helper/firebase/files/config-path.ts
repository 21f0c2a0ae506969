import { posix, win32 } from 'node:path'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import { type OperatingSystem, thisSystem } from '../../operating-system/index.ts'

const EXAMPLE = 'for example lib/backend/firebase/firebase_config.dart'

/**
 * A config path as a person typed it, relative to the app and with forward slashes. Looks at no disk; where links lead
 * is for `file-transaction/locate.ts` to find out.
 */
export function checkConfigPath(typed: string, system: OperatingSystem = thisSystem()): Outcome<string> {
  const text = typed.trim()
  const path = text.replaceAll(system.paths.rules.sep, '/')
  if (path === '') return refuse('invalid-path', `Type the path of the Dart file, ${EXAMPLE}.`)
  if (/\p{Cc}/u.test(path)) return refuse('invalid-path', 'The config path contains a control character.')
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  const clean = parts.join('/')
  // the paths of either system, on both: a setting travels between computers; `./C:/x` is one only without its dot
  if ([path, clean].some((way) => posix.isAbsolute(way) || win32.isAbsolute(way) || /^([a-z]:|~)/i.test(way)))
    return refuse('path-not-allowed', `${text} is a full path. Type it from the app’s folder on, ${EXAMPLE}.`)
  if (parts.some((part) => part === '..' || /^\.\.[\\]/.test(part) || part.includes('\\..')))
    return refuse('path-not-allowed', `${text} leads out of the app. Type a path without “..”, ${EXAMPLE}.`)
  if (!clean.endsWith('.dart'))
    return refuse('invalid-path', `${text} is not a Dart file. Type the path of one, ${EXAMPLE}.`)
  return succeed(clean)
}
