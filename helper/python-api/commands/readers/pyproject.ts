import { parse } from 'smol-toml'
import * as z from 'zod/mini'
import { type FoundApiCommand, plainCommand } from '../found.ts'
import { commandOfLine } from './command-line.ts'
import { namesOf, packageName } from './requirement-names.ts'

/** What a `pyproject.toml` says of the project, its tools and how it is started. */
export interface PyProject {
  /** It has the table that uv and pip read. */
  readonly project: boolean
  readonly poetry: boolean
  readonly uv: boolean
  /** As Poetry names its environment; null: it does not say. */
  readonly name: string | null
  readonly extras: readonly string[]
  /** Named groups of packages that Install can bring or leave out. */
  readonly groups: readonly string[]
  /** The packages that each machine needs, as registries compare names. */
  readonly wanted: readonly string[]
  readonly commands: readonly FoundApiCommand[]
}

const Table = z.record(z.string(), z.unknown())
const text = z.optional(z.string())
const Shape = z.object({
  project: z.optional(
    z.object({
      name: text,
      scripts: z.optional(Table),
      'optional-dependencies': z.optional(Table),
      dependencies: z.optional(z.array(z.string())),
    }),
  ),
  'dependency-groups': z.optional(Table),
  tool: z.optional(
    z.object({
      uv: z.optional(Table),
      fastapi: z.optional(z.object({ entrypoint: text })),
      poetry: z.optional(
        z.object({
          name: text,
          scripts: z.optional(Table),
          extras: z.optional(Table),
          dependencies: z.optional(Table),
          group: z.optional(Table),
        }),
      ),
      poe: z.optional(z.object({ tasks: z.optional(Table) })),
      taskipy: z.optional(z.object({ tasks: z.optional(Table) })),
      pdm: z.optional(z.object({ scripts: z.optional(Table) })),
    }),
  ),
})

/** Names under which people keep the command of their server. */
const SERVES =
  /^(?:(?:run|start)[-_])?(?:serve|server|dev|start|run|api|web|app)(?:[-_](?:dev|api|server|local))?$/i
const MOST = 50

/** What cannot be read is for the tool to complain about. */
export const UNKNOWN: PyProject = {
  project: true,
  poetry: false,
  uv: false,
  name: null,
  extras: [],
  groups: [],
  wanted: [],
  commands: [],
}

/** @throws TomlError it is no TOML */
export function readPyProject(source: string): PyProject {
  const parsed = Shape.safeParse(parse(source.replace(/^\uFEFF/, '')))
  if (!parsed.success) return UNKNOWN
  const { project, tool } = parsed.data
  const scripts = { ...tool?.poetry?.scripts, ...project?.scripts }
  const tasks = { ...tool?.pdm?.scripts, ...tool?.taskipy?.tasks, ...tool?.poe?.tasks }
  const entry = tool?.fastapi?.entrypoint
  const groups = Object.keys({ ...tool?.poetry?.group, ...parsed.data['dependency-groups'] })
  return {
    project: project !== undefined,
    poetry: tool?.poetry !== undefined,
    uv: tool?.uv !== undefined,
    name: project?.name ?? tool?.poetry?.name ?? null,
    extras: Object.keys(project?.['optional-dependencies'] ?? tool?.poetry?.extras ?? {}).slice(0, MOST),
    groups: groups.slice(0, MOST),
    wanted: [...namesOf(project?.dependencies ?? []), ...poetryNames(tool?.poetry?.dependencies ?? {})],
    commands: [
      ...(entry === undefined ? [] : [plainCommand('tool.fastapi', 'python', ['-m', 'fastapi', 'dev'])]),
      ...Object.keys(scripts)
        .filter((name) => SERVES.test(name))
        .map((name) => plainCommand(name, 'environment', [name], 'maybe')),
      ...Object.entries(tasks)
        .filter(([name]) => SERVES.test(name))
        .map(([name, task]) => commandOfLine(name, lineOf(task)))
        .filter((one) => one !== null),
    ].slice(0, MOST),
  }
}

/** Those that are not optional and have no condition; a version may be a text, or a table with one. */
function poetryNames(dependencies: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(dependencies)
    .filter(([name, value]) => name !== 'python' && (typeof value === 'string' || isPlain(value)))
    .map(([name]) => packageName(name))
}

const Plain = z.object({
  version: z.string(),
  optional: z.optional(z.literal(false)),
  markers: z.optional(z.undefined()),
  python: z.optional(z.undefined()),
  platform: z.optional(z.undefined()),
})
const isPlain = (value: unknown) => Plain.safeParse(value).success

const Task = z.union([z.object({ cmd: z.string() }), z.object({ shell: z.string() })])

function lineOf(task: unknown): string {
  if (typeof task === 'string') return task
  const parsed = Task.safeParse(task)
  if (!parsed.success) return ''
  return 'cmd' in parsed.data ? parsed.data.cmd : parsed.data.shell
}
