import type { ApiRequest } from '@mosaygent/contract'
import { stripVTControlCharacters } from 'node:util'
import { hideSecrets } from '../redaction/index.ts'
import { LOOK_MARK } from './address/ask.ts'

const MOST_CHARACTERS = 1_000
const MOST_PATH = 120
const METHOD = '(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)'
/** `"GET /tides HTTP/1.1" 200`: uvicorn, hypercorn, gunicorn, Flask, Django, aiohttp. */
const COMMON = new RegExp(`"${METHOD} (\\S+) HTTP/[\\d.]+" (\\d{3})\\b(.*)`)
/** `[GIN] ... | 200 | 1.25ms | 127.0.0.1 | GET "/tides"` */
const GIN = new RegExp(`\\| +(\\d{3}) +\\| +([\\d.]+(?:µs|ms|s)) +\\|.*\\| +${METHOD} +"(\\S+)"`)
/** `GET /tides 200 3.125 ms - 15`: Express, fiber, many others. */
const SHORT = new RegExp(`(?:^|[\\s\\]])${METHOD} (/\\S*) (\\d{3})\\b(.*)`)

/** The request that a line of an access log tells of; null: it tells of none. Values of a query are left out. */
export function readRequest(raw: string, at: string): ApiRequest | null {
  if (raw.length > MOST_CHARACTERS || raw.includes(LOOK_MARK)) return null
  const line = stripVTControlCharacters(raw)
  const gin = GIN.exec(line)
  if (gin !== null) return request(gin[3], gin[4], gin[1], gin[2], at)
  const other = COMMON.exec(line) ?? SHORT.exec(line)
  return other === null ? null : request(other[1], other[2], other[3], other[4], at)
}

function request(method = '', target = '', status = '', rest = '', at: string): ApiRequest {
  const [path = '', query] = target.split('?')
  const shown = hideSecrets(path).slice(0, MOST_PATH)
  return {
    method,
    path: query === undefined ? shown : `${shown}?…`,
    status: Number(status),
    duration_ms: durationIn(rest),
    at,
  }
}

const FACTOR: Readonly<Record<string, number>> = { µs: 0.001, ms: 1, s: 1_000 }

/** Where the line names one with its unit. */
function durationIn(text: string): number | null {
  const [, number, unit = ''] = /(\d+(?:\.\d+)?) ?(µs|ms|s)\b/.exec(text) ?? []
  const factor = FACTOR[unit]
  return number === undefined || factor === undefined ? null : Math.round(Number(number) * factor * 100) / 100
}

/** Whether a line is about a look of ours, which is none of the user's: the access log's, or Django's second one. */
export function isOwnLook(line: string, lookedAt: readonly string[]): boolean {
  const [, missed] = /^Not Found: (\S+)$/.exec(line.trim()) ?? []
  return line.includes(LOOK_MARK) || (missed !== undefined && lookedAt.includes(missed))
}
