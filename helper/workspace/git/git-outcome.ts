import { stripVTControlCharacters } from 'node:util'
import type { ProblemCode } from '@mosaygent/contract'
import { hideSecrets } from '../../redaction/index.ts'
import { refuse } from '../../errors/index.ts'
import { type GitOutcome, OUT_OF_MEMORY } from '../../tools/index.ts'
import { describeGitRefusal } from './git-refusal.ts'
import { nameFiles, overwrittenFiles } from './local-changes.ts'

/** The first that fits wins. */
const KINDS: readonly { readonly says: RegExp; readonly code: ProblemCode; readonly detail: string }[] = [
  {
    says: /index\.lock|cannot lock ref|shallow\.lock/i,
    code: 'already-running',
    detail:
      'Another program is at work in this repository: an editor, or git in a terminal. Try again when it is done.',
  },
  {
    says: /would be overwritten by (merge|checkout)/i,
    code: 'local-changes',
    detail:
      'Local changes are in the way, and git would overwrite them. Commit or stash them, then try again.',
  },
  {
    says: /Not possible to fast-forward|refusing to merge unrelated/i,
    code: 'not-fast-forward',
    detail:
      'Your branch and the remote one have both moved on, so this cannot be pulled without a merge. Merge or rebase in a terminal.',
  },
  {
    says: /@\{upstream\} - not something we can merge/i,
    code: 'not-fast-forward',
    detail:
      'The remote branch that this branch follows is not there any more, so there is nothing to pull. Switch to another branch.',
  },
  {
    says: /no upstream configured|no such branch|does not point to a branch|HEAD does not point/i,
    code: 'not-fast-forward',
    detail: 'This branch follows no remote branch, so there is nothing to pull.',
  },
  {
    says: /terminal prompts disabled|Authentication failed|could not read (Username|Password)|Permission denied \(|Access denied/i,
    code: 'repository-auth',
    detail: 'The server did not let git read the repository.',
  },
  {
    says: /Host key verification failed/i,
    code: 'repository-auth',
    detail: 'The server is not known to ssh yet. Connect to it once with ssh in a terminal, then try again.',
  },
  {
    says: /corruption on the remote side|upload-pack: not our ref|pack has bad object/i,
    code: 'tool-failed',
    detail: 'The remote repository is damaged: git did not get all of it from there. Run git fsck in it.',
  },
  {
    says: /Could not resolve|Failed to connect|Couldn't connect|Connection (refused|reset|timed out)|Operation too slow|ssh: connect to host|unreachable|early EOF|hung up/i,
    code: 'network-unreachable',
    detail: 'The remote could not be reached. Check the network connection, then try again.',
  },
  {
    says: /transport '.*' not allowed/i,
    code: 'invalid-repository',
    detail: 'The remote of this repository is neither an https nor an ssh address, so nothing was fetched.',
  },
  {
    says: /No remote repository specified|not found|does not appear to be a git repository|No such remote/i,
    code: 'repository-not-found',
    detail: 'The remote of this repository is not there (any more).',
  },
  {
    says: OUT_OF_MEMORY,
    code: 'tool-failed',
    detail:
      'git needed more memory than it is given: a file in this repository is larger than any of its kind. Try it in a terminal.',
  },
  {
    says: /No space left|Disk quota/i,
    code: 'disk-full',
    detail: 'The disk is full. Free some space, then try again.',
  },
]

/** In ms: what is given less only reads, and needs no network. */
const LONG_MS = 60_000

/** What a failed call of git means for a person. */
export function describeGitOutcome(outcome: Exclude<GitOutcome, { kind: 'done' }>) {
  switch (outcome.kind) {
    case 'missing':
      return refuse('tool-missing', 'git was not found. Install git, then try again.')
    case 'timed-out':
      return outcome.limitMs < LONG_MS
        ? refuse(
            'tool-failed',
            `git took longer than ${outcome.limitMs / 1000} s to read this repository and was ended. Try it in a terminal.`,
          )
        : refuse(
            'network-unreachable',
            `git took longer than ${outcome.limitMs / 60_000} minutes and was ended. Try it in a terminal.`,
          )
    case 'foreign-settings':
    case 'partial-clone':
    case 'led-elsewhere':
    case 'no-plain-file':
    case 'huge-file':
      return refuse('repository-not-trusted', describeGitRefusal(outcome))
    case 'failed': {
      const kind = KINDS.find(({ says }) => says.test(outcome.stderr))
      const files = kind?.code === 'local-changes' ? overwrittenFiles(outcome.stderr) : []
      if (kind && files.length > 0)
        return refuse(
          kind.code,
          `git would overwrite local changes in ${nameFiles(files)}. Commit or stash them, then try again.`,
        )
      if (kind) return refuse(kind.code, kind.detail)
      const lines = outcome.stderr.split('\n')
      const last = lines.findLast((line) => /^(fatal|error):/.test(line)) ?? lines.at(-1) ?? ''
      const plain = stripVTControlCharacters(last)
        .replace(/^(fatal|error):\s*/, '')
        .replaceAll(/\p{Cc}/gu, ' ')
      const words = hideSecrets(plain).slice(0, 300)
      return refuse('tool-failed', words === '' ? 'git failed without a reason.' : `git says: ${words}`)
    }
  }
}
