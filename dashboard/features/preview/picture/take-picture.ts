import { fileTime, saveFile, toast } from '#ui'
import type { PictureAnswer } from './ask-for-picture.ts'
import { composePicture } from './compose-picture.ts'
import type { Around, Conditions } from './compose-picture.ts'
import { texts } from './texts.ts'

/** Where a picture goes. */
export type PictureTo = 'file' | 'clipboard'

export interface PictureGiven {
  /** The drawn keyboard is up: it is no part of the app, which has made room for it. */
  readonly keyboard: boolean
  readonly conditions: Conditions
  /** @param density pixels a pixel of the app. */
  readonly take: (density: number) => Promise<PictureAnswer>
}

/** A picture in the device's own pixels, to where it is wanted; what hinders it is said. */
export async function takePicture(given: PictureGiven, around: Around, to: PictureTo): Promise<void> {
  const { device } = given.conditions
  const png = compose(given, around)
  try {
    if (to === 'file') saveFile(`${device.name} ${fileTime(new Date())}.png`, await png)
    else {
      // while the press still counts: some browsers forget it over the time that a picture takes
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
      toast(texts.copied)
    }
  } catch (error) {
    const reason = await png.then(
      () => (error instanceof Error ? error.message : texts.refused),
      (why: unknown) => (why instanceof Error ? why.message : texts.refused),
    )
    toast(texts.failed(reason))
  }
}

async function compose({ conditions, keyboard, take }: PictureGiven, around: Around): Promise<Blob> {
  const answer = await take(conditions.device.density)
  if (answer.outcome === 'not-taken') throw new Error(texts.why[answer.why])
  if (keyboard) toast(texts.keyboard)
  if (answer.picture.blanks > 0) toast(texts.blanks(answer.picture.blanks))
  return await composePicture(answer.picture, conditions, around)
}
