import { win32 } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import { type OperatingSystem } from '../../operating-system/index.ts'

export interface TypedPathContext {
  readonly system: OperatingSystem
  /** What `~` stands for. */
  readonly userHome: string
}

/**
 * What a person typed or pasted as a folder, as an absolute path in the platform's own spelling: blanks and quotes
 * around it, `~`, a `file:` address as file managers hand over with what is dragged, and slashes at its end are understood. Looks at no disk.
 */
export function readTypedPath(typed: string, { system, userHome }: TypedPathContext): Outcome<string> {
  const paths = system.paths.rules
  const windows = paths === win32
  const text = withoutScheme(unquote(typed.trim()), windows)
  const example = windows ? 'C:\\Users\\you\\project' : '/home/you/project'
  if (text === '') return refuse('invalid-path', `Type the full path of a folder, for example ${example}.`)
  if (/\p{Cc}/u.test(text)) {
    return refuse(
      'invalid-path',
      'The path contains a control character. Type it again without line breaks or tabs.',
    )
  }
  const expanded = expandHome(text, userHome, windows)
  if (expanded === null) {
    return refuse(
      'invalid-path',
      `"~" stands for your own home folder only. Type the full path, for example ${example}.`,
    )
  }
  const wrong = windows ? whatIsWrongOnWindows(expanded) : null
  if (wrong !== null) return refuse('invalid-path', wrong)
  if (!paths.isAbsolute(expanded)) {
    return refuse(
      'invalid-path',
      `“${text}” is not a full path. Type it from the ${windows ? 'drive' : 'root'} on, for example ${example}.`,
    )
  }
  return succeed(paths.resolve(expanded))
}

/** The path of a `file:` address; what is none of this machine stays as it is, and is refused as a path. */
function withoutScheme(text: string, windows: boolean): string {
  if (!/^file:\/\//i.test(text) || !URL.canParse(text)) return text
  try {
    return fileURLToPath(text, { windows })
  } catch {
    return text
  }
}

function unquote(text: string): string {
  const quoted = /^(["'])(.*)\1$/s.exec(text)
  return quoted?.[2]?.trim() ?? text
}

/** Null for another user's home (`~anna`). */
function expandHome(text: string, userHome: string, windows: boolean): string | null {
  if (!text.startsWith('~')) return text
  const rest = text.slice(1)
  if (rest === '' || rest.startsWith('/') || (windows && rest.startsWith('\\'))) return userHome + rest
  // a folder whose name begins with ~ can be typed by its full path; "~x" alone is a relative path at best
  return null
}

/** Device names answer as files in every folder, with any ending (CVE-2025-27210), superscript digits included. */
const RESERVED = /^(CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(COM|LPT)[0-9\u00b9\u00b2\u00b3])$/i

/** A sentence about a path that Windows would read as something other than a folder on a drive; null when it is fine. */
export function whatIsWrongOnWindows(path: string): string | null {
  const slashed = path.replaceAll('/', '\\')
  if (/^\\\\[?.]\\/.test(slashed))
    return 'Device paths are not supported. Type the path with its drive letter.'
  if (slashed.startsWith('\\\\')) {
    return 'Network paths are not supported by the Flutter tool. Give the share a drive letter and type that path.'
  }
  if (/^[a-z]:(?!\\)/i.test(slashed))
    return `Type a backslash after the drive: ${path.slice(0, 2)}\\${path.slice(2)}`
  if (!/^[a-z]:\\/i.test(slashed))
    return 'Type the path from the drive on, for example C:\\Users\\you\\project.'
  for (const name of slashed.slice(3).split('\\')) {
    if (name === '' || name === '.' || name === '..') continue
    if (/[<>:"|?*]/.test(name)) return `"${name}" contains a character that Windows does not allow in names.`
    if (/[. ]$/.test(name)) return `"${name}" ends in a dot or a blank, which Windows drops.`
    const stem = (name.split('.')[0] ?? name).trimEnd()
    if (RESERVED.test(stem)) return `"${name}" is the name of a device on Windows.`
  }
  return null
}
