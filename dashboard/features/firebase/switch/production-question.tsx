import { useState } from 'react'
import * as z from 'zod/mini'
import { useBrowserSetting, useFirebaseSettings } from '#session'
import { Button, Dialog, FactList } from '#ui'
import { PlanView, usePlan } from './plan.tsx'

const OnOff = z.boolean()

/** Whether going to production is asked about: there is a project that would be brought to the app, and nobody said stop asking. */
export function useAsksBeforeProduction(): boolean {
  const [asks] = useBrowserSetting('ask_before_production', OnOff, true)
  return useFirebaseSettings('production').projectId !== null && asks
}

interface ProductionQuestionProps {
  open: boolean
  onClose: () => void
  onYes: () => void
}

/** The one question before production, with what will be done. */
export function ProductionQuestion({ open, onClose, onYes }: ProductionQuestionProps) {
  const { projectId, bundleId } = useFirebaseSettings('production')
  const plan = usePlan('production', open)
  const [, setAsks] = useBrowserSetting('ask_before_production', OnOff, true)
  const [quiet, setQuiet] = useState(false)
  const yes = () => {
    if (quiet) setAsks(false)
    onClose()
    onYes()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="Switch to Production?"
      description="The Firebase files of your app are replaced by those of the project that your users are in. The old ones are kept."
      footer={
        <>
          <Button onClick={onClose}>Stay in Development</Button>
          <Button variant="primary" onClick={yes}>
            Switch to Production
          </Button>
        </>
      }
    >
      <FactList
        rows={[
          { label: 'Project ID', value: <code className="truncate">{projectId}</code> },
          {
            label: 'Bundle ID',
            value: bundleId === null ? 'Not configured' : <code className="truncate">{bundleId}</code>,
          },
        ]}
      />
      {bundleId === null ? (
        <p className="text-ink-2">Without a bundle ID nothing is downloaded.</p>
      ) : plan === null ? (
        <p className="text-ink-2">There is no Flutter codebase, so nothing is downloaded.</p>
      ) : (
        <PlanView plan={plan} />
      )}
      <label className="type-small flex w-fit cursor-pointer items-center gap-2 text-ink-2">
        <input
          type="checkbox"
          className="size-4 cursor-pointer accent-(--accent)"
          checked={quiet}
          onChange={(event) => {
            setQuiet(event.target.checked)
          }}
        />
        Do not ask again in this browser
      </label>
    </Dialog>
  )
}
