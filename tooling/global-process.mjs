/**
 * Packages import `node:process`, and importing it as a module makes Node look at every member of `process` once: one of
 * them is a list of all its options, with which a helper holds a megabyte more. This plugin of Rolldown gives them the
 * global `process`, which is the same object. A name that is not listed fails the build.
 */
export const globalProcess = {
  name: 'global-process',
  resolveId: { filter: { id: /^(?:node:)?process$/ }, handler: () => ID },
  load: { filter: { id: /^\0global-process$/ }, handler: () => ({ code: CODE, moduleType: 'js' }) },
}

const ID = '\0global-process'
const NAMES = ['execArgv', 'execPath', 'hrtime', 'platform', 'versions']
const CODE = `const { process } = globalThis
export default process
export const { ${NAMES.join(', ')} } = process
`
