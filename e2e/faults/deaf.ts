/**
 * A program that answers `--version`, fails for what is in `fails`, and for everything else hangs: it ignores SIGTERM,
 * and so does what it starts. `answers`: shell lines by the beginning of the arguments.
 */
export function deaf(version: string, answers: Readonly<Record<string, string>> = {}): string {
  const cases = Object.entries({ '--version': `echo "${version}"`, ...answers })
  const lines = cases.map(([args, line]) => `  "${args}"*) ${line}; exit ;;`)
  return `#!/bin/sh
case "$*" in
${lines.join('\n')}
esac
trap '' TERM
sleep 100000 &
wait
sleep 100000
`
}
