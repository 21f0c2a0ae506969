import type { AppEnvironment, FirebasePlace } from '@mosaygent/contract'
import { useState } from 'react'
import { Button, Dialog } from '#ui'
import { useEnvironmentSwitch } from '../switch/environment-switch.ts'
import { PlanView, usePlan } from '../switch/plan.tsx'
import type { Plan } from '../switch/plan.tsx'
import { ENVIRONMENT_NAME, FIREBASE } from '../texts.ts'
import { MatchPlaces, advisedPlaces } from './match-places.tsx'
import { MATCH } from './texts.ts'

interface MatchDialogProps {
  environment: AppEnvironment
  projectId: string
  open: boolean
  onClose: () => void
}

const EVERYWHERE: readonly FirebasePlace[] = ['firebaserc', 'gradle', 'xcode']

/** Shows what would be written, and writes it. */
export function MatchDialog({ environment, projectId, open, onClose }: MatchDialogProps) {
  const { apply } = useEnvironmentSwitch()
  const plan = usePlan(environment, open, { match: EVERYWHERE })
  const places = plan?.data?.places ?? []
  const [chosen, setChosen] = useState<ReadonlySet<FirebasePlace> | null>(null)
  const ticked = chosen ?? advisedPlaces(places)
  const close = () => {
    setChosen(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close()
      }}
      title={MATCH.title}
      description={MATCH.description(projectId, ENVIRONMENT_NAME[environment])}
      footer={
        <>
          <Button onClick={close}>{FIREBASE.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={whyNot(plan)}
            onClick={() => {
              close()
              apply({ match: EVERYWHERE.filter((place) => ticked.has(place)) })
            }}
          >
            {MATCH.go}
          </Button>
        </>
      }
    >
      <PlanView plan={plan} />
      <MatchPlaces
        places={places}
        ticked={ticked}
        onTick={(place, on) => {
          const rest = [...ticked].filter((one) => one !== place)
          setChosen(new Set(on ? [...rest, place] : rest))
        }}
      />
    </Dialog>
  )
}

function whyNot(plan: Plan): string | null {
  if (plan === null) return FIREBASE.noBundle
  if (plan.signedOut) return MATCH.notAsked
  if (plan.isPending) return MATCH.asking
  if (plan.isError) return MATCH.notAsked
  return plan.data.files.some(({ change }) => change === 'blocked') ? MATCH.blocked : null
}
