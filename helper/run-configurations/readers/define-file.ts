/** A file for `--dart-define-from-file`, as the tool reads it. */
export type DefineFile =
  | {
      readonly kind: 'values'
      readonly format: 'json' | 'env'
      readonly values: Readonly<Record<string, string>>
      /** Names whose value is a list or an object, which the tool hands on as Dart text and not as JSON. */
      readonly nested: readonly string[]
    }
  /** `why` as a clause behind the name of the file. */
  | { readonly kind: 'unusable'; readonly why: string }

/** JSON where it begins with a brace, whatever its name is; else lines of `NAME=value`. */
export function readDefineFile(source: string): DefineFile {
  const text = source.replace(/^\uFEFF/, '')
  const file = text.trim().startsWith('{') ? readJson(text) : readEnv(text)
  if (file.kind === 'unusable') return file
  const ours = Object.keys(file.values).find((name) => name.startsWith('FLUTTER_APP_FLAVOR'))
  return ours === undefined ? file : unusable(`${ours} is Flutter’s own name: set the flavor instead`)
}

function readJson(text: string): DefineFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return unusable('it is not valid JSON, in which comments have no place')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return unusable('it is no JSON object')
  const entries = Object.entries(value)
  const nested = entries.filter(([, one]) => typeof one === 'object' && one !== null).map(([name]) => name)
  const values = Object.fromEntries(entries.map(([name, one]) => [name, dartText(one)]))
  return { kind: 'values', format: 'json', values, nested }
}

/** As Dart prints it. */
function dartText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(dartText).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, one]) => `${name}: ${dartText(one)}`)
      .join(', ')}}`
  return String(value)
}

function readEnv(text: string): DefineFile {
  const values = new Map<string, string>()
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const equals = line.indexOf('=')
    const name = equals === -1 ? '' : line.slice(0, equals).trim()
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return unusable(`line ${index + 1} is not NAME=value`)
    const value = valueOf(line.slice(equals + 1).trim())
    if (value === null)
      return unusable(`line ${index + 1} has a value over several lines, which Flutter does not read`)
    values.set(name, value)
  }
  return { kind: 'values', format: 'env', values: Object.fromEntries(values), nested: [] }
}

/** Without its quotes, or without the comment behind it. */
function valueOf(text: string): string | null {
  if (text.startsWith('"""') || text.startsWith("'''")) return null
  const quote = text.charAt(0)
  if (quote === '"' || quote === "'" || quote === '`') {
    const end = text.indexOf(quote, 1)
    if (end !== -1) return text.slice(1, end)
  }
  const comment = text.indexOf(' #')
  return comment === -1 ? text : text.slice(0, comment).trimEnd()
}

const unusable = (why: string): DefineFile => ({ kind: 'unusable', why })
