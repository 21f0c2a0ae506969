/** What runs now, written down, so that the next helper can end what one that was killed left behind. */
export { RecordedRuns, RUN_FILES } from './recorded-runs.ts'
export { endOrphans, livingRuns, recorderIn, recordRun } from './registry.ts'
