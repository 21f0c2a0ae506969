import type { ApiZipFacts } from '@mosaygent/contract'
import { PYTHON_API_ZIP } from '@mosaygent/contract'
import { beginClientJob, downloadFile } from '#helper-client'
import type { Download, DownloadProgress, ClientJobHandle } from '#helper-client'
import { createStore, useStore } from '#store'
import { saveFile } from '#ui'
import { DOWNLOAD, megabytes } from './texts.ts'

export type DownloadState =
  | { kind: 'idle' }
  | { kind: 'running'; progress: DownloadProgress }
  /** `checked`: the file is the published one, byte for byte; false: no checksum is published. */
  | { kind: 'saved'; sha256: string; checked: boolean }
  /** `elsewhere`: the browser itself may have more luck with the same file. */
  | { kind: 'failed'; title: string; detail: string | null; elsewhere: boolean }

// Outside React: a download goes on while pages come and go, and the list of long work cancels it from all of them.
const state = createStore<DownloadState>({ kind: 'idle' })
let running: AbortController | null = null

/** Downloads the package inside the page: with progress, checked before it is saved, and with words when it fails. */
export function useDownload(url: string, facts: ApiZipFacts | undefined) {
  return {
    state: useStore(state),
    start: () => download(url, facts),
    cancel: () => running?.abort(),
  }
}

/** As if nothing had been downloaded yet. */
export function forgetDownload(): void {
  running?.abort()
  running = null
  state.set({ kind: 'idle' })
}

async function download(url: string, facts: ApiZipFacts | undefined): Promise<void> {
  const controller = new AbortController()
  running = controller
  const work = beginClientJob({
    kind: 'download-package',
    stage: DOWNLOAD.stage,
    cancel: () => {
      controller.abort()
    },
  })
  const onProgress = ({ received, total: told }: DownloadProgress) => {
    const total = told ?? facts?.size ?? null
    state.set({ kind: 'running', progress: { received, total } })
    const percent = total === null ? null : Math.min(100, (received / total) * 100)
    work.progress({ percent, transferred: megabytes(received) })
  }
  onProgress({ received: 0, total: null })
  const end = await downloadFile(url, onProgress, controller.signal)
  const next = judge(end, facts?.sha256)
  if (next.kind === 'saved' && end.kind === 'done') saveFile(PYTHON_API_ZIP, end.file)
  report(work, next)
  if (running === controller) state.set(next)
}

function report(work: ClientJobHandle, state: DownloadState): void {
  switch (state.kind) {
    case 'saved':
      work.end('done')
      return
    case 'failed':
      work.end('failed', state.detail === null ? state.title : `${state.title}. ${state.detail}`)
      return
    case 'idle':
    case 'running':
      work.end('cancelled')
  }
}

/** The error catalogue's words; a file that is not the published one is not saved. */
function judge(download: Download, published: string | undefined): DownloadState {
  switch (download.kind) {
    case 'refused':
      return { kind: 'failed', title: DOWNLOAD.refused(download.status), detail: null, elsewhere: true }
    case 'failed':
      return { kind: 'failed', title: DOWNLOAD.failed, detail: DOWNLOAD.broke, elsewhere: true }
    case 'cancelled':
      return { kind: 'idle' }
    case 'done':
      if (published !== undefined && download.sha256 !== published) {
        return {
          kind: 'failed',
          title: DOWNLOAD.failed,
          detail: DOWNLOAD.notPublished(download.sha256),
          // it would save the wrong file without a word
          elsewhere: false,
        }
      }
      return { kind: 'saved', sha256: download.sha256, checked: published !== undefined }
  }
}
