import { DEFAULT_FIREBASE_CONFIG_PATH } from '@mosaygent/contract'
import type { AppEnvironment } from '@mosaygent/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { firebaseQueries, useConnection } from '#helper-client'
import { useFirebaseSettings } from '#session'
import { Button, Field, toast } from '#ui'
import { ConfigFileState } from './config-file-state.tsx'
import { FIREBASE } from '../texts.ts'
import { configPathProblem, normalizeConfigPath } from './config-path.ts'
import { WEB_CONFIG } from './texts.ts'
import { stateOf, useConfigFile } from './use-config-file.ts'

interface WebConfigFormProps {
  environment: AppEnvironment
  onDone: () => void
}

/** Where one environment's web options live; empty means the default. */
export function WebConfigForm({ environment, onDone }: WebConfigFormProps) {
  const { configPath, hasOwnConfigPath, saveConfigPath } = useFirebaseSettings(environment)
  const other = useFirebaseSettings(environment === 'production' ? 'development' : 'production')
  const [typed, setTyped] = useState(hasOwnConfigPath ? configPath : '')
  const path = normalizeConfigPath(typed)
  const problem = configPathProblem(path)
  const shown = problem === null && path !== '' ? path : configPath
  const client = useQueryClient()
  const { connected } = useConnection()
  const file = useConfigFile(shown)
  const warned = problem === null && path !== '' && file?.tone === 'warn'
  /** Who saves faster than the file is looked at is told of it all the same. */
  const tellSaved = async (saved: string) => {
    const look = connected
      ? await client.ensureQueryData(firebaseQueries.facts(saved)).then(stateOf, () => null) // it cannot be looked at
      : null
    toast(WEB_CONFIG.saved(saved, look === null || look.tone === 'good' ? '' : look.words))
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (path === '' || problem !== null) return
        saveConfigPath(path)
        void tellSaved(path)
        onDone()
      }}
    >
      <Field
        label={WEB_CONFIG.path}
        mono
        value={typed}
        placeholder={DEFAULT_FIREBASE_CONFIG_PATH}
        autoComplete="off"
        spellCheck={false}
        error={problem}
        hint={
          <>
            {warned ? <span className="mb-1 block text-warn-ink">{WEB_CONFIG.notEditable}</span> : null}
            {WEB_CONFIG.root} <code>{DEFAULT_FIREBASE_CONFIG_PATH}</code>
          </>
        }
        onChange={(event) => {
          setTyped(event.target.value)
        }}
      />
      <ConfigFileState path={shown} inEffect={shown === configPath} state={file} />
      {other.configPath === shown ? (
        <p className="type-small text-ink-3">
          {file?.tone !== 'good'
            ? WEB_CONFIG.sharedLater
            : shown === configPath
              ? WEB_CONFIG.shared
              : WEB_CONFIG.wouldShare}
        </p>
      ) : null}
      <div className="flex gap-2">
        <Button
          variant="quiet"
          className="-ml-2"
          disabledReason={hasOwnConfigPath ? null : WEB_CONFIG.isDefault}
          onClick={() => {
            saveConfigPath(null)
            toast(WEB_CONFIG.cleared(DEFAULT_FIREBASE_CONFIG_PATH))
            onDone()
          }}
        >
          {WEB_CONFIG.clear}
        </Button>
        <Button className="ml-auto" onClick={onDone}>
          {FIREBASE.cancel}
        </Button>
        <Button type="submit" variant="primary" disabledReason={path === '' ? WEB_CONFIG.blank : problem}>
          {WEB_CONFIG.save}
        </Button>
      </div>
    </form>
  )
}
