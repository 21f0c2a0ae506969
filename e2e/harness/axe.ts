import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    readonly axe?: typeof axe
  }
}

/** What an audit looks at. */
interface Audit {
  /** Only these elements; else the whole document but what is in its frames. */
  readonly within?: string
  /** Only rules with one of these tags; else all that are on. */
  readonly tags?: readonly string[]
  /** Only these rules. */
  readonly rules?: readonly string[]
  readonly leaveOut?: readonly string[]
}

/** One place where a rule is not kept. */
export interface Finding {
  readonly rule: string
  /** `null` where the rule names none. */
  readonly impact: string | null
  readonly html: string
}

interface Result {
  readonly violations: readonly Finding[]
  /** How many places keep the rules; of an audit that is not `within` elements at most one for each rule. */
  readonly kept: number
}

/**
 * What axe finds in a document, which its tests load once: the published builder loads it twice for each audit and
 * describes every place that keeps the rules, which together take twice the time of the audit.
 */
export async function audit(page: Page | Frame, what: Audit = {}): Promise<Result> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  return page.evaluate(async ({ within, tags, rules, leaveOut = [] }) => {
    if (window.axe === undefined) throw new Error('axe is not in the page')
    const { violations, passes } = await window.axe.run(
      within === undefined ? { exclude: ['iframe'] } : { include: [within] },
      {
        resultTypes: within === undefined ? ['violations'] : ['violations', 'passes'],
        // a finding is shown by its HTML
        selectors: false,
        iframes: false,
        rules: Object.fromEntries(leaveOut.map((rule) => [rule, { enabled: false }])),
        ...(tags !== undefined && { runOnly: { type: 'tag' as const, values: [...tags] } }),
        ...(rules !== undefined && { runOnly: { type: 'rule' as const, values: [...rules] } }),
      },
    )
    return {
      violations: violations.flatMap(({ id, impact = null, nodes }) =>
        nodes.map(({ html }) => ({ rule: id, impact, html })),
      ),
      kept: passes.flatMap(({ nodes }) => nodes).length,
    }
  }, what)
}
