import type { Receipt } from '@mosaygent/contract'
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { CircleAlert, Flame, Play, RotateCw, Unplug, Zap } from '#icons'
import type { ReactNode } from 'react'
import { Button, LastLines, Meter, Spinner, buttonLook } from '#ui'
import { HelperError, helperUrl, useDiagnosis } from '#helper-client'
import { useConnectionWords } from '#helper-ui'
import { EDGED } from './edged.ts'
import { engineText } from './engine-text.ts'
import type { Download, Overlay } from '../controller/overlay.ts'
import { withoutEscapes } from '../errors/error-list.ts'
import { NoCodebase, SettingUp } from '../starter/starter-overlay.tsx'
import { useStarter } from '../starter/use-starter.ts'
import { LateButton } from './late-button.tsx'
import styles from './overlay.module.css'
import { StartingDetail } from './starting-detail.tsx'
import { ActingStrip } from './acting-strip.tsx'
import { StartingStrip } from './starting-strip.tsx'
import { overlayTexts } from './texts.ts'
import type { Preview } from '../controller/use-preview.ts'
import { OverlayPanel } from './overlay-panel.tsx'

interface ScreenOverlayProps {
  preview: Preview
  /** The page with the new code loads behind the one that is seen. */
  loadingNew: boolean
  /** Above Start, where Flutter would run. */
  beforeStart?: ReactNode
}

/** What covers the screen: an icon, the specification's words, one line, at most one button. */
export function ScreenOverlay({ preview, loadingNew, beforeStart }: ScreenOverlayProps): ReactNode {
  const { overlay } = preview
  switch (overlay.kind) {
    case 'none':
      return null
    case 'unknown':
      return (
        <OverlayPanel
          icon={<Spinner size={20} />}
          title={overlay.reconnected ? overlayTexts.reconnected : overlayTexts.looking}
        />
      )
    case 'downloading':
      return (
        <OverlayPanel icon={<Flame />} title={overlayTexts.downloading}>
          <Downloading {...overlay.download} />
        </OverlayPanel>
      )
    case 'offline':
      return <Offline preview={preview} />
    case 'acting':
      return (
        <Acting
          {...overlay}
          loadingNew={loadingNew}
          last={preview.last}
          stale={preview.status?.stale?.files ?? null}
        />
      )
    case 'unconfirmed':
      return (
        <ActingStrip
          title={overlayTexts.unconfirmed[overlay.action]}
          done="unknown"
          what={overlayTexts.unconfirmedWhy}
        />
      )
    case 'starting':
      if (overlay.strip) return <StartingStrip {...overlay} />
      return overlay.errors > 0 ? (
        <OverlayPanel icon={<CircleAlert />} tone="bad" title={overlayTexts.doesNotCompile(overlay.errors)}>
          <p>{overlayTexts.saveToStartAgain}</p>
          <CancelStart preview={preview} />
        </OverlayPanel>
      ) : (
        <OverlayPanel icon={<Spinner size={20} />} title={overlayTexts.starting}>
          <StartingDetail {...overlay} />
          <CancelStart preview={preview} />
        </OverlayPanel>
      )
    case 'ready':
      return <Ready preview={preview} beforeStart={beforeStart} />
    case 'ended-with-helper':
      return (
        <OverlayPanel icon={<CircleAlert />} tone="bad" title={overlayTexts.endedWithHelper}>
          <p>{overlayTexts.startAgain}</p>
          <WayOn preview={preview} />
        </OverlayPanel>
      )
    case 'crashed':
      return <Crashed preview={preview} overlay={overlay} />
  }
}

function Downloading({ stage, percent }: Download) {
  return (
    <>
      <p>{stage ?? overlayTexts.downloadingWhat}</p>
      {percent === null ? null : (
        <div className="w-[120px]">
          <Meter label={overlayTexts.downloadMeter} percent={percent} />
        </div>
      )}
    </>
  )
}

interface ActingProps {
  action: Receipt['action']
  strip: boolean
  replied: boolean
  loadingNew: boolean
  last: Receipt | null
  stale: number | null
}

/** `stale`: how many files are newer than the screen, where the helper tells. */
function Acting({ action, strip, replied, loadingNew, last, stale }: ActingProps) {
  // the change is no longer stale once it arrived, but it is still what this reload was about
  const [files, setFiles] = useState(stale)
  if (stale !== null && stale !== files) setFiles(stale)
  const done = !replied || loadingNew ? null : failed(last) ? 'bad' : 'good'
  const what = loadingNew ? overlayTexts.loadingNew : files === null ? null : overlayTexts.changed(files)
  return strip ? (
    <ActingStrip title={overlayTexts.acting[action]} done={done} what={what} />
  ) : (
    <OverlayPanel icon={action === 'reload' ? <Zap /> : <RotateCw />} title={overlayTexts.acting[action]}>
      {what === null ? null : <p>{what}</p>}
    </OverlayPanel>
  )
}

