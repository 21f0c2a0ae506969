import { cva } from 'class-variance-authority'

const look = cva('inline-block size-2 shrink-0 rounded-full forced-colors:forced-color-adjust-none', {
  variants: {
    tone: {
      neutral: 'bg-edge',
      good: 'bg-good ring-3 ring-good/22',
      bad: 'bg-bad ring-3 ring-bad/22',
      warn: 'bg-warn ring-3 ring-warn/22',
    },
  },
})

/** A coloured dot beside words that say the same: never alone. */
export function StatusDot({ tone }: { tone: 'neutral' | 'good' | 'bad' | 'warn' }) {
  return <i className={look({ tone })} aria-hidden="true" />
}
