/** How tests ended, for the features that run them. */
export { countTests, mergeRun, replaceFile } from './merge-run.ts'
