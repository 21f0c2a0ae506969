import * as z from 'zod/mini'

/** What a `package.json` says of a server. */
export interface NodePackage {
  /** It depends on something that serves. */
  readonly serves: boolean
  readonly scripts: readonly string[]
  /** The file that `node` runs where there is no script. */
  readonly main: string | null
  /** `pnpm`, where it says which program installs it. */
  readonly manager: string | null
}

const Table = z.optional(z.record(z.string(), z.unknown()))
const Package = z.object({
  scripts: Table,
  dependencies: Table,
  main: z.optional(z.string()),
  packageManager: z.optional(z.string()),
})

const NODE_SERVERS = [
  'express',
  'fastify',
  'koa',
  'hono',
  'restify',
  'polka',
  '@nestjs/core',
  '@hapi/hapi',
  '@adonisjs/core',
  '@feathersjs/feathers',
  '@strapi/strapi',
  '@apollo/server',
  'apollo-server',
  'socket.io',
  'json-server',
  'parse-server',
]

/** @throws SyntaxError it is no JSON */
export function readNodePackage(text: string): NodePackage {
  const parsed = Package.safeParse(JSON.parse(text.replace(/^\uFEFF/, '')))
  if (!parsed.success) return { serves: false, scripts: [], main: null, manager: null }
  const { scripts = {}, dependencies = {}, main, packageManager } = parsed.data
  return {
    // Firebase runs these itself
    serves:
      NODE_SERVERS.some((name) => Object.hasOwn(dependencies, name)) &&
      !Object.hasOwn(dependencies, 'firebase-functions'),
    scripts: Object.keys(scripts).slice(0, 200),
    main: main ?? null,
    manager: /^(npm|pnpm|yarn|bun)@/.exec(packageManager ?? '')?.[1] ?? null,
  }
}

/** What kind of server a `pubspec.yaml` is of; null: of none. */
export type DartServer = 'dart_frog' | 'serverpod' | 'dart'

/** Reads lines, so that a syntax error during an edit hides no server. */
export function readDartServer(pubspec: string): DartServer | null {
  const lines = pubspec.split(/[\r\n]/)
  const names = (word: string) => lines.some((line) => line.startsWith(`  ${word}:`))
  if (lines.some((line) => /^\s{2,8}sdk:\s{0,4}flutter\b/.test(line))) return null
  if (names('dart_frog')) return 'dart_frog'
  if (names('serverpod')) return 'serverpod'
  return ['shelf', 'shelf_router', 'alfred', 'angel3_framework', 'conduit', 'relic'].some(names)
    ? 'dart'
    : null
}

/** The name of an `environment.yml` of conda; null: it does not say. */
export function readCondaName(text: string): string | null {
  return /^name:[ \t]{0,20}["']?([\w.-]{1,100})/m.exec(text.slice(0, 100_000))?.[1] ?? null
}

/** Whether a `requirements.txt` names what serves an API in Python. */
export function namesWebFramework(requirements: string): boolean {
  return requirements
    .split(/[\r\n]/)
    .some((line) =>
      /^(?:fastapi|flask|django|starlette|litestar|quart|sanic|falcon|aiohttp|bottle|tornado)\b(?!-)/i.test(
        line.trimStart(),
      ),
    )
}
