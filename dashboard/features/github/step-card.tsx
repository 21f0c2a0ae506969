import { Check } from '#icons'
import type { ReactNode } from 'react'
import { Card } from '#ui'
import { texts } from './texts.ts'

interface StepCardProps {
  number: number
  done: boolean
  title: string
  /** The state in a word, or the button that reaches it. */
  end: ReactNode
  children?: ReactNode
}

/** One step of the checklist: its number, a tick once it is done. */
export function StepCard({ number, done, title, end, children }: StepCardProps) {
  const look = done ? 'bg-good-soft text-good-ink' : 'bg-accent-soft text-accent-ink'
  return (
    <Card
      title={title}
      icon={
        <span className={`type-strong grid size-6 shrink-0 place-items-center rounded-full ${look}`}>
          {done ? <Check aria-hidden="true" className="size-3.5 text-good-ink" /> : number}
          <span className="sr-only">{done ? texts.page.done : texts.page.step(number)}</span>
        </span>
      }
      end={end}
    >
      {children}
    </Card>
  )
}
