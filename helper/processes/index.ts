/** The only place that starts programs. */
export { childEnvironment } from './environment.ts'
export { findExecutable } from './executables.ts'
export { groupAlive, signalGroup } from './group.ts'
export { type Ending, type LongRunning, type LongRunningOptions, startLongRunning } from './long-running.ts'
export { openProgram, type Opened, type OpenProgramOptions } from './open-program.ts'
export { processMark } from './process-mark.ts'
export { run, type RunOptions, type RunResult } from './run.ts'
export { type Shared, shareWhileRunning } from './share-while-running.ts'
