import type { Reply } from '@mosaygent/contract'
import { PYTHON_API_ZIP } from '@mosaygent/contract'
import { Check, ListChecks } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Card, CopyButton, Segmented } from '#ui'
import { COMMANDS, SYSTEMS, systemOf } from './systems.ts'

interface GettingStartedProps {
  helperUrl: string
  /** What the helper can see of this machine; undefined while none answers. */
  tools: Reply<'pythonTools'> | undefined
  downloaded: boolean
}

interface Step {
  title: string
  body: ReactNode
  command?: string
  /** True: seen to be done. */
  done: boolean
}

/** From the download to an answering helper; a step that can be seen to be done is ticked. */
export function GettingStarted({ helperUrl, tools, downloaded }: GettingStartedProps) {
  const [system, setSystem] = useState(() => systemOf(navigator.userAgent))
  const { extract, installUv, folder } = COMMANDS[system]
  const started = tools?.from_package === true
  const steps: Step[] = [
    {
      title: 'Extract the download',
      body: `All of it, into a folder of your own. Spaces and accents in its name do no harm.`,
      command: extract,
      done: started,
    },
    {
      title: 'Open the folder in your editor',
      body: 'VS Code and Cursor read its launch configuration and suggest the Python extension.',
      command: folder,
      done: started,
    },
    {
      title: 'Install uv',
      body: tools?.uv
        ? `uv ${tools.uv.version ?? ''} is at ${tools.uv.path}.`
        : 'It fetches Python packages. Open a new terminal afterwards.',
      command: installUv,
      done: Boolean(tools?.uv),
    },
    {
      title: 'Have Python',
      body: tools?.python
        ? `Python ${tools.python.version ?? ''} is at ${tools.python.path}.`
        : '3.10 or newer. Without one, uv brings it.',
      command: 'uv python install',
      done: Boolean(tools?.python),
    },
    {
      title: 'Sync the dependencies',
      body: 'Once, in that folder, with a network: it also fetches the Node runtime, about 50 MB.',
      command: 'uv sync --all-groups',
      done: started,
    },
    {
      title: 'Start the server',
      body: (
        <>
          Run the launch configuration “Mosaygent helper (port 8080)” (F5), or type the command. The server is
          then at <code>{helperUrl}</code>.
        </>
      ),
      command: 'uv run mosaygent-api',
      done: started,
    },
  ]
  return (
    <Card
      title="Getting started"
      icon={<ListChecks aria-hidden="true" />}
      end={
        <Segmented
          label="Operating system"
          value={system}
          options={SYSTEMS}
          onChange={setSystem}
          className="w-[228px]"
        />
      }
    >
      {tools !== undefined && !tools.from_package ? (
        <p className="text-ink-2">
          The helper that answers now was started without the package, so nothing of this is needed on this
          computer.
        </p>
      ) : null}
      <ol className="grid">
        <StepRow
          number={1}
          step={{
            title: `Download ${PYTHON_API_ZIP}`,
            body: 'With the button above.',
            done: downloaded || started,
          }}
        />
        {steps.map((step, index) => (
          <StepRow key={step.title} number={index + 2} step={step} />
        ))}
      </ol>
    </Card>
  )
}

function StepRow({ number, step }: { number: number; step: Step }) {
  const { title, body, command, done } = step
  return (
    <li className="flex gap-3 border-t border-line py-2.5 first:border-t-0">
      <span
        className={`grid size-5 shrink-0 place-items-center rounded-full text-[11px] leading-none font-semibold tabular-nums ${done ? 'bg-good-soft text-good-ink' : 'bg-ink/6 text-ink-2'}`}
      >
        {done ? <Check aria-hidden="true" className="size-3" /> : number}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="type-strong">
          {title}
          {done ? <span className="sr-only"> (done)</span> : null}
        </p>
        <p className="text-ink-2 [overflow-wrap:anywhere]">{body}</p>
        {command === undefined || done ? null : <Command text={command} />}
      </div>
    </li>
  )
}

/** A line to be typed, with a button that copies it. */
export function Command({ text }: { text: string }) {
  return (
    <div className="flex min-w-0 items-center gap-2 rounded-control border border-line bg-inset py-0.5 pr-1 pl-2.5">
      <code className="min-w-0 flex-1 overflow-x-auto whitespace-nowrap">{text}</code>
      <CopyButton text={text} label={`Copy ${text}`} />
    </div>
  )
}
