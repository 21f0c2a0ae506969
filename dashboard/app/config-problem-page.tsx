import { PlainButton, Mark } from '#ui'

/** Shown instead of the application when it does not know where it is deployed. */
export function ConfigProblemPage({ problem }: { problem: string }) {
  return (
    <main className="grid h-full place-content-center justify-items-center gap-5 px-6 text-center">
      <Mark size={34} />
      <div role="alert" className="grid gap-1">
        <h1 className="type-page">Mosaygent could not read its configuration</h1>
        <p className="max-w-[52ch] text-ink-2">
          {problem} Whoever serves this page needs to put the file beside it; with{' '}
          <code>mosaygent start</code> it is always there.
        </p>
      </div>
      <PlainButton
        variant="primary"
        onClick={() => {
          window.location.reload()
        }}
      >
        Try again
      </PlainButton>
    </main>
  )
}
