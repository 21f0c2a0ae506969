import type { Address } from './address.ts'

/** Longer lines tell no address. */
const MOST_CHARACTERS = 600
/** What comes before an address at which somebody may be asked. */
const SAYS_SO =
  /\b(?:running|listening|listen|listens|serving|served|serve|started|starting|server|available|ready|local|url)\b/i
/** What has an address and is no API: debuggers, sockets, databases, other servers. */
const NOT_OURS =
  /\b(?:debugger|inspector|ws:|wss:|connect(?:ed|ing)? to|database|postgres(?:ql)?|redis|mongo(?:db)?|proxy|docs? at|see)\b/i
const URL_IN_LINE = /\b(https?):\/\/(\[[\da-f:.]{2,45}\]|[\w.-]{1,200}|\*)(?::(\d{1,5}))?(?![\d\w])/i
const HOST_AND_PORT =
  /(?:^|[\s('"=])(\[[\da-f:.]{2,45}\]|\d{1,3}(?:\.\d{1,3}){3}|localhost|\*)?:(\d{2,5})(?![\d:.])/i
const PORT_ALONE = /\bport(?:\(s\))?[:=]?\s{0,3}(\d{2,5})(?![\d.])/i

/**
 * Where a line of a server says that it listens: uvicorn, hypercorn, gunicorn, Flask, Django, Node and Go servers each in
 * their own words, and others in like ones. Null: it says nothing of the kind.
 */
export function readPrintedAddress(line: string): Address | null {
  if (line.length > MOST_CHARACTERS || NOT_OURS.test(line)) return null
  const says = SAYS_SO.exec(line)
  const url = URL_IN_LINE.exec(line)
  // a box or an arrow around an address alone
  if (url !== null && (says !== null || /^[^\w]*https?:\/\/\S+[^\w]*$/.test(line))) {
    const scheme = url[1]?.toLowerCase() === 'https' ? 'https' : 'http'
    return address(scheme, url[2], url[3] ?? (scheme === 'https' ? '443' : '80'))
  }
  if (says === null) return null
  const rest = line.slice(says.index)
  const scheme = /\bhttps\b/i.test(rest) ? 'https' : 'http'
  const pair = HOST_AND_PORT.exec(rest)
  if (pair !== null) return address(scheme, pair[1] ?? '0.0.0.0', pair[2])
  const port = PORT_ALONE.exec(rest)
  return port === null ? null : address(scheme, '0.0.0.0', port[1])
}

function address(scheme: Address['scheme'], host = '', digits = ''): Address | null {
  const port = Number(digits)
  if (!(port >= 1 && port <= 65_535)) return null
  return { scheme, host: host === '*' ? '0.0.0.0' : host.replaceAll(/[[\]]/g, '').toLowerCase(), port }
}

/** The port that a line says is taken by somebody; null: it does not say so. 0: it says so and names none. */
export function readTakenPort(line: string): number | null {
  if (
    !/address already in use|EADDRINUSE|port is already in use|is in use by another program|port \d+ is (?:already )?(?:in use|allocated)|only one usage of each socket address/i.test(
      line.slice(0, MOST_CHARACTERS),
    )
  )
    return null
  return Number(/[:,]\s?(\d{2,5})(?!\d)|port (\d{2,5})/i.exec(line)?.slice(1).find(Boolean) ?? 0)
}
