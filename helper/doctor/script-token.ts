import type { DoctorCheck } from '@mosaygent/contract'
import { messageOf } from '../errors/index.ts'
import { requireOwnFile, scriptTokenFile, textOf } from '../state/index.ts'
import { failed, fine } from './check.ts'

/** Where scripts find what they send along; the token itself is never told. Null without a helper to send it to. */
export async function checkScriptToken(
  home: string,
  helperPort: number | undefined,
): Promise<DoctorCheck | null> {
  if (helperPort === undefined) return null
  const named = { id: 'script', name: 'script' } as const
  const path = scriptTokenFile(home, helperPort)
  try {
    await requireOwnFile(path)
  } catch (error) {
    return failed(named, 'problem', messageOf(error))
  }
  const there = (await textOf(path)) !== null
  return fine(named, `token for scripts${there ? '' : ', written when the helper starts'}  ${path}`)
}
