import type { BuiltFile } from '@mosaygent/contract'
import { useMutation } from '@tanstack/react-query'
import { FolderOpen } from '#icons'
import { Fragment } from 'react'
import { call, errorText } from '#helper-client'
import { announce, Button, toast } from '#ui'
import { sizeText } from './sizes.ts'
import { texts } from './texts.ts'

const words = texts.build

interface BuiltFilesProps {
  folder: string
  count: number
  bytes: number
  gzip_bytes: number | null
  files: readonly BuiltFile[]
}

/** What the build came to: its size as it lies there and as it is sent, its folder, and its files, the largest first. */
export function BuiltFiles({ folder, count, bytes, gzip_bytes: packed, files }: BuiltFilesProps) {
  const open = useMutation({
    networkMode: 'always',
    mutationFn: () => call('openBuildFolder'),
    onSuccess: ({ message }) => {
      announce(message)
    },
    onError: (error) => {
      toast(errorText(error))
    },
  })
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="type-strong tabular-nums">
          {words.total(count, sizeText(bytes))}
          {packed === null ? null : (
            <span className="font-normal text-ink-2">{words.packed(sizeText(packed))}</span>
          )}
        </p>
        <Button
          className="ml-auto"
          size="small"
          icon={<FolderOpen aria-hidden="true" />}
          busy={open.isPending}
          onClick={() => {
            open.mutate()
          }}
        >
          {words.open}
        </Button>
      </div>
      <code className="break-words text-ink-3">{breakable(folder)}</code>
      <table className="w-full table-fixed border-collapse text-left tabular-nums">
        <thead>
          <tr className="type-small text-ink-3">
            <th scope="col" className="py-1 font-[550]">
              {words.file}
            </th>
            <th scope="col" className="w-18 py-1 pl-2 text-right font-[550]">
              {words.size}
            </th>
            <th scope="col" className="w-18 py-1 pl-2 text-right font-[550]">
              {words.gzip}
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((one) => (
            <tr key={one.file} className="border-t border-line align-top">
              <th scope="row" className="type-code py-1.5 font-normal break-words">
                {breakable(one.file)}
              </th>
              <td className="type-code py-1.5 pl-2 text-right whitespace-nowrap">{sizeText(one.bytes)}</td>
              <td className="type-code py-1.5 pl-2 text-right whitespace-nowrap text-ink-2">
                {one.gzip_bytes === null ? words.none : sizeText(one.gzip_bytes)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > files.length ? <p className="text-ink-2">{words.moreFiles(count - files.length)}</p> : null}
    </>
  )
}

/** A path may break after a slash. */
function breakable(path: string) {
  return path.split(/(?<=\/)/).map((part, at) => (
    // the parts of one path never change places
    // oxlint-disable-next-line no-array-index-key
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ))
}
