import { CircleHelp, Terminal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui'
import { Command } from './getting-started.tsx'

/** For people who have Node and a checkout: no package is needed. */
export function OneCommand() {
  return (
    <Card title="With Node, from a checkout" icon={<Terminal aria-hidden="true" />}>
      <p className="text-ink-2">
        One command installs, builds and starts dashboard and helper together. It needs Node 20.19 or newer
        and git. A helper of yours that runs already is used.
      </p>
      <Command text="npm start" />
    </Card>
  )
}

const ANSWERS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'What is this server, and what is my API?',
    answer:
      'The server on port 8080 is the helper: it runs git, Flutter and uv for this dashboard, on this computer alone. Your own API is the codebase on the Environment page; it runs on port 8000 unless its launch configuration says otherwise.',
  },
  {
    question: 'The terminal says “uv: command not found”',
    answer:
      'The installer changed the path of new terminals only. Open a new one; in an editor, restart the editor.',
  },
  {
    question: 'The sync says that no interpreter was found',
    answer: (
      <>
        There is no Python of 3.10 or newer. <code>uv python install</code> brings one that belongs to uv
        alone, then sync again.
      </>
    ),
  },
  {
    question: 'The sync ends with “error sending request” or “dns error”',
    answer:
      'The Python registry could not be reached. Behind a proxy, set HTTPS_PROXY in the terminal first. What was downloaded already is kept.',
  },
  {
    question: '“The Node runtime is not installed”',
    answer: (
      <>
        The sync has not run in this folder, or not to its end. Run <code>uv sync --all-groups</code> again.
      </>
    ),
  },
  {
    question: '“A file of the helper is missing” or “damaged”',
    answer:
      'The download was cut short, or only a part was extracted. Download it again and extract the whole of it.',
  },
  {
    question: '“Port 8080 is held by ...”',
    answer: (
      <>
        The line names the program: end it, or set <code>MOSAYGENT_HELPER_PORT</code> to another port. A
        second helper is named as one; the first goes on.
      </>
    ),
  },
  {
    question: 'It runs, and this page says “Not connected”',
    answer:
      'A page from the internet may need your permission to reach local addresses: allow it when the browser asks, or in the settings of this site. The helper must also know this dashboard’s address (MOSAYGENT_DASHBOARD_URL).',
  },
  {
    question: 'Connected, but “not paired”',
    answer:
      'Open the link that the helper’s terminal shows after “Pair”, in this browser. It works once and for ten minutes; opened later, it makes the terminal show a fresh one.',
  },
]

/** What the steps leave open, and what to do about what went wrong. */
export function Explanations() {
  return (
    <Card title="Questions and troubleshooting" icon={<CircleHelp aria-hidden="true" />}>
      <div className="grid">
        {ANSWERS.map(({ question, answer }) => (
          <details key={question} className="group border-t border-line py-2 first:border-t-0">
            <summary className="type-strong cursor-pointer">{question}</summary>
            <p className="pt-1.5 pb-1 pl-4 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </Card>
  )
}
