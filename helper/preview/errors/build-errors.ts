import { type CompileErrors, readCompileErrors } from './read-compile-errors.ts'

/** How `flutter build web` begins to tell that a compiler failed; what the compiler said may follow in the line. */
const TARGET = /^Target \S+ failed: (?:\w*Exception: )?(?:Process exited abnormally with exit code \d+:?)?\s*/
/** A location that dart2js prints alone, with severity and message in the next line. */
const LOCATION = /^(\S.*?\.dart:\d+:\d+):$/
/** Of the tool and the compiler about their own end. */
const OWN_END =
  /^(?:Error: )?(?:Compilation failed|Failed to compile application for the Web)\.?$|^#\d+\s|^ +Command: /

/** The errors that `flutter build web` printed: those of dart2js, which stand in two lines, in the form of all others. */
export function readBuildErrors(project: string, lines: readonly string[]): Promise<CompileErrors> {
  return readCompileErrors(project, asFrontEndLines(lines), false)
}

export function asFrontEndLines(lines: readonly string[]): string[] {
  const joined: string[] = []
  let location: string | null = null
  for (const line of lines) {
    const text = line.replace(TARGET, '')
    if (text.trim() === '' || OWN_END.test(text)) continue
    const alone = LOCATION.exec(text)?.[1]
    if (alone !== undefined) location = alone
    else {
      joined.push(location === null ? text : `${location}: ${text}`)
      location = null
    }
  }
  return joined
}
