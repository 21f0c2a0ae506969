import { access, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ICON_FILES, ROBOTO_FILES } from '../draw/font-faces.ts'
import type { ParserFiles } from '../dart/parser.ts'

const PACKAGES: Readonly<Record<string, string>> = {
  'web-tree-sitter.wasm': 'web-tree-sitter/web-tree-sitter.wasm',
  'tree-sitter-dart_orchard.wasm': 'tree-sitter-dart-orchard/tree-sitter-dart_orchard.wasm',
  ...Object.fromEntries(ROBOTO_FILES.map((file) => [file, `@fontsource/roboto/files/${file}`])),
  ...Object.fromEntries(ICON_FILES.map((file) => [file, `material-icons/iconfont/${file}`])),
}
const FONTS = new Set([...ROBOTO_FILES, ...ICON_FILES])

/** Beside the bundle the files lie in `assets/`; from source they are found in their packages. */
async function assetPath(name: string): Promise<string> {
  const here = path.dirname(fileURLToPath(import.meta.url))
  const beside = path.join(here, 'assets', name)
  try {
    await access(beside)
    return beside
  } catch {
    // Not bundled.
    return createRequire(import.meta.url).resolve(PACKAGES[name] ?? name)
  }
}

export async function parserFiles(): Promise<ParserFiles> {
  return {
    runtime: await assetPath('web-tree-sitter.wasm'),
    grammar: await readFile(await assetPath('tree-sitter-dart_orchard.wasm')),
  }
}

/** A font by its file name; null for every name that is not one of ours. */
export async function readFont(name: string): Promise<Uint8Array | null> {
  return FONTS.has(name) ? await readFile(await assetPath(name)) : null
}
