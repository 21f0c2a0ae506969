import type { Problem } from '../errors/index.ts'

interface Kind {
  readonly says: RegExp
  readonly problem: (match: RegExpExecArray, text: string) => Problem
}

const failed = (detail: string): Problem => ({ code: 'tool-failed', detail })

/** pub ends with 1, 65 or 69 for nearly everything; what happened is in its words. The first that fits wins. */
const KINDS: readonly Kind[] = [
  {
    says: /No space left on device|There is not enough space/i,
    problem: () => ({ code: 'disk-full', detail: 'The disk is full. Free some space, then install again.' }),
  },
  {
    says: /Got socket error|Failed host lookup|Connection (refused|reset|timed out)|HandshakeException|Network is unreachable/i,
    problem: () => ({
      code: 'network-unreachable',
      detail: 'The package host could not be reached. Check the network connection, then install again.',
    }),
  },
  {
    says: /could not find package (\S+)/,
    problem: ([, name]) =>
      failed(`There is no package "${name ?? ''}" at the package host. Correct its name in pubspec.yaml.`),
  },
  {
    says: /The current (Dart|Flutter) SDK version is (\S+?)\.?\s/,
    problem: ([, sdk, version]) =>
      failed(
        `A package needs another ${sdk ?? ''} SDK than ${version ?? ''}, which is installed. Upgrade Flutter, or lower the package in pubspec.yaml.`,
      ),
  },
  {
    says: /version solving failed/,
    problem: (_, text) => failed(`The packages in pubspec.yaml do not fit together: ${reason(text)}`),
  },
  {
    says: /(?:Error on line|Error detected in pubspec)[^\n]*/,
    problem: ([line]) => failed(`pubspec.yaml cannot be read: ${sentence(line ?? '')}`),
  },
  {
    says: /(?:Expected to find project root|No pubspec\.yaml|Could not find a file named "pubspec\.yaml")/,
    problem: () =>
      failed(
        'There is no pubspec.yaml in the Flutter codebase any more. Choose the project directory again.',
      ),
  },
]

/** What a failed `flutter pub get` means for a person. `output`: its last lines, oldest first. */
export function describePubGetFailure(output: readonly string[]): Problem {
  const text = output.join('\n')
  for (const { says, problem } of KINDS) {
    const match = says.exec(text)
    if (match !== null) return problem(match, text)
  }
  const last = output.findLast((line) => !/^(Failed to update packages|exit code|pub get failed)/i.test(line))
  return failed(last === undefined ? 'flutter pub get failed and said nothing.' : sentence(last))
}

/** The solver's first cause; its last clause only repeats that solving failed. */
function reason(text: string): string {
  const cause = /^Because [^]*?(?=\n\n|\nSo, |$)/m.exec(text)?.[0] ?? text
  return sentence(cause.replaceAll(/\s+/g, ' ').replace(/,? version solving failed\.?$/, ''))
}

function sentence(text: string): string {
  const trimmed = text.trim().slice(0, 500)
  return /[.?]$/.test(trimmed) ? trimmed : `${trimmed}.`
}
