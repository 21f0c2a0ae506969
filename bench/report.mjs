import { median } from './median.mjs'

/**
 * One page in Markdown of all benches of a run: the machine, what each printed with the load around it, and the peers.
 * A bench that failed stands there with its exit code, so that a missing figure is no silence.
 * @param {{
 *   date: string, machine: string, commit: string,
 *   starts: readonly {name: string, readyMs: number[], memoryMb: number | null, page: {ms: number[], kilobytes: number, files: number} | null, why?: string}[],
 *   benches: readonly {title: string, command: string, seconds: number, load: readonly [number, number], code: number | 'time', output: string}[]
 * }} run
 */
export function reportOf({ date, machine, commit, starts, benches }) {
  const sections = benches.map(({ title, command, seconds, load: [before, after], code, output }) => {
    const ended =
      code === 0 ? '' : code === 'time' ? '**Ended: it took too long.** ' : `**Failed with ${code}.** `
    const facts = `${ended}\`${command}\`, ${Math.round(seconds)} s, load ${before.toFixed(1)} before and ${after.toFixed(1)} after.`
    return `## ${title}\n\n${facts}\n\n${output.trim() === '' ? 'It printed nothing.' : output.trim()}\n`
  })
  const head = `# Benches\n\n${date}, ${machine}, at ${commit}. Figures of one run on one machine: ratios within it say more than the milliseconds.\n`
  return [head, startsOf(starts), ...sections].join('\n')
}

function startsOf(starts) {
  const rows = starts.map(({ name, readyMs, memoryMb, page, why }) => {
    if (why !== undefined)
      return `| ${name} | not measured: ${why.replaceAll('|', '/').replaceAll('\n', ' ')} | | | | |`
    const memory = memoryMb === null ? 'unknown' : memoryMb.toFixed(0)
    const cells =
      page === null ? '| | |' : `${median(page.ms)} | ${page.kilobytes.toFixed(0)} | ${page.files} |`
    return `| ${name} | ${median(readyMs)} (${Math.min(...readyMs)} to ${Math.max(...readyMs)}, ${readyMs.length} starts) | ${memory} | ${cells}`
  })
  return `## Start, memory, first page\n\nFrom the start of the program to its line that says it is ready; the memory of all its processes together (PSS) right after; the first page in a browser with an empty cache, until its network is quiet.\n\n| | ready, median ms | memory, MB | page, median ms | its scripts, kB over the wire | files of them |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`
}
