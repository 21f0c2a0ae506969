import { writeFileSync } from 'node:fs'
import { endWithParent } from '../start/end-with-parent.ts'

/** Stands in for the product under npm: writes its id once it watches, and how it ended. */
async function standIn([pidFile = '', endedFile = '']: readonly string[]): Promise<void> {
  process.on('SIGTERM', () => {
    writeFileSync(endedFile, 'in order')
    process.exit(0)
  })
  setInterval(() => undefined, 1_000)
  await endWithParent(process.env, 20)
  writeFileSync(pidFile, String(process.pid))
}

void standIn(process.argv.slice(2))
