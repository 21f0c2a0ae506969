import type { ShownLine } from '#helper-client'
import type { Heading } from './rule-receipts.ts'

/** `Reload 2`. */
export function ruleTitle(rule: string, heading: Heading | undefined): string {
  return heading?.number == null ? rule : `${rule} ${heading.number}`
}

/** What stands after the rule's time: why, and what came of it; empty when there is nothing to say. */
export function ruleDetail({ rule = '', text }: ShownLine, heading: Heading | undefined): string {
  const why = text === rule ? '' : text.startsWith(`${rule}, `) ? text.slice(rule.length + 2) : text
  return [why, heading?.outcome].filter(Boolean).join(', ')
}

/** As it is drawn: a number and its unit never part, or a lone `ms` would stand on a line of its own. */
export const unbrokenUnits = (text: string) =>
  text.replaceAll(/(?<=\d) (?=(?:ms|s|min|h|files?)\b)/g, '\u00A0')
