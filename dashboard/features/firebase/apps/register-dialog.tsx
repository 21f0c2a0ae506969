import type { FirebasePlatform } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, errorText, firebaseQueries } from '#helper-client'
import { Button, Dialog, FactList, Field, Notice } from '#ui'
import { FIREBASE } from '../texts.ts'
import { PLATFORM_NAME, REGISTER } from './texts.ts'

interface RegisterDialogProps {
  platform: FirebasePlatform
  projectId: string
  /** For Android and iOS; a web app needs none. */
  identifier: string | null
  onClose: () => void
}

/** Makes an app in the project: the one thing here that changes Firebase itself, so it says where and what. */
export function RegisterDialog({ platform, projectId, identifier, onClose }: RegisterDialogProps) {
  const client = useQueryClient()
  const [name, setName] = useState(identifier?.split('.').at(-1) ?? REGISTER.webName)
  const register = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      call('registerFirebaseApp', {
        project_id: projectId,
        platform,
        display_name: name.trim(),
        ...(platform === 'web' || identifier === null ? {} : { identifier }),
      }),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: firebaseQueries.apps(projectId).queryKey }),
  })
  const why =
    name.trim() === ''
      ? REGISTER.noName
      : platform !== 'web' && identifier === null
        ? FIREBASE.noBundle
        : null
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={REGISTER.title(PLATFORM_NAME[platform])}
      description={REGISTER.words}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (why === null && !register.isPending) register.mutate()
        }}
      >
        <FactList
          rows={[
            { label: FIREBASE.projectId, value: <code className="truncate">{projectId}</code> },
            ...(platform === 'web'
              ? []
              : [
                  {
                    label: platform === 'ios' ? FIREBASE.bundleId : REGISTER.package,
                    value: <code className="truncate">{identifier ?? FIREBASE.notConfigured}</code>,
                  },
                ]),
          ]}
        />
        <Field
          label={REGISTER.name}
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value)
          }}
        />
        {register.isError ? <Notice tone="error" title={errorText(register.error)} /> : null}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{FIREBASE.cancel}</Button>
          <Button type="submit" variant="primary" busy={register.isPending} disabledReason={why}>
            {REGISTER.go}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
