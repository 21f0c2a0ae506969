import { MASKED, OWN_CONFIGURATION } from '@mosaygent/contract'
import type { RequestBody, RunConfiguration } from '@mosaygent/contract'
import { texts } from './texts.ts'

/** A line of a list; `key` tells lines apart while their text changes. */
export interface Line {
  readonly key: number
  readonly text: string
}
export interface DefineLine {
  readonly key: number
  readonly name: string
  readonly value: string
}

/** What the form holds. */
export interface FormValues {
  readonly name: string
  readonly target: string
  readonly flavor: string
  readonly defines: readonly DefineLine[]
  readonly files: readonly Line[]
  readonly args: readonly Line[]
}

/** What is edited: one of our own, a copy of any, or a new one. */
export type Edited =
  | { readonly kind: 'new' }
  | { readonly kind: 'own' | 'copy'; readonly of: RunConfiguration }

let last = 0
export const newKey = () => (last += 1)
const lineOf = (text: string): Line => ({ key: newKey(), text })

export function valuesOf(edited: Edited): FormValues {
  if (edited.kind === 'new') return { name: '', target: '', flavor: '', defines: [], files: [], args: [] }
  const { name, target, flavor, dart_defines, define_files, args } = edited.of
  return {
    name: edited.kind === 'copy' ? texts.form.copyOf(name) : name,
    target: target ?? '',
    flavor: flavor ?? '',
    defines: Object.entries(dart_defines).map(([key, value]) => ({ key: newKey(), name: key, value })),
    files: define_files.map(lineOf),
    args: args.map(lineOf),
  }
}

/** Lines that were left empty say nothing. */
export function bodyOf(edited: Edited, values: FormValues): RequestBody<'saveRunConfiguration'> {
  const textsOf = (lines: readonly Line[]) => lines.map(({ text }) => text.trim()).filter(Boolean)
  const id = edited.kind === 'own' ? edited.of.id : null
  return {
    id,
    ...(edited.kind === 'copy' ? { copy_of: edited.of.id } : {}),
    name: values.name.trim(),
    target: values.target.trim() === '' ? null : values.target.trim(),
    flavor: values.flavor.trim() === '' ? null : values.flavor.trim(),
    dart_defines: Object.fromEntries(
      values.defines.filter(isSaid).map(({ name, value }) => [name.trim(), value]),
    ),
    define_files: textsOf(values.files),
    args: textsOf(values.args),
  }
}

const isSaid = ({ name, value }: DefineLine) => name.trim() !== '' || value !== ''

/** What is wrong, by field; a define by its key. */
export interface FormErrors {
  readonly name?: string
  readonly target?: string
  readonly defines?: ReadonlyMap<number, string>
}

/** What the helper would refuse, told before it is asked. */
export function errorsIn(values: FormValues): FormErrors {
  const defines = new Map<number, string>()
  const names = new Set<string>()
  for (const line of values.defines.filter(isSaid)) {
    const name = line.name.trim()
    if (name === '' || name.includes('=')) defines.set(line.key, texts.form.errors.defineName)
    else if (names.has(name)) defines.set(line.key, texts.form.errors.defineTwice)
    names.add(name)
  }
  const target = values.target.trim()
  return {
    ...(values.name.trim() === '' ? { name: texts.form.errors.name } : {}),
    ...(target === '' || target.endsWith('.dart') ? {} : { target: texts.form.errors.target }),
    ...(defines.size === 0 ? {} : { defines }),
  }
}

/** Where a refusal of the helper belongs; null: to the whole form. */
export function errorsBy(code: string | undefined, values: FormValues): FormErrors | null {
  switch (code) {
    case 'invalid-entry-point':
      return { target: texts.form.errors.target }
    case 'invalid-define-name':
      return errorsIn(values).defines === undefined ? null : errorsIn(values)
    case 'define-value-needed': {
      const masked = values.defines.filter(({ value }) => value === MASKED)
      return { defines: new Map(masked.map(({ key }) => [key, texts.form.errors.defineValue])) }
    }
    default:
      return null
  }
}

/** Names whose values nobody beside the screen should read. */
const SECRET =
  /secret|passw(?:or)?d|private|token|credential|service_role|webhook|api_?key|_key$|dsn|database_url/i
export const isSecretName = (name: string) => SECRET.test(name)

export const isOwn = ({ source }: RunConfiguration) => source === OWN_CONFIGURATION
