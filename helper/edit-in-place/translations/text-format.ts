export type TextFormat = 'json' | 'yaml' | 'csv'

/** What a file of translations is written in, by its name; ARB is JSON. */
export function textFormat(file: string): TextFormat {
  if (/\.ya?ml$/.test(file)) return 'yaml'
  return file.endsWith('.csv') ? 'csv' : 'json'
}
