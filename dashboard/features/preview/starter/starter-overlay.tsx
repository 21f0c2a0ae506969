import { Link } from '@tanstack/react-router'
import { FolderSearch, Sprout } from '#icons'
import { Button, Meter, buttonLook } from '#ui'
import { EDGED } from '../preview-pane/edged.ts'
import { LateButton } from '../preview-pane/late-button.tsx'
import { overlayTexts } from '../preview-pane/texts.ts'
import { OverlayPanel } from '../preview-pane/overlay-panel.tsx'
import type { StarterState } from './starter-setup.ts'
import { texts } from './texts.ts'
import type { Starter } from './use-starter.ts'

interface NoCodebaseProps {
  starter: Starter
  /** Why nothing can be started. */
  startReason: string | null
}

/** There is no app yet: the starter in one press, or the page where one is opened. */
export function NoCodebase({ starter, startReason }: NoCodebaseProps) {
  const { state, folder, begin } = starter
  const failed = state.kind === 'failed'
  return (
    <OverlayPanel icon={<FolderSearch />} tone={failed ? 'bad' : 'accent'} title={overlayTexts.ready}>
      {failed ? (
        <p role="alert">
          {texts.failed}
          <span className="block">{state.detail}</span>
        </p>
      ) : (
        <p>{folder === null ? texts.openWhat : texts.what}</p>
      )}
      {folder === null ? null : (
        <>
          <Button variant="primary" icon={<Sprout aria-hidden="true" />} onClick={begin}>
            {failed ? texts.again : texts.try}
          </Button>
          <p>{texts.where(folder)}</p>
        </>
      )}
      <span className="flex flex-wrap justify-center gap-2">
        <Link
          to="/environment"
          hash="open"
          className={`${buttonLook(folder === null ? 'primary' : 'outlined')} ${EDGED}`}
        >
          {texts.open}
        </Link>
        <Link to="/environment" hash="clone" className={`${buttonLook('outlined')} ${EDGED}`}>
          {texts.clone}
        </Link>
        <Button className={EDGED} disabledReason={startReason}>
          {overlayTexts.start}
        </Button>
      </span>
    </OverlayPanel>
  )
}

interface SettingUpProps {
  starter: Starter
  state: Extract<StarterState, { kind: 'running' }>
}

/** The starter is on its way: which step, how far, and the way to end it. */
export function SettingUp({ starter, state }: SettingUpProps) {
  return (
    <OverlayPanel icon={<Sprout />} title={texts.settingUp}>
      <p>{texts.steps[state.step]}</p>
      <div className="w-[120px]">
        <Meter label={texts.meter} percent={state.step === 'clone' ? starter.percent : null} />
      </div>
      {state.step === 'start' ? null : (
        <LateButton busy={state.cancelling} onPress={starter.cancel}>
          {state.cancelling ? texts.cancelling : overlayTexts.cancel}
        </LateButton>
      )}
    </OverlayPanel>
  )
}
