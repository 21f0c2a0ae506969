import { unquoted, withoutComment } from '../../foreign-files/yaml-lines.ts'

/** Where `l10n.yaml` and `slang.yaml` say that translations are; null: it does not say. */
export interface TranslationConfig {
  readonly arbFolder: string | null
  readonly inputFolder: string | null
  readonly inputEnding: string | null
}

/** Reads lines instead of YAML, so that a syntax error during an edit hides nothing else. */
export function readTranslationConfig(yaml: string): TranslationConfig {
  const said = new Map<string, string>()
  for (const raw of yaml.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const [, key = '', value = ''] = /^([\w-]{1,40}):[ \t](.*)$/.exec(withoutComment(raw)) ?? []
    if (key !== '' && value.length < 1_000) said.set(key, unquoted(value))
  }
  const word = (key: string) => said.get(key) || null
  return {
    arbFolder: word('arb-dir'),
    inputFolder: word('input_directory'),
    inputEnding: word('input_file_pattern'),
  }
}
