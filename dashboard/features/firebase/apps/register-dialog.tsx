import type { FirebasePlatform } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, errorText, firebaseQueries } from '#helper-client'
import { Button, Dialog, FactList, Field, Notice } from '#ui'
import { PLATFORM_NAME } from './app-rows.ts'

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
  const [name, setName] = useState(identifier?.split('.').at(-1) ?? 'web')
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
      ? 'Give the app a name first'
      : platform !== 'web' && identifier === null
        ? 'A bundle ID is missing'
        : null
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Register the ${PLATFORM_NAME[platform]} app`}
      description="This makes a new app in the Firebase project. It can only be removed in the Firebase console."
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
            { label: 'Project ID', value: <code className="truncate">{projectId}</code> },
            ...(platform === 'web'
              ? []
              : [
                  {
                    label: platform === 'ios' ? 'Bundle ID' : 'Package name',
                    value: <code className="truncate">{identifier ?? 'Not configured'}</code>,
                  },
                ]),
          ]}
        />
        <Field
          label="Name in the console"
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value)
          }}
        />
        {register.isError ? <Notice tone="error" title={errorText(register.error)} /> : null}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={register.isPending} disabledReason={why}>
            Register the app
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
