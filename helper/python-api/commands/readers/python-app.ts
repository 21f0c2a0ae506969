/** A web application that a module in Python makes. */
export interface PythonApp {
  /** What serves it. */
  readonly kind: 'asgi' | 'flask' | 'quart'
  /** The variable, or the function that makes it. */
  readonly name: string
  readonly factory: boolean
  /** By its maker, or by what the module imports, it is a web application, and not anything that is called `app`. */
  readonly certain: boolean
}

const ASGI = /^(?:FastAPI|Starlette|Litestar|Quart|Robyn|BlackSheep|Application|Falcon)$/
const NAMES = new Set(['app', 'application', 'api', 'server'])

/**
 * The application of a module, read line by line, as code in mid-edit has one, too. One of an unknown maker counts where
 * it is called `app`, as ASGI, which most are.
 */
export function readPythonApp(source: string): PythonApp | null {
  const lines = source.split(/[\r\n]/)
  const imports = lines.filter((line) => /^(?:from|import)\s/.test(line)).map((line) => line.slice(0, 500))
  const framework = frameworkOf(imports)
  const made = lines.map(assignment).filter((one) => one !== null)
  const byMaker = made.find(({ maker }) => maker === 'Flask' || maker === 'Quart' || ASGI.test(maker))
  const chosen = byMaker ?? made.find(({ name }) => NAMES.has(name))
  if (chosen !== undefined) {
    // an `Application` is made by much else, too
    const certain = framework !== null || (byMaker !== undefined && byMaker.maker !== 'Application')
    const found = { name: chosen.name, factory: false, certain }
    if (chosen.maker === 'Flask') return { ...found, kind: 'flask' }
    if (chosen.maker === 'Quart') return { ...found, kind: 'quart' }
    if (byMaker === undefined && !certain && chosen.name !== 'app') return null
    return { ...found, kind: byMaker === undefined ? (framework ?? 'asgi') : 'asgi' }
  }
  const factory = lines
    .map((line) => FACTORY.exec(line.slice(0, 200))?.[1])
    .find((name) => name !== undefined)
  return factory === undefined || framework === null
    ? null
    : { kind: framework, name: factory, factory: true, certain: true }
}

const FACTORY =
  /^def (create_app|make_app|get_app|build_app|create_application|get_application|app_factory)\(/
const ASSIGNED = /^([A-Za-z_]\w{0,60})(?::[^=()]{0,100}|\s{0,10})=\s{0,10}(?![=])(.{0,200})/

function assignment(line: string): { readonly name: string; readonly maker: string } | null {
  const [, name, value = ''] = ASSIGNED.exec(line.slice(0, 400)) ?? []
  if (name === undefined) return null
  const maker = /^(?:[\w]{1,40}\.){0,4}(\w{1,60})\(/.exec(value)?.[1] ?? ''
  return { name, maker }
}

function frameworkOf(imports: readonly string[]): PythonApp['kind'] | null {
  const names = (word: string) =>
    imports.some((line) => new RegExp(`^(?:from|import)\\s+${word}\\b`).test(line))
  if (names('fastapi') || names('starlette') || names('litestar')) return 'asgi'
  if (names('quart')) return 'quart'
  return names('flask') ? 'flask' : null
}
