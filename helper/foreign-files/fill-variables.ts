import { thisSystem } from '../operating-system/index.ts'
/** Variables that an editor fills in; the others are said by name. */
export interface Filled {
  readonly text: string
  /** Those that are not filled in here. */
  readonly unknown: readonly string[]
}

/** What an editor knows when it fills them in. */
export interface Filling {
  /** The folder that was opened in the editor. */
  readonly base: string
  readonly userHome: string
  /** For `${env:X}`; absent: those are not filled in. */
  readonly env?: NodeJS.ProcessEnv
}

const VARIABLE = /\$\{([^{}]{1,200})\}|\$([A-Z_]{1,60})\$/g

/** The variables of VS Code (`${workspaceFolder}`) and of JetBrains editors (`$PROJECT_DIR$`). */
export function fillVariables(text: string, { base, userHome, env }: Filling): Filled {
  const unknown: string[] = []
  const filled = text.replaceAll(
    VARIABLE,
    (whole, code: string | undefined, jetbrains: string | undefined) => {
      if (jetbrains !== undefined) {
        if (jetbrains === 'PROJECT_DIR' || jetbrains === 'MODULE_DIR') return base
        if (jetbrains === 'USER_HOME') return userHome
      } else if (
        code === 'workspaceRoot' ||
        code === 'workspaceFolder' ||
        code?.startsWith('workspaceFolder:')
      )
        return base
      else if (code === 'userHome') return userHome
      else if (code === 'pathSeparator' || code === '/') return thisSystem().paths.rules.sep
      // as an editor does: one that is not set is empty
      else if (env !== undefined && code?.startsWith('env:') === true) return env[code.slice(4)] ?? ''
      unknown.push(whole)
      return whole
    },
  )
  return { text: filled, unknown }
}
