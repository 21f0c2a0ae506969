import { parseEnv } from 'node:util'

/** The values of a `.env` file. */
export function readEnvFile(text: string): Readonly<Record<string, string>> {
  const values = parseEnv(text.replace(/^\uFEFF/, ''))
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string][] =>
      value !== undefined && /^[A-Za-z_]\w{0,200}$/.test(name) ? [[name, value]] : [],
    ),
  )
}
