import type { ReactNode } from 'react'

/** The page that components stand on. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid content-start gap-5 p-8">
      <h1 className="type-page">{title}</h1>
      {children}
    </main>
  )
}

/** Components beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
