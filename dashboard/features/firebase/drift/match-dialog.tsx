import type { AppEnvironment } from '@mosaygent/contract'
import { Button, Dialog } from '#ui'
import { ENVIRONMENT_NAME } from '../environment-name.ts'
import { useEnvironmentSwitch } from '../switch/environment-switch.ts'
import { PlanView, usePlan } from '../switch/plan.tsx'
import type { Plan } from '../switch/plan.tsx'

interface MatchDialogProps {
  environment: AppEnvironment
  projectId: string
  open: boolean
  onClose: () => void
}

/** Shows what would be written, and writes it. */
export function MatchDialog({ environment, projectId, open, onClose }: MatchDialogProps) {
  const { apply } = useEnvironmentSwitch()
  const plan = usePlan(environment, open)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="Make all match"
      description={`The helper and the config files are brought to ${projectId}, the project of ${ENVIRONMENT_NAME[environment]}. The old files are kept and can be put back.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={whyNot(plan)}
            onClick={() => {
              onClose()
              apply()
            }}
          >
            Make all match
          </Button>
        </>
      }
    >
      <PlanView plan={plan} />
    </Dialog>
  )
}

function whyNot(plan: Plan): string | null {
  if (plan === null) return 'A bundle ID is missing'
  if (plan.isPending) return 'Firebase is being asked what would change'
  if (plan.isError) return 'Firebase could not be asked'
  return plan.data.files.some(({ change }) => change === 'blocked')
    ? 'One of the files cannot be written'
    : null
}
