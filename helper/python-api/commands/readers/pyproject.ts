import { parse } from 'smol-toml'
import * as z from 'zod/mini'
import { type FoundApiCommand, plainCommand } from '../found.ts'
import { commandOfLine } from './command-line.ts'

/** What a `pyproject.toml` says of the project, its tools and how it is started. */
export interface PyProject {
  /** It has the table that uv and pip read. */
  readonly project: boolean
  readonly poetry: boolean
  readonly uv: boolean
  /** As Poetry names its environment; null: it does not say. */
  readonly name: string | null
  readonly extras: readonly string[]
  readonly commands: readonly FoundApiCommand[]
}

const Table = z.record(z.string(), z.unknown())
const text = z.optional(z.string())
const Shape = z.object({
  project: z.optional(
    z.object({ name: text, scripts: z.optional(Table), 'optional-dependencies': z.optional(Table) }),
  ),
  tool: z.optional(
    z.object({
      uv: z.optional(Table),
      fastapi: z.optional(z.object({ entrypoint: text })),
      poetry: z.optional(z.object({ name: text, scripts: z.optional(Table), extras: z.optional(Table) })),
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

/** @throws TomlError it is no TOML */
export function readPyProject(source: string): PyProject {
  const parsed = Shape.safeParse(parse(source.replace(/^\uFEFF/, '')))
  if (!parsed.success)
    return { project: true, poetry: false, uv: false, name: null, extras: [], commands: [] }
  const { project, tool } = parsed.data
  const scripts = { ...tool?.poetry?.scripts, ...project?.scripts }
  const tasks = { ...tool?.pdm?.scripts, ...tool?.taskipy?.tasks, ...tool?.poe?.tasks }
  const entry = tool?.fastapi?.entrypoint
  return {
    project: project !== undefined,
    poetry: tool?.poetry !== undefined,
    uv: tool?.uv !== undefined,
    name: project?.name ?? tool?.poetry?.name ?? null,
    extras: Object.keys(project?.['optional-dependencies'] ?? tool?.poetry?.extras ?? {}).slice(0, MOST),
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

const Task = z.union([z.object({ cmd: z.string() }), z.object({ shell: z.string() })])

function lineOf(task: unknown): string {
  if (typeof task === 'string') return task
  const parsed = Task.safeParse(task)
  if (!parsed.success) return ''
  return 'cmd' in parsed.data ? parsed.data.cmd : parsed.data.shell
}
