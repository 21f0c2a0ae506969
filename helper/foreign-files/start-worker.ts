import { type Clock, type OwnNode, suspendAwareTimeout } from '../processes/index.ts'

/** In ms in which the machine was awake; a process takes some 100 of them, on a busy machine seconds. */
const START_MS = 10_000

/** A worker that has run its program. Null: the system starts no more programs, or the one that it started does not run. */
export function startWorker(create: () => OwnNode, program: string, clock: Clock): Promise<OwnNode | null> {
  const worker = created(create)
  if (worker === null) return Promise.resolve(null)
  return new Promise((resolve) => {
    const takeBack = suspendAwareTimeout(
      START_MS,
      () => {
        worker.end()
        resolve(null)
      },
      clock,
    )
    void worker.ask(program).then(({ kind }) => {
      takeBack()
      resolve(kind === 'answered' ? worker : null)
    })
  })
}

function created(create: () => OwnNode): OwnNode | null {
  try {
    return create()
  } catch {
    return null // EMFILE, and whatever else the system says of a program too many
  }
}
