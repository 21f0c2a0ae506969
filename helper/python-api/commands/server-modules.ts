/** Python modules that serve an application, with the port where each looks by itself. */
const PORTS: Readonly<Record<string, number>> = {
  uvicorn: 8000,
  fastapi: 8000,
  hypercorn: 8000,
  granian: 8000,
  gunicorn: 8000,
  flask: 5000,
  quart: 5000,
  daphne: 8000,
  waitress: 8080,
  litestar: 8000,
  sanic: 8000,
}

/** Names of Python modules, and of the programs that they install, that serve an application. */
export const SERVERS: ReadonlySet<string> = new Set(Object.keys(PORTS))

/** Modules and programs that a launch file starts beside a server. */
export const NO_SERVERS: ReadonlySet<string> = new Set([
  'alembic',
  'black',
  'celery',
  'coverage',
  'mypy',
  'nose2',
  'pip',
  'pytest',
  'ruff',
  'tox',
  'unittest',
])

/** Where a server looks that was told no port; null: it is none of these. */
export function usualPort(args: readonly string[]): number | null {
  if (args.includes('runserver')) return 8000
  const server = args.slice(0, 3).find((arg) => SERVERS.has(arg))
  return server === undefined ? null : (PORTS[server] ?? null)
}
