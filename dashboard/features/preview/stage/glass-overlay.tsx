import type { Receipt } from '@mosaygent/contract'
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { CircleAlert, Flame, Play, RotateCw, Unplug, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, LastLines, Meter, Spinner, buttonLook } from '#ui'
import { HelperError, helperUrl, useDiagnosis } from '#helper-client'
import { useConnectionWords } from '#helper-ui'
import { EDGED } from './edged.ts'
import { engineText } from './engine-text.ts'
import type { Download, Overlay } from '../flow/overlay.ts'
import { withoutEscapes } from '../errors/error-list.ts'
import { NoCodebase, SettingUp } from '../starter/starter-veil.tsx'
import { useStarter } from '../starter/use-starter.ts'
import { LateButton } from './late-button.tsx'
import styles from './veil.module.css'
import { StartingDetail } from './starting-detail.tsx'
import { ActingStrip } from './acting-strip.tsx'
import { StartingStrip } from './starting-strip.tsx'
import { glassTexts } from './texts.ts'
import type { Preview } from '../flow/use-preview.ts'
import { Veil } from './veil.tsx'

interface GlassOverlayProps {
  preview: Preview
  /** The page with the new code loads behind the one that is seen. */
  loadingNew: boolean
}

/** What covers the glass: an icon, the specification's words, one line, at most one button. */
export function GlassOverlay({ preview, loadingNew }: GlassOverlayProps): ReactNode {
  const { overlay } = preview
  switch (overlay.kind) {
    case 'none':
      return null
    case 'unknown':
      return (
        <Veil
          icon={<Spinner size={20} />}
          title={overlay.reconnected ? glassTexts.reconnected : glassTexts.looking}
        />
      )
    case 'downloading':
      return (
        <Veil icon={<Flame />} title={glassTexts.downloading}>
          <Downloading {...overlay.download} />
        </Veil>
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
          title={glassTexts.unconfirmed[overlay.action]}
          done="unknown"
          what={glassTexts.unconfirmedWhy}
        />
      )
    case 'starting':
      if (overlay.strip) return <StartingStrip {...overlay} />
      return overlay.errors > 0 ? (
        <Veil icon={<CircleAlert />} tone="bad" title={glassTexts.doesNotCompile(overlay.errors)}>
          <p>{glassTexts.saveToStartAgain}</p>
          <CancelStart preview={preview} />
        </Veil>
      ) : (
        <Veil icon={<Spinner size={20} />} title={glassTexts.starting}>
          <StartingDetail {...overlay} />
          <CancelStart preview={preview} />
        </Veil>
      )
    case 'ready':
      return <Ready preview={preview} />
    case 'ended-with-helper':
      return (
        <Veil icon={<CircleAlert />} tone="bad" title={glassTexts.endedWithHelper}>
          <p>{glassTexts.startAgain}</p>
          <WayOn preview={preview} />
        </Veil>
      )
    case 'crashed':
      return <Crashed preview={preview} overlay={overlay} />
  }
}

function Downloading({ stage, percent }: Download) {
  return (
    <>
      <p>{stage ?? glassTexts.downloadingWhat}</p>
      {percent === null ? null : (
        <div className="w-[120px]">
          <Meter label={glassTexts.downloadMeter} percent={percent} />
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
  const what = loadingNew ? glassTexts.loadingNew : files === null ? null : glassTexts.changed(files)
  return strip ? (
    <ActingStrip title={glassTexts.acting[action]} done={done} what={what} />
  ) : (
    <Veil icon={action === 'reload' ? <Zap /> : <RotateCw />} title={glassTexts.acting[action]}>
      {what === null ? null : <p>{what}</p>}
    </Veil>
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
      ? glassTexts.hangs(port)
      : badge === 'Not connected' && diagnosis.kind !== 'not-started'
        ? title
        : glassTexts.noAnswer(port)
  return (
    <Veil icon={<Unplug />} tone="bad" title={glassTexts.offline}>
      <p>{why}</p>
      <Button variant="primary" onClick={() => void preview.checkAgain()}>
        {glassTexts.checkAgain}
      </Button>
    </Veil>
  )
}

const lacksCodebase = ({ codebase }: Preview) => codebase?.detected === false

function Ready({ preview }: { preview: Preview }) {
  const starter = useStarter(preview.start)
  const { state } = starter
  if (state.kind === 'running') return <SettingUp starter={starter} state={state} />
  if (lacksCodebase(preview)) return <NoCodebase starter={starter} startReason={preview.startReason} />
  return (
    <Veil icon={<Play />} title={glassTexts.ready}>
      <p>{engineText(preview.status)}</p>
      <WayOn preview={preview} />
    </Veil>
  )
}

function Crashed({ preview, overlay }: { preview: Preview; overlay: Extract<Overlay, { kind: 'crashed' }> }) {
  const { compileErrors } = overlay
  // the places stand beside it, on cards, and the compiler's own words in the console
  if (compileErrors !== null)
    return (
      <Veil icon={<CircleAlert />} tone="bad" title={glassTexts.doesNotCompile(compileErrors)}>
        <p>{glassTexts.mendAndStart}</p>
        <WayOn preview={preview} />
      </Veil>
    )
  const code = overlay.exitCode === null ? null : glassTexts.exitCode(overlay.exitCode)
  return (
    <Veil icon={<CircleAlert />} tone="bad" title={glassTexts.crashed}>
      <p>
        {overlay.message}
        {/* a sentence that names it already says it once */}
        {code === null || overlay.message.toLowerCase().includes(code.toLowerCase()) ? null : (
          <span className="block text-ink-3">{code}</span>
        )}
      </p>
      {overlay.lastLines.length === 0 ? null : (
        <LastLines
          label={glassTexts.lastLines}
          lines={overlay.lastLines.map(withoutEscapes)}
          className={styles.tail ?? ''}
        />
      )}
      <WayOn preview={preview} />
    </Veil>
  )
}

/** Stands where Start Server stood a moment ago: the second press of a double click must not cancel. */
function CancelStart({ preview }: { preview: Preview }) {
  return <LateButton onPress={preview.stop}>{glassTexts.cancel}</LateButton>
}

/** Start; without a codebase it is off, beside the way to one. */
function WayOn({ preview }: { preview: Preview }) {
  const lacks = lacksCodebase(preview)
  return (
    <span className="flex flex-wrap justify-center gap-2">
      {lacks ? (
        <Link to="/environment" className={buttonLook('primary')}>
          {glassTexts.environment}
        </Link>
      ) : null}
      <Button
        variant={lacks ? 'outlined' : 'primary'}
        {...(lacks ? { className: EDGED } : {})}
        onClick={preview.start}
        disabledReason={preview.startReason}
      >
        {glassTexts.start}
      </Button>
    </span>
  )
}
