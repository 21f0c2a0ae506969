import type { Problem } from '../errors/index.ts'
import { readFailedBuild, readOtherFailure } from './other-sync-failure.ts'

/** uv repeats what a project's files say, of any length. */
const MOST_OF_A_LINE = 2_000

/** What a failed installation means for a person. `output`: its last lines, oldest first. */
export function describeSyncFailure(output: readonly string[]): Problem {
  // a warning is said of what goes on all the same
  const told = output.filter((line) => !/^warning:/i.test(line))
  const text = told.map((line) => line.slice(0, MOST_OF_A_LINE)).join('\n')
  if (/No space left on device/i.test(text))
    return { code: 'disk-full', detail: 'The disk is full. Free some space, then install again.' }
  if (/python-build-standalone/.test(text))
    return {
      code: 'network-unreachable',
      detail:
        'There is no Python that fits, and uv could not download one. Check the network connection or install Python, then install again.',
    }
  if (
    /error sending request|dns error|failed to (fetch|download)|connection (refused|reset)|network is unreachable|timed out/i.test(
      text,
    )
  )
    return {
      code: 'network-unreachable',
      detail: 'The package registry could not be reached. Check the network connection, then install again.',
    }
  const pinned =
    /\.python-version[^\n]* resolved to ([^,\n]+), which is incompatible[^\n]*(?:: `([^`]+)`)/.exec(text)
  if (pinned !== null)
    return failed(
      `The project’s file .python-version asks for ${pinned[1]}, and pyproject.toml for ${pinned[2]}. Change one of the two.`,
    )
  const other = readOtherFailure(text) ?? readFailedBuild(text)
  if (other !== null) return other
  const python =
    /No interpreter found for [^\n]*|requires-python[^\n]*|Python[^\n]* is incompatible[^\n]*/i.exec(
      text,
    )?.[0]
  if (python !== undefined)
    return failed(`No Python fits this project: ${sentence(python)} \`uv python install\` brings one.`)
  if (/No solution found/.test(text)) {
    const cause = /Because [^]*?(?=\n\n|\nhint|$)/.exec(text)?.[0] ?? text
    return failed(
      `The packages in pyproject.toml do not fit together: ${sentence(cause.replaceAll(/\s+/g, ' '))}`,
    )
  }
  const toml = /(?:TOML parse error|Failed to parse)[^\n]*/.exec(text)?.[0]
  if (toml !== undefined) return failed(`pyproject.toml cannot be read: ${sentence(toml)}`)
  const last = told.findLast((line) => /^(error|  ×|cause)/i.test(line)) ?? output.at(-1)
  return failed(last === undefined ? 'The installation failed and said nothing.' : sentence(last))
}

const failed = (detail: string): Problem => ({ code: 'tool-failed', detail })

function sentence(text: string): string {
  const trimmed = text.trim().slice(0, 500)
  return /[.?]$/.test(trimmed) ? trimmed : `${trimmed}.`
}
