import { Camera } from '#icons'
import { useState } from 'react'
import { IconButton, fileTime, saveFile, toast } from '#ui'
import { texts as pictureTexts } from '../picture/texts.ts'
import { takeSheetPicture } from './sheet-picture.ts'
import type { Shot } from './sheet-picture.ts'
import { texts } from './texts.ts'

interface SheetPictureButtonProps {
  /** The frames as they stand now, and the size of the sheet. */
  shots: () => { readonly all: readonly Shot[]; readonly size: { width: number; height: number } }
  off: string | null
}

/** Saves one picture of the whole sheet. */
export function SheetPictureButton({ shots, off }: SheetPictureButtonProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { all, size } = shots()
      const { png, missing } = await takeSheetPicture(all, size)
      saveFile(`${texts.label} ${fileTime(new Date())}.png`, png)
      if (missing > 0) toast(texts.picture.missing(missing))
    } catch (error) {
      toast(pictureTexts.failed(error instanceof Error ? error.message : pictureTexts.refused))
    } finally {
      setBusy(false)
    }
  }
  return (
    <IconButton
      size="small"
      label={texts.picture.save}
      icon={<Camera />}
      disabledReason={busy ? texts.picture.busy : off}
      onClick={() => void save()}
    />
  )
}
