import { useState } from 'react'
import { errorText, useRecentProjects } from '#helper-client'
import { resetBrowserSettings, useMotion, useTheme } from '#session'
import { Button, Dialog, Segmented, toast } from '#ui'
import { ACCOUNT_TEXTS as TEXTS } from './texts.ts'

const THEMES = [
  { value: 'light', label: TEXTS.themes.light },
  { value: 'dark', label: TEXTS.themes.dark },
  { value: 'system', label: TEXTS.themes.system },
] as const
const MOTIONS = [
  { value: 'system', label: TEXTS.motions.system },
  { value: 'reduced', label: TEXTS.motions.reduced },
] as const

/** Theme, motion, the directories of before, and the way back to a browser that remembers nothing. */
export function SettingsBody() {
  const [theme, setTheme] = useTheme()
  const [motion, setMotion] = useMotion()
  const { projects, kept, clear } = useRecentProjects()
  const [asking, setAsking] = useState(false)
  const reset = () => {
    resetBrowserSettings()
    setAsking(false)
    toast(TEXTS.resetDone)
  }
  return (
    <>
      <div className="flex min-h-9 items-center gap-4">
        <div className="flex-1">
          <p className="type-strong">{TEXTS.theme}</p>
          <p className="type-small text-ink-3">{TEXTS.themeWhat}</p>
        </div>
        <Segmented
          label={TEXTS.theme}
          value={theme}
          options={THEMES}
          onChange={setTheme}
          className="w-[336px]"
        />
      </div>
      <div className="flex min-h-9 items-center gap-4 border-t border-line pt-3">
        <div className="flex-1">
          <p className="type-strong">{TEXTS.motion}</p>
          <p className="type-small text-ink-3">{TEXTS.motionWhat}</p>
        </div>
        <Segmented
          label={TEXTS.motion}
          value={motion}
          options={MOTIONS}
          onChange={setMotion}
          className="w-[224px]"
        />
      </div>
      <div className="flex min-h-9 items-center gap-4 border-t border-line pt-3">
        <div className="flex-1">
          <p className="type-strong">{TEXTS.recent}</p>
          <p className="type-small text-ink-3">{TEXTS.recentWhat(projects.length, kept)}</p>
        </div>
        <Button
          disabledReason={projects.length === 0 ? TEXTS.noRecent : null}
          onClick={() => {
            clear()
              .then(() => {
                toast(TEXTS.recentCleared)
              })
              .catch((error: unknown) => {
                toast(errorText(error))
              })
          }}
        >
          {TEXTS.clearRecent}
        </Button>
      </div>
      <div className="flex min-h-9 items-center gap-4 border-t border-line pt-3">
        <div className="flex-1">
          <p className="type-strong">{TEXTS.browserSettings}</p>
          <p className="type-small text-ink-3">{TEXTS.browserSettingsWhat}</p>
        </div>
        <Button
          onClick={() => {
            setAsking(true)
          }}
        >
          {TEXTS.reset}
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={TEXTS.resetQuestion}
        description={TEXTS.resetWhat}
        footer={
          <>
            <Button
              variant="quiet"
              onClick={() => {
                setAsking(false)
              }}
            >
              {TEXTS.cancel}
            </Button>
            <Button variant="primary" onClick={reset}>
              {TEXTS.resetYes}
            </Button>
          </>
        }
      />
    </>
  )
}
