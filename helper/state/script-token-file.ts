import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'

/** Where the helper on that port writes the token that a script of its user sends; plain text, for a shell to read. */
export function scriptTokenFile(home: string, helperPort: number): string {
  return join(home, `script-token-${helperPort}`)
}

/** For this user alone (0600); replaces what a killed helper left. */
export async function writeScriptToken(home: string, helperPort: number, token: string): Promise<void> {
  // a link that lies there would be written through
  await forgetScriptToken(home, helperPort)
  await writeFileAtomic(scriptTokenFile(home, helperPort), `${token}\n`, { mode: 0o600 })
}

export async function forgetScriptToken(home: string, helperPort: number): Promise<void> {
  await rm(scriptTokenFile(home, helperPort), { force: true })
}
