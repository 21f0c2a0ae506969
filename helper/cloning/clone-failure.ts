import { stripVTControlCharacters } from 'node:util'
import type { ProblemCode } from '@mosaygent/contract'
import { describeSystemFailure, type Problem } from '../errors/index.ts'
import { hideSecrets } from '../redaction/index.ts'
import { showAddress } from './repository-address.ts'

interface Kind {
  readonly says: RegExp
  readonly code: ProblemCode
  readonly detail: (address: string) => string
}

/** git ends with 128 for nearly everything; what happened is in its (untranslated) words. The first that fits wins. */
const KINDS: readonly Kind[] = [
  {
    says: /No space left|Disk quota|Out of diskspace|unable to write file/i,
    code: 'disk-full',
    detail: () => 'The disk is full. Free some space, then clone again. Nothing was left behind.',
  },
  {
    says: /could not create .*: (Permission denied|Read-only file system)/i,
    code: 'path-not-accessible',
    detail: () =>
      'The helper may not write in the project directory. Change its permissions, or choose another folder.',
  },
  {
    says: /git-lfs: (command )?not found|git-lfs: No such file|smudge filter lfs failed|external filter 'git-lfs/i,
    code: 'tool-missing',
    detail: () => 'The repository keeps large files with Git LFS. Install git-lfs, then clone again.',
  },
  {
    says: /Host key verification failed/i,
    code: 'repository-auth',
    detail: (address) =>
      `The server of ${address} is not known to ssh yet. Connect to it once with ssh in a terminal, then clone again.`,
  },
  {
    says: /terminal prompts disabled|Authentication failed|could not read (Username|Password)|Permission denied \(|HTTP Basic: Access denied|unable to get password/i,
    code: 'repository-auth',
    detail: (address) => `The server did not let git read ${address}: it is private, or it does not exist.`,
  },
  {
    says: /dubious ownership/i,
    code: 'repository-auth',
    detail: (address) =>
      `${address} belongs to another user, so git does not read it. Copy it to a folder of your own.`,
  },
  {
    // before what the connection says: it ends with such a repository, too
    says: /possible repository corruption|upload-pack: not our ref|bad tree object|pack has bad object/i,
    code: 'clone-failed',
    detail: (address) =>
      `The repository at ${address} is damaged: git did not get all of it from there. Run git fsck in it, or clone another copy.`,
  },
  {
    says: /Could not resolve|Failed to connect|Couldn't connect|Connection (refused|reset|timed out)|Operation (too slow|timed out)|ssh: connect to host|Network is unreachable|early EOF|unexpected disconnect|hung up unexpectedly|RPC failed/i,
    code: 'network-unreachable',
    detail: (address) => `${address} could not be reached. Check the network connection, then clone again.`,
  },
  {
    says: /transport '.*' not allowed/i,
    code: 'invalid-repository',
    detail: (address) =>
      `git was sent from ${address} to an address that is neither https nor ssh. Check url.*.insteadOf in your git settings.`,
  },
  {
    says: /not found|does not exist|does not appear to be a git repository|no such (repository|file or directory)/i,
    code: 'repository-not-found',
    detail: (address) =>
      `There is no repository at ${address}. Check the address in config.json or the environment, then clone again.`,
  },
]

/** A server may write lines of any length. */
const MOST_OF_A_LINE = 2_000

/** What a failed `git clone` means for a person. */
export function describeCloneFailure(output: string, address: string): Problem {
  const shown = showAddress(address)
  const lines = output.split('\n').map((line) => line.slice(0, MOST_OF_A_LINE))
  const text = lines.join('\n')
  const kind = KINDS.find(({ says }) => says.test(text))
  if (kind) return { code: kind.code, detail: kind.detail(shown) }
  const words = lines.filter((line) => !line.startsWith('Cloning into '))
  const last = (words.findLast((line) => /^(fatal|error):/.test(line)) ?? words.at(-1) ?? '').trim()
  const reason = clean(last.replace(/^(fatal|error):\s*/, ''))
  const why = reason === '' ? '.' : `: ${reason.replace(/\.$/, '')}.`
  return {
    code: 'clone-failed',
    detail: `git could not clone ${shown}${why} Nothing was left behind; clone again to retry.`,
  }
}

/** What a refusal of the system means while a clone is prepared or renamed; null for what is not expected. */
export function describeCloneSystemFailure(error: unknown, directory: string): Problem | null {
  return describeSystemFailure(error, {
    'not-permitted': {
      code: 'path-not-accessible',
      detail: `The helper may not write in ${directory}. Change its permissions, or choose another folder.`,
    },
    gone: {
      code: 'path-not-found',
      detail: `${directory} does not exist any more. Choose the project directory again.`,
    },
    taken: {
      code: 'target-exists',
      detail: `Something appeared in ${directory} while cloning. Move it away, then clone again.`,
    },
  })
}

/** A server's words reach the page: no control characters, no passwords of a rewritten address. */
function clean(text: string): string {
  return hideSecrets(stripVTControlCharacters(text).replaceAll(/\p{Cc}/gu, ' ')).slice(0, 500)
}
