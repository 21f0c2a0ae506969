/** Variables that an editor fills in; the others are said by name. */
export interface Filled {
  readonly text: string
  /** Those that are not filled in here. */
  readonly unknown: readonly string[]
}

const VARIABLE = /\$\{([^{}]{1,200})\}|\$([A-Z_]{1,60})\$/g

/** @param base the folder that was opened in the editor. */
export function fillVariables(text: string, base: string, userHome: string): Filled {
  const unknown: string[] = []
  const filled = text.replaceAll(
    VARIABLE,
    (whole, code: string | undefined, jetbrains: string | undefined) => {
      if (jetbrains !== undefined) {
        if (jetbrains === 'PROJECT_DIR') return base
        if (jetbrains === 'USER_HOME') return userHome
      } else if (
        code === 'workspaceRoot' ||
        code === 'workspaceFolder' ||
        code?.startsWith('workspaceFolder:')
      )
        return base
      else if (code === 'userHome') return userHome
      unknown.push(whole)
      return whole
    },
  )
  return { text: filled, unknown }
}
