import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findBelow, type Look, lookElsewhere, readForeign, valueOr } from '../../foreign-files/index.ts'

/**
 * The folder `.dart_tool` with the package configuration of a codebase: its own, or that of the workspace that it is a
 * member of, where pub writes it alone. Null: `pub get` has not run.
 */
export async function packageConfigFolder(
  codebase: string,
  look: Look = lookElsewhere,
): Promise<string | null> {
  const own = join(codebase, '.dart_tool')
  if ((await findBelow(look, codebase, own)) === 'absent') return null
  const config = join(own, PACKAGE_CONFIG)
  const found = await findBelow(look, codebase, config)
  if (found === 'linked' ? await isFile(config) : found !== 'absent' && found.isFile()) return own
  const pub = join(own, 'pub')
  const root = valueOr(await readForeign('workspace-ref', join(pub, 'workspace_ref.json'), null), null)
  // a share of Windows would ask another machine
  if (root === null || root.includes('\0') || /^[\\/]{2}/.test(root)) return null
  const folder = join(pub, root, '.dart_tool')
  return (await isFile(join(folder, PACKAGE_CONFIG))) ? folder : null
}

/** The file in that folder. */
export const PACKAGE_CONFIG = 'package_config.json'

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false, // whatever keeps us from seeing it keeps the tool from using it
  )
}
