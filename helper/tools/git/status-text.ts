import type { GitFacts } from '@mosaygent/contract'

/** One line of a status: its path from the repository's root, with a slash at the end for a folder that is new as a whole. */
export type Change = string

interface ParsedStatus {
  readonly facts: GitFacts
  readonly changes: readonly Change[]
  /** Those of the changes that git knew before: what a switch could lose. */
  readonly tracked: readonly Change[]
}

/** How many fields stand before the path, by the mark that begins a record. */
const FIELDS: Readonly<Record<string, number>> = { '1': 8, '2': 9, u: 10, '?': 1 }

/** Reads `--porcelain=v2 --branch -z`: records end in NUL, a rename is followed by a record with its old path. */
export function parseStatus(stdout: string): ParsedStatus {
  let head = ''
  let commit = ''
  const changes: Change[] = []
  const tracked: Change[] = []
  let upstream = ''
  let divergence: { ahead: number; behind: number } | null = null
  const records = stdout.split('\0')
  for (let i = 0; i < records.length; i += 1) {
    const record = records[i] ?? ''
    const mark = record.slice(0, record.indexOf(' '))
    if (mark === '#') {
      const [, name, first, second] = record.split(' ')
      if (name === 'branch.head') head = record.slice('# branch.head '.length)
      if (name === 'branch.upstream') upstream = record.slice('# branch.upstream '.length)
      if (name === 'branch.oid') commit = first ?? ''
      if (name === 'branch.ab')
        divergence = { ahead: Math.abs(Number(first)), behind: Math.abs(Number(second)) }
    }
    const fields = FIELDS[mark]
    if (fields === undefined) continue
    const path = afterFields(record, fields)
    changes.push(path)
    if (mark !== '?') tracked.push(path)
    if (mark === '2') i += 1
  }
  const detached = head === '(detached)'
  const facts = {
    branch: detached ? commit.slice(0, 7) : head,
    dirty: changes.length > 0,
    changes: changes.length,
    ...(changes.length === tracked.length ? {} : { new_changes: changes.length - tracked.length }),
    ...(detached ? { detached } : {}),
    ...divergence,
    ...(upstream === '' ? {} : { upstream }),
  }
  return { facts, changes, tracked }
}

/** A path may hold blanks, so it is what is left and not the last word. */
function afterFields(record: string, fields: number): string {
  let at = 0
  for (let field = 0; field < fields; field += 1) at = record.indexOf(' ', at) + 1
  return record.slice(at)
}
