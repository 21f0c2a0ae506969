import { SHOWN_RULE } from '@mosaygent/contract'
import type { ShownLine } from '#helper-client'

/** What is said while one project is shown: the lines of its own sections, and what the API's server says. */
interface OfProject {
  readonly lines: readonly ShownLine[]
  /** The project of the newest section, which is the one that is shown; null: there is none. */
  readonly project: string | null
  /** That of the section that is open at the end. */
  readonly section: string | null
}

const NONE: OfProject = { lines: [], project: null, section: null }

/**
 * Leaves out what other projects said while they were shown: each has its own place in the console, and going back to
 * it brings that back. What is printed beside the shown one stays, under its name.
 */
export function ofShownProject(before: OfProject, fresh: readonly ShownLine[]): OfProject {
  const { project } = before
  let section = before.section ?? elsewhereFirst(project, fresh)
  const lines: ShownLine[] = []
  for (const line of fresh) {
    if (line.rule !== undefined && line.project !== undefined) section = line.project
    const own = section === null || section === project || line.project === project
    if (own || isOfApi(line)) lines.push(line)
  }
  return { lines: before.lines.concat(lines), project, section }
}

/** What was said before any section, where the first one is of a project that took the place of another. */
const OTHER = ''

function elsewhereFirst(project: string | null, lines: readonly ShownLine[]): string | null {
  const first = lines.find(({ rule, project: of }) => rule !== undefined && of !== undefined)
  return first !== undefined && first.rule === SHOWN_RULE && first.project === project ? OTHER : null
}

/** Several apps of one project have the same server, which goes on when another of them is shown. */
const isOfApi = ({ source, rule }: ShownLine) => rule === undefined && source === 'api'

/** What has no run that a start would begin anew. */
export const isNoRuns = ({ source, rule }: ShownLine) =>
  rule === undefined && (source === 'api' || source === 'git' || source === 'page')

/** The project of the newest section; null: none names one. */
const newestOf = (lines: readonly ShownLine[]): string | null =>
  lines.findLast(({ rule, project }) => rule !== undefined && project !== undefined)?.project ?? null

/** The same for a list that grows at its end: all of it is looked at again only where another project is shown. */
export function growingOfShownProject(): (lines: readonly ShownLine[]) => readonly ShownLine[] {
  let given: readonly ShownLine[] = []
  let found = NONE
  return (lines) => {
    if (lines === given) return found.lines
    const grown =
      given.length > 0 &&
      lines.length >= given.length &&
      lines[0] === given[0] &&
      lines[given.length - 1] === given.at(-1)
    const fresh = grown ? lines.slice(given.length) : lines
    const newest = newestOf(fresh)
    found =
      grown && (newest === null || newest === found.project)
        ? ofShownProject(found, fresh)
        : ofShownProject({ ...NONE, project: newest ?? newestOf(lines) }, lines)
    given = lines
    return found.lines
  }
}
