/** A package as a file asks for it: `Flask-Cors[async]>=4` is `flask-cors`. */
const NAME = /^\s{0,20}([A-Za-z0-9][A-Za-z0-9._-]{0,100})\s{0,20}(?:$|[[=<>!~#,(\s])/
const MOST = 500

/** As registries compare names. */
export const packageName = (name: string) => name.toLowerCase().replaceAll(/[-_.]+/g, '-')

/** The packages of a `requirements.txt` that each machine needs: lines with options, paths or conditions say less. */
export function readRequirementNames(text: string): readonly string[] {
  return namesOf(text.split(/[\r\n]+/))
}

/** The same for requirements as `pyproject.toml` lists them. */
export function namesOf(requirements: readonly string[]): readonly string[] {
  const names = requirements
    .filter((one) => !one.slice(0, 1_000).includes(';') && !one.slice(0, 1_000).includes('@'))
    .map((one) => NAME.exec(one.slice(0, 200))?.[1])
    .filter((name) => name !== undefined)
  return [...new Set(names.map(packageName))].slice(0, MOST)
}
