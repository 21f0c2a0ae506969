import { useState } from 'react'
import { resetBrowserSettings, useTheme } from '#session'
import { Button, Dialog, Segmented, toast } from '#ui'

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
] as const

/** The theme, and the way back to a browser that remembers nothing. */
export function SettingsBody() {
  const [theme, setTheme] = useTheme()
  const [asking, setAsking] = useState(false)
  const reset = () => {
    resetBrowserSettings()
    setAsking(false)
    toast('The settings of this browser are reset')
  }
  return (
    <>
      <div className="flex min-h-9 items-center gap-4">
        <div className="flex-1">
          <p className="type-strong">Theme</p>
          <p className="type-small text-ink-3">Kept in this browser.</p>
        </div>
        <Segmented label="Theme" value={theme} options={THEMES} onChange={setTheme} className="w-[336px]" />
      </div>
      <div className="flex min-h-9 items-center gap-4 border-t border-line pt-3">
        <div className="flex-1">
          <p className="type-strong">Settings of this browser</p>
          <p className="type-small text-ink-3">
            Environment, project directory, Firebase IDs, theme. The sign-in and everything on disk stay.
          </p>
        </div>
        <Button
          onClick={() => {
            setAsking(true)
          }}
        >
          Reset this browser’s settings
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Reset the settings of this browser?"
        description="Environment, project directory, Firebase IDs and theme go back to their defaults here. You stay signed in, and nothing on disk changes."
        footer={
          <>
            <Button
              variant="quiet"
              onClick={() => {
                setAsking(false)
              }}
            >
              Cancel
            </Button>
            <Button variant="primary" onClick={reset}>
              Reset
            </Button>
          </>
        }
      />
    </>
  )
}
