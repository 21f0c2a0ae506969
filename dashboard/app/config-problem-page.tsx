import { PlainButton, Logo } from '#ui'
import { rarePageTexts } from './rare-page-texts.ts'

/** Shown instead of the application when it does not know where it is deployed. */
export function ConfigProblemPage({ problem }: { problem: string }) {
  return (
    <main className="grid h-full place-content-center justify-items-center gap-5 px-6 text-center">
      <Logo size={34} />
      <div role="alert" className="grid gap-1">
        <h1 className="type-page">{rarePageTexts.config.title}</h1>
        <p className="max-w-[52ch] text-ink-2">
          {problem} {rarePageTexts.config.whose} <code>{rarePageTexts.config.command}</code>{' '}
          {rarePageTexts.config.always}
        </p>
      </div>
      <PlainButton
        variant="primary"
        onClick={() => {
          window.location.reload()
        }}
      >
        {rarePageTexts.config.again}
      </PlainButton>
    </main>
  )
}
