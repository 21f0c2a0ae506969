import { Button, Notice } from '#ui'
import type { Directory } from './use-directory.ts'
import { texts } from './texts.ts'

interface DifferingProps {
  directory: Directory
  /** Opens the form with a path that was refused. */
  onCorrect: (path: string) => void
}

/** The way out when helper and browser do not agree. */
export function Differing({ directory, onCorrect }: DifferingProps) {
  const { state, save, saving, forget } = directory
  const tell = (path: string) => () => {
    void save(path)
  }
  if (state.kind === 'browser-only' && directory.error === null) {
    return (
      <Notice
        tone="warning"
        title={texts.directory.unknownToHelper}
        actions={
          <Button size="small" busy={saving} onClick={tell(state.path)}>
            {texts.directory.tellHelper}
          </Button>
        }
      />
    )
  }
  if (state.kind === 'refused') {
    // Change is above, beside the path
    return <Notice tone="error" title={state.refusal} actions={<ForgetIt onClick={forget} />} />
  }
  if (state.kind !== 'shared' || state.other === null) return null
  const { path, other, refusal } = state
  if (refusal !== null) {
    return (
      <Notice
        tone="error"
        title={refusal}
        actions={
          <>
            <Button
              size="small"
              aria-label={texts.directory.changeRefused}
              onClick={() => {
                onCorrect(other)
              }}
            >
              {texts.directory.change}
            </Button>
            <ForgetIt onClick={forget} />
          </>
        }
      >
        <p>{texts.directory.goesOn}</p>
      </Notice>
    )
  }
  return (
    <Notice
      tone="warning"
      title={texts.directory.differ}
      actions={
        <>
          <Button size="small" onClick={forget}>
            {texts.directory.keepHelpers}
          </Button>
          <Button size="small" busy={saving} onClick={tell(other)}>
            {texts.directory.takeBrowsers}
          </Button>
        </>
      }
    >
      <p>
        {texts.directory.helpers} <code>{path}</code>
      </p>
      <p>
        {texts.directory.browsers} <code>{other}</code>
      </p>
    </Notice>
  )
}

function ForgetIt({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" onClick={onClick}>
      {texts.directory.forget}
    </Button>
  )
}
