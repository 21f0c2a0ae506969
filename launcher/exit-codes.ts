/** What the command ends with, besides 0 for success. Scripts may rely on them: the help lists them. */
export const EXIT = {
  /** It went wrong; what was printed says how. */
  failed: 1,
  /** Arguments or settings that mean nothing. */
  usage: 2,
  /** A port or the folder for settings is another program's, which goes on undisturbed. */
  held: 3,
} as const