/** Whether the code that was asked for is not what is seen. */
const failed = (last: Receipt | null) =>
  last?.outcome === 'not-compiled' || last?.outcome === 'failed' || last?.screen?.state === 'not-shown'

function Offline({ preview }: { preview: Preview }) {
  const { failure } = preview
  const diagnosis = useDiagnosis()
  const { badge, title } = useConnectionWords()
  const { port } = new URL(helperUrl())
  const answered = failure instanceof HelperError && failure.kind !== 'unreachable'
  const why = answered
    ? failure.message
    : diagnosis.kind === 'too-slow'
      ? overlayTexts.hangs(port)
      : badge === 'Not connected' && diagnosis.kind !== 'not-started'
        ? title
        : overlayTexts.noAnswer(port)
  return (
    <OverlayPanel icon={<Unplug />} tone="bad" title={overlayTexts.offline}>
      <p>{why}</p>
      <Button variant="primary" onClick={() => void preview.checkAgain()}>
        {overlayTexts.checkAgain}
      </Button>
      <Link to="/api" className={buttonLook('quiet', 'small')}>
        {diagnosis.kind === 'not-started' ? overlayTexts.howToStart : overlayTexts.whatToDo}
      </Link>
    </OverlayPanel>
  )
}

const lacksCodebase = ({ codebase }: Preview) => codebase?.detected === false

function Ready({ preview, beforeStart }: { preview: Preview; beforeStart: ReactNode }) {
  const starter = useStarter(preview.start)
  const { state } = starter
  if (state.kind === 'running') return <SettingUp starter={starter} state={state} />
  if (lacksCodebase(preview)) return <NoCodebase starter={starter} startReason={preview.startReason} />
  return (
    <OverlayPanel icon={<Play />} title={overlayTexts.ready}>
      <p>{engineText(preview.status)}</p>
      {/* a sketch runs no plugin */}
      {preview.status?.engine === 'flutter' ? beforeStart : null}
      <WayOn preview={preview} />
    </OverlayPanel>
  )
}

function Crashed({ preview, overlay }: { preview: Preview; overlay: Extract<Overlay, { kind: 'crashed' }> }) {
  const { compileErrors } = overlay
  // the places stand beside it, on cards, and the compiler's own words in the console
  if (compileErrors !== null)
    return (
      <OverlayPanel icon={<CircleAlert />} tone="bad" title={overlayTexts.doesNotCompile(compileErrors)}>
        <p>{overlayTexts.mendAndStart}</p>
        <WayOn preview={preview} />
      </OverlayPanel>
    )
  const code = overlay.exitCode === null ? null : overlayTexts.exitCode(overlay.exitCode)
  return (
    <OverlayPanel icon={<CircleAlert />} tone="bad" title={overlayTexts.crashed}>
      <p>
        {overlay.message}
        {/* a sentence that names it already says it once */}
        {code === null || overlay.message.toLowerCase().includes(code.toLowerCase()) ? null : (
          <span className="block text-ink-3">{code}</span>
        )}
      </p>
      {overlay.lastLines.length === 0 ? null : (
        <LastLines
          label={overlayTexts.lastLines}
          lines={overlay.lastLines.map(withoutEscapes)}
          className={styles.tail ?? ''}
        />
      )}
      <WayOn preview={preview} />
    </OverlayPanel>
  )
}

/** Stands where Start Server stood a moment ago: the second press of a double click must not cancel. */
function CancelStart({ preview }: { preview: Preview }) {
  return <LateButton onPress={preview.stop}>{overlayTexts.cancel}</LateButton>
}

/** Start; without a codebase it is off, beside the way to one. */
function WayOn({ preview }: { preview: Preview }) {
  const lacks = lacksCodebase(preview)
  return (
    <span className="flex flex-wrap justify-center gap-2">
      {lacks ? (
        <Link to="/environment" hash="open" className={buttonLook('primary')}>
          {overlayTexts.environment}
        </Link>
      ) : null}
      <Button
        variant={lacks ? 'outlined' : 'primary'}
        {...(lacks ? { className: EDGED } : {})}
        onClick={preview.start}
        disabledReason={preview.startReason}
      >
        {overlayTexts.start}
      </Button>
    </span>
  )
}
