import { useState } from 'react'
import * as z from 'zod/mini'
import { useBrowserSetting, useFirebaseSettings } from '#session'
import { Button, Dialog, FactList } from '#ui'
import { FIREBASE } from '../texts.ts'
import { PlanView, usePlan } from './plan.tsx'
import { QUESTION } from './texts.ts'

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

/** The one question before production, with what will be done: the switch alone asks it. */
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
      // not on the box that would end the asking
      toRead
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      tone="warn"
      title={QUESTION.title}
      description={QUESTION.description}
      footer={
        <>
          <Button onClick={onClose}>{QUESTION.no}</Button>
          <Button variant="warn" onClick={yes}>
            {QUESTION.yes}
          </Button>
        </>
      }
    >
      <FactList
        rows={[
          { label: FIREBASE.projectId, value: <code className="truncate">{projectId}</code> },
          {
            label: FIREBASE.bundleId,
            value: bundleId === null ? FIREBASE.notConfigured : <code className="truncate">{bundleId}</code>,
          },
        ]}
      />
      {bundleId === null ? (
        <p className="text-ink-2">{QUESTION.noBundle}</p>
      ) : plan === null ? (
        <p className="text-ink-2">{QUESTION.noCodebase}</p>
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
        {QUESTION.quiet}
      </label>
    </Dialog>
  )
}
