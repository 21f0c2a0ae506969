import { join } from 'node:path'
import * as z from 'zod/mini'
import { helperOn } from './ports/index.ts'
import { livingRuns, RecordedRuns, RUN_FILES } from './process-registry/index.ts'
import { entriesOf, parseJson, textOf } from './state/index.ts'
import { storedFolders } from './workspace/index.ts'

/** What the doctor wants of the features, which do not know it. */
export interface DoctorFacts {
  /** The project directory, and the Flutter codebase in it, whose pin says which SDK counts. */
  readonly directory: string | null
  readonly flutter: string | null
  /** Process ids of what a helper that was killed left running. */
  readonly leftovers: readonly number[]
}

const Record = z.object({ runs: RecordedRuns })

/** The facts as a home folder tells them to a program that is not the helper. Changes nothing. */
export async function doctorFacts(home: string): Promise<DoctorFacts> {
  const [folders, owned, ...runs] = await Promise.all([
    storedFolders(home),
    hasHelper(home),
    ...Object.values(RUN_FILES).map((name) => recordedRuns(join(home, name))),
  ])
  // what a running helper wrote down is its own, and nothing was left
  return { ...folders, leftovers: owned ? [] : runs.flat() }
}

async function recordedRuns(path: string): Promise<number[]> {
  const record = Record.safeParse(parseJson((await textOf(path)) ?? ''))
  return record.success ? livingRuns(record.data.runs) : []
}

/** Whether a helper of this home answers, on whichever port. */
async function hasHelper(home: string): Promise<boolean> {
  const ports = (await entriesOf(home)).flatMap(({ name }) => /^helper-(\d+)\.json$/.exec(name)?.[1] ?? [])
  const versions = await Promise.all(ports.map((port) => helperOn(Number(port))))
  return versions.some((version) => version !== null)
}
