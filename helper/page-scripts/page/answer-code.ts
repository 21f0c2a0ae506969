import { hearDashboard } from './hear-dashboard.ts'
import type { Send } from './send.ts'

/**
 * Answers the dashboard's question which code is in this page. The loader of Flutter's debug builds counts how often it
 * took new code in place; other pages cannot tell.
 */
export function answerCodeQuestions(dashboards: readonly string[], send: Send): void {
  hearDashboard(dashboards, (message) => {
    if (message.type !== 'mosaygent.ask-code' || !('question' in message)) return
    const { question } = message
    if (typeof question === 'string') send({ type: 'mosaygent.code', question, generation: generation() })
  })
}

function generation(): number | null {
  const loader: unknown = Reflect.get(window, 'dartDevEmbedder')
  if (typeof loader !== 'object' || loader === null) return null
  const counts = ['hotReloadGeneration', 'hotRestartGeneration'].map((name): unknown =>
    Reflect.get(loader, name),
  )
  const known = counts.filter((count) => typeof count === 'number')
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0)
}
