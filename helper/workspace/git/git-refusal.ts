import type { GitRefusal } from '../../tools/index.ts'

/**
 * Why nothing was fetched, pulled or switched, what to do, and a command where one can be pasted without harm: each a line.
 */
export function describeGitRefusal(refusal: GitRefusal): string {
  switch (refusal.kind) {
    case 'foreign-settings': {
      const { first, more } = refusal
      const others = more === 0 ? '' : more === 1 ? ' and 1 other' : ` and ${more} others`
      const why = `Nothing was changed: this repository’s own git settings include ${shown(first.name)}${others}.`
      return `${why}\nSettings like this can run programs or send git elsewhere. ${mend(first)}`
    }
    case 'partial-clone':
      return 'Nothing was changed: this is a partial clone, which fetches files as it needs them.\nFetch, pull and switch in a terminal, or clone it again in full.'
    case 'led-elsewhere':
      return `Nothing was changed: ${shown(refusal.path)} in this repository leads to a place outside of it.\nClone the repository again.`
    case 'no-plain-file':
      return `Nothing was changed: ${shown(refusal.path)} in this repository is neither a file nor a folder, and git would wait for it without end.\nDelete it, or clone the repository again.`
    case 'huge-file':
      return `Nothing was changed: ${shown(refusal.path)} in this repository is larger than any file of its kind, and git would read all of it into memory.\nDelete it, or clone the repository again.`
  }
}

/**
 * The repository chose the setting's name, and the user may paste the command into a shell: only a name that every
 * shell reads as plain text is put into a command.
 */
function mend({ name, origin, scope }: Extract<GitRefusal, { kind: 'foreign-settings' }>['first']): string {
  const file = origin.replace(/^file:/, '')
  const own = scope === 'worktree' ? /[\\/]config\.worktree$/ : /[\\/]\.git([\\/].*)?[\\/]config$/
  if (own.test(file) && /^[a-z\d][\w.:/@+-]*$/i.test(name))
    return `If you don’t need it, run this in the repository’s folder:\ngit config --${scope} --unset-all ${name}`
  return `If you don’t need it, delete it from ${shown(file)} in a text editor.`
}

/** A name or path of the repository's: no control characters, and not for ever. */
const shown = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, 200)
