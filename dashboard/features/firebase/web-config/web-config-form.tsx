import { DEFAULT_FIREBASE_CONFIG_PATH } from '@mosaygent/contract'
import type { AppEnvironment } from '@mosaygent/contract'
import { useState } from 'react'
import { useFirebaseSettings } from '#session'
import { Button, Field } from '#ui'
import { ConfigFileState } from './config-file-state.tsx'
import { FIREBASE } from '../texts.ts'
import { configPathProblem, normalizeConfigPath } from './config-path.ts'
import { WEB_CONFIG } from './texts.ts'

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
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (path === '' || problem !== null) return
        saveConfigPath(path)
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
            {WEB_CONFIG.root} <code>{DEFAULT_FIREBASE_CONFIG_PATH}</code>
          </>
        }
        onChange={(event) => {
          setTyped(event.target.value)
        }}
      />
      <ConfigFileState
        path={problem === null && path !== '' ? path : configPath}
        inEffect={problem !== null || path === '' || path === configPath}
      />
      {other.configPath === configPath ? <p className="type-small text-ink-3">{WEB_CONFIG.shared}</p> : null}
      <div className="flex gap-2">
        <Button
          variant="quiet"
          className="-ml-2"
          disabledReason={hasOwnConfigPath ? null : WEB_CONFIG.isDefault}
          onClick={() => {
            saveConfigPath(null)
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
