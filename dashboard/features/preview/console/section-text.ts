import { projectName } from '@mosaygent/contract'
import type { Receipt } from '@mosaygent/contract'
import type { ShownLine } from '#helper-client'
import { durationText, filesText, howText } from '../preview-pane/receipt-text.ts'
import { texts } from './texts.ts'

/** `Reload 2`; a start, and any section of an older helper, has its own text. */
export function sectionTitle({ rule = '', section, text }: ShownLine): string {
  return section === undefined ? text || rule : `${rule} ${section.number}`
}

/** What stands after the section's time: the project, who asked, and the outcome; empty when there is nothing to say. */
export function sectionDetail({ project, section }: ShownLine, receipt: Receipt | undefined): string {
  const name = project === undefined ? '' : projectName(project)
  const trigger = texts.trigger[section?.trigger ?? 'manual']
  return [name, trigger, receipt && outcomeText(receipt)].filter(Boolean).join(', ')
}

/** For example `applied 2 files in 640 ms`. */
function outcomeText(receipt: Receipt): string {
  const { outcome, screen } = receipt
  const what = `${filesText(receipt.files)}${howText(receipt)}`
  const took = durationText(receipt.duration_ms)
  switch (outcome) {
    case 'applied':
      return screen?.state === 'shown'
        ? texts.outcome.appliedOnScreen(what, took, durationText(screen.ms))
        : texts.outcome.applied(what, took)
    case 'compiled':
      return texts.outcome.compiled(what, took)
    case 'unchanged':
      return receipt.action === 'restart' ? texts.outcome.restarted : texts.outcome.unchanged
    case 'not-compiled':
      return texts.outcome.notCompiled
    case 'failed':
      return texts.outcome.failed
    case 'stopped':
      return texts.outcome.stopped
  }
}

/** As it is drawn: a number and its unit never part, or a lone `ms` would stand on a line of its own. */
export const unbrokenUnits = (text: string) =>
  text.replaceAll(/(?<=\d) (?=(?:ms|s|min|h|files?)\b)/g, '\u00A0')
