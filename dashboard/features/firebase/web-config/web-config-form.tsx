import { DEFAULT_FIREBASE_CONFIG_PATH } from '@mosaygent/contract'
import type { AppEnvironment } from '@mosaygent/contract'
import { useState } from 'react'
import { useFirebaseSettings } from '#session'
import { Button, Field } from '#ui'
import { ConfigFileState } from './config-file-state.tsx'
import { configPathProblem, normalizeConfigPath } from './config-path.ts'

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
        label="Config file path"
        mono
        value={typed}
        placeholder={DEFAULT_FIREBASE_CONFIG_PATH}
        autoComplete="off"
        spellCheck={false}
        error={problem}
        hint={
          <>
            From the Flutter app’s root. Default: <code>{DEFAULT_FIREBASE_CONFIG_PATH}</code>
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
      {other.configPath === configPath ? (
        <p className="type-small text-ink-3">
          Both environments use this file now, so each switch rewrites its options.
        </p>
      ) : null}
      <div className="flex gap-2">
        <Button
          variant="quiet"
          className="-ml-2"
          disabledReason={hasOwnConfigPath ? null : 'The default is in effect already'}
          onClick={() => {
            saveConfigPath(null)
            onDone()
          }}
        >
          Clear
        </Button>
        <Button className="ml-auto" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" disabledReason={path === '' ? 'Type a path first' : problem}>
          Save
        </Button>
      </div>
    </form>
  )
}
