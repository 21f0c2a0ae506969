import { Button, Notice } from '#ui'
import type { Directory } from './use-directory.ts'

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
        title="The helper does not know this directory"
        actions={
          <Button size="small" busy={saving} onClick={tell(state.path)}>
            Tell the helper
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
              aria-label="Change the refused directory"
              onClick={() => {
                onCorrect(other)
              }}
            >
              Change
            </Button>
            <ForgetIt onClick={forget} />
          </>
        }
      >
        <p>It goes on working in the directory above.</p>
      </Notice>
    )
  }
  return (
    <Notice
      tone="warning"
      title="The helper and this browser have different directories"
      actions={
        <>
          <Button size="small" onClick={forget}>
            Keep the helper’s
          </Button>
          <Button size="small" busy={saving} onClick={tell(other)}>
            Use this browser’s
          </Button>
        </>
      }
    >
      <p>
        Helper: <code>{path}</code>
      </p>
      <p>
        This browser: <code>{other}</code>
      </p>
    </Notice>
  )
}

function ForgetIt({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" onClick={onClick}>
      Forget it
    </Button>
  )
}
