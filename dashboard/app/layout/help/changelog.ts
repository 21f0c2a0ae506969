import text from '../../../../CHANGELOG.md?raw'

/** One version of CHANGELOG.md: its heading, and what came with it, newest first. */
export interface Release {
  readonly title: string
  readonly changes: readonly string[]
}

/** Reads the headings and the list entries; prose between them is for the file's own readers. */
export function parseChangelog(markdown: string): Release[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      title: part.split('\n', 1)[0]?.trim() ?? '',
      // entries are added at the end of a version's list
      changes: [...part.matchAll(/^- (.+)$/gm)].map(([, entry = '']) => entry.trim()).reverse(),
    }))
}

/** What this build brought. */
export const RELEASES: readonly Release[] = parseChangelog(text)
