import { unquoted, withoutComment } from '../../foreign-files/yaml-lines.ts'

/** What `web_dev_config.yaml` says of the web server that Flutter starts (3.38 and newer). */
export interface WebDevConfig {
  /** It names a host or a port. */
  readonly address: boolean
  /** It serves by TLS. */
  readonly https: boolean
  readonly headers: number
  /** Rules by which calls of the app are handed on to another server. */
  readonly proxies: number
  /** The path that the app is served at; null: it does not say. */
  readonly baseHref: string | null
}

/** Reads lines instead of YAML, as a `pubspec.yaml` is read: Flutter itself says what is wrong with the file. */
export function readWebDevConfig(text: string): WebDevConfig {
  const lines = linesOfServer(text)
  const indent = Math.min(...lines.map(indentOf))
  let key = ''
  const counts = { headers: 0, proxy: 0 }
  const values = new Map<string, string>()
  for (const line of lines) {
    const [, name, value = ''] = /^\s*["']?([\w-]{1,40})["']?:(.*)$/.exec(line) ?? []
    // a list may stand as far left as its key
    if (indentOf(line) === indent && name !== undefined) {
      key = name
      values.set(key, unquoted(value))
    } else if (/^\s*-(?:\s|$)/.test(line) && (key === 'headers' || key === 'proxy')) counts[key] += 1
  }
  return {
    address: values.has('host') || values.has('port'),
    https: values.has('https'),
    headers: counts.headers,
    proxies: counts.proxy,
    baseHref: values.get('base-href') ?? null,
  }
}

/** What a person should know of it, in one sentence each; empty: it says nothing. */
export function wordsOfWebDevConfig(config: WebDevConfig): string {
  const parts = [
    ...(config.proxies === 0 ? [] : [plural(config.proxies, 'proxy rule')]),
    ...(config.headers === 0 ? [] : [plural(config.headers, 'header')]),
    ...(config.baseHref === null ? [] : [`the path ${config.baseHref}`]),
  ]
  const said = [
    ...(parts.length === 0
      ? []
      : [`Flutter 3.38 and newer takes from it, in each configuration: ${parts.join(', ')}.`]),
    ...(config.address ? ['Its host and port give way to those of the preview.'] : []),
    ...(config.https ? ['With its https the app cannot be shown in the frame.'] : []),
  ]
  return said.join(' ')
}

const plural = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const indentOf = (line: string) => line.length - line.trimStart().length

function linesOfServer(text: string): string[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => withoutComment(line).trimEnd())
    .filter((line) => line !== '')
  const start = lines.findIndex((line) => /^["']?server["']?:/.test(line))
  if (start === -1) return []
  const below = lines.slice(start + 1)
  const end = below.findIndex((line) => /^\S/.test(line))
  return below.slice(0, end === -1 ? undefined : end)
}
