import type { ReactNode } from 'react'

interface ValueFieldProps {
  label: string
  value: string
  /** As dots: somebody may stand beside the screen. */
  hidden: boolean
  end?: ReactNode
  onChange: (value: string) => void
}

/** The value of a define: it may have line breaks, which an input of one line would take out of it. */
export function ValueField({ label, value, hidden, end, onChange }: ValueFieldProps) {
  return (
    <div className="flex min-h-8 min-w-0 items-start rounded-control border border-edge bg-raised pl-2.5 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent">
      <textarea
        aria-label={label}
        rows={1}
        value={value}
        autoComplete="off"
        spellCheck={false}
        className={`type-code max-h-32 w-full min-w-0 resize-none bg-transparent py-1.5 pr-2.5 outline-none field-sizing-content ${hidden ? '[-webkit-text-security:disc]' : ''}`}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      />
      {end}
    </div>
  )
}
