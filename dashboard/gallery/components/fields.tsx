import type { AppEnvironment } from '@mosaygent/contract'
import { useState } from 'react'
import { Field, Segmented, SuggestField } from '#ui'
import { Sample } from './sample.tsx'

const SUGGESTIONS = [
  { value: 'tide-dev', label: 'Tide (dev)' },
  { value: 'tide-prod', label: 'Tide' },
]

export function Fields() {
  const [project, setProject] = useState('')
  const [environment, setEnvironment] = useState<AppEnvironment>('development')
  return (
    <Sample title="Fields and choices">
      <div className="grid max-w-md gap-4">
        <Segmented
          label="Environment"
          value={environment}
          tone={environment === 'production' ? 'warn' : 'ink'}
          options={[
            { value: 'development', label: 'Development' },
            { value: 'production', label: 'Production' },
          ]}
          onChange={setEnvironment}
        />
        <Field label="Bundle ID" mono placeholder="com.example.app" hint="As in the console" />
        <Field label="Path" mono defaultValue="relative/path" error="Type an absolute path" />
        <SuggestField label="Project" value={project} onValueChange={setProject} suggestions={SUGGESTIONS} />
      </div>
    </Sample>
  )
}
