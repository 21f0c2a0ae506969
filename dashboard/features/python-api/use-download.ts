import type { ApiZipFacts } from '@mosaygent/contract'
import { PYTHON_API_ZIP } from '@mosaygent/contract'
import { useRef, useState } from 'react'
import { downloadFile } from '#helper-client'
import type { Download, DownloadProgress } from '#helper-client'
import { saveFile } from '#ui'
import { DOWNLOAD } from './texts.ts'

export type DownloadState =
  | { kind: 'idle' }
  | { kind: 'running'; progress: DownloadProgress }
  /** `checked`: the file is the published one, byte for byte; false: no checksum is published. */
  | { kind: 'saved'; sha256: string; checked: boolean }
  /** `elsewhere`: the browser itself may have more luck with the same file. */
  | { kind: 'failed'; title: string; detail: string | null; elsewhere: boolean }

/** Downloads the package inside the page: with progress, checked before it is saved, and with words when it fails. */
export function useDownload(url: string, facts: ApiZipFacts | undefined) {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  const start = async () => {
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'running', progress: { received: 0, total: facts?.size ?? null } })
    const onProgress = ({ received, total }: DownloadProgress) => {
      setState({ kind: 'running', progress: { received, total: total ?? facts?.size ?? null } })
    }
    const download = await downloadFile(url, onProgress, controller.signal)
    const next = judge(download, facts?.sha256)
    if (next.kind === 'saved' && download.kind === 'done') saveFile(PYTHON_API_ZIP, download.file)
    setState(next)
  }
  return { state, start, cancel: () => running.current?.abort() }
}

/** The error catalogue's words; a file that is not the published one is not saved. */
export function judge(download: Download, published: string | undefined): DownloadState {
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
