import type { Problem } from '../errors/index.ts'

const failed = (detail: string): Problem => ({ code: 'tool-failed', detail })

/** What Poetry and pip say when an installation fails, by its words; null: it is none of these. */
export function readOtherFailure(text: string): Problem | null {
  if (
    /All attempts to connect to|Max retries exceeded|NewConnectionError|Could not connect to|Temporary failure in name resolution/.test(
      text,
    )
  )
    return {
      code: 'network-unreachable',
      detail: 'The package registry could not be reached. Check the network connection, then install again.',
    }
  if (/poetry\.lock was last generated|poetry\.lock is not up to date/.test(text))
    return failed('poetry.lock is older than pyproject.toml. Run `poetry lock`, then install again.')
  const python =
    /current(?:ly activated)? Python version ([\d.]+) is not supported by the project \(([^)]+)\)/i.exec(text)
  if (python !== null)
    return failed(
      `The project asks for Python ${python[2]}, and Poetry runs ${python[1]}. Install one that fits.`,
    )
  const gone =
    /Unable to find installation candidates for (\S+) \(([^)]+)\)/.exec(text) ??
    /^ *Package (\S+) \(([^)]+)\) not found/m.exec(text)
  if (gone !== null) return failed(`The package registry has no ${gone[1]} ${gone[2]} for this machine.`)
  const none = /No matching distribution found for ([^\n]+)/.exec(text)
  if (none !== null) return failed(`The package registry has no ${none[1]} for this machine.`)
  const unsolved = /(Because [^]*?), version solving failed/.exec(text)
  if (unsolved !== null)
    return failed(
      `The packages do not fit together: ${(unsolved[1] ?? '').replaceAll(/\s+/g, ' ').slice(0, 400)}.`,
    )
  const own = /No file\/folder found for package (\S+)/.exec(text)
  if (own !== null)
    return failed(
      `Its packages are installed, and the project itself is not: there is no folder ${own[1]}. With \`package-mode = false\` in [tool.poetry] Poetry leaves it alone.`,
    )
  return null
}

/** A package that did not build; null: none. */
export function readFailedBuild(text: string): Problem | null {
  const [, name] = /Failed (?:to )?build(?:ing wheel for)? `?([\w.-]+)/i.exec(text) ?? []
  if (name === undefined) return null
  const why = text.split('\n').findLast((line) => /^\s*(?:\w+\.)*\w*(?:Error|Exception): \S/.test(line))
  const tells = why === undefined ? 'Its own words are in the lines above' : why.trim().slice(0, 300)
  return failed(`${name} could not be built: ${tells.replace(/[.\s]+$/, '')}.`)
}
