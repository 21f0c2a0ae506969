/** What the program is given by the file that starts it. */
export interface ProgramStart {
  /** The file that was started, which starts threads too. */
  readonly file: URL
  /** The first picture is there and nothing more is to be done for it. */
  readonly settled: () => void
}

/** The bundled program, as it exports itself (`main.ts`). */
export interface Program {
  readonly run: (start: ProgramStart) => void
}

/** Whether these are the program's exports. */
export function isProgram(exports: object): exports is Program {
  return 'run' in exports && typeof exports.run === 'function'
}
