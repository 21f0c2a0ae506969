import { PYTHON_API_ZIP } from '@mosaygent/contract'

/** From the download to an answering helper. */
export function GettingStarted({ helperUrl }: { helperUrl: string }) {
  const steps = [
    {
      title: 'Extract the download',
      body: (
        <>
          Unpack <code>{PYTHON_API_ZIP}</code> into a folder of your own.
        </>
      ),
    },
    { title: 'Open the folder in your editor', body: 'VS Code and Cursor know its launch configuration.' },
    {
      title: 'Install uv',
      body: (
        <>
          <code>curl -LsSf https://astral.sh/uv/install.sh | sh</code>, or as your system installs programs.
        </>
      ),
    },
    {
      title: 'Have Python',
      body: (
        <>
          If <code>python --version</code> says nothing, <code>uv python install</code> brings one.
        </>
      ),
    },
    {
      title: 'Sync the dependencies',
      body: (
        <>
          <code>uv sync --all-groups</code> in that folder.
        </>
      ),
    },
    {
      title: 'Start the server',
      body: (
        <>
          Run the launch configuration. The server is then at <code>{helperUrl}</code>.
        </>
      ),
    },
  ]
  return (
    <ol className="grid">
      {steps.map(({ title, body }, index) => (
        <li key={title} className="flex gap-3 border-t border-line py-2.5">
          <span className="grid size-5 shrink-0 place-items-center rounded-full bg-ink/6 text-[11px] leading-none font-semibold text-ink-2 tabular-nums">
            {index + 1}
          </span>
          <div className="grid min-w-0 gap-0.5">
            <p className="type-strong">{title}</p>
            <p className="text-ink-2">{body}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
