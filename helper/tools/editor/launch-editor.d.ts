/** The two parts of `launch-editor` that know editors; it ships no types for them. */
declare module 'launch-editor/guess.js' {
  const guess: {
    /** From the output of `ps`, one name a line. */
    getEditorFromLinuxProcesses(output: string): string | undefined
    getEditorFromMacProcesses(output: string): string | undefined
    /** From paths of programs, one a line, with `\r\n`. */
    getEditorFromWindowsProcesses(output: string): string | undefined
  }
  export default guess
}
declare module 'launch-editor/get-args.js' {
  export default function getArguments(
    editor: string,
    file: string,
    line: number | undefined,
    column: number | undefined,
  ): (string | number)[]
}
