import { followServer, goInApp, openPage, reportScreen } from './connection.ts'
import { identity, postToParent } from './frame.ts'
import { afterPaint } from './after-paint.ts'
import { createAssumed } from './assumed.ts'
import { dragScrolls } from './drag-scrolls.ts'
import { leaveWithF6, reportInteractions } from './interactions.ts'
import { layOut } from './layout.ts'
import { closeNotes } from './notes.ts'
import { markMissingImages } from './missing-images.ts'
import { answerPictures } from './picture/answer-pictures.ts'
import { picturesLoaded } from './pictures-loaded.ts'
import { createPointer } from './point.ts'
import { putPicture } from './put-picture.ts'
import { firstRoute, followRoute, reportRoute } from './route.ts'
import { reportField } from './report-field.ts'
import { reportLook } from './report-look.ts'
import { followSettings } from './settings.ts'

/*
 * Runs in the sketch's page, which has its first picture in it. Addresses are relative to the page's own, because the
 * gateway, on another port, stands in between.
 */
const assumed = createAssumed()
const settle = () => {
  layOut()
  reportLook()
}

followSettings(settle)
followRoute(goInApp, openPage)
leaveWithF6()
answerPictures()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', settle)
let resized: ReturnType<typeof setTimeout> | undefined
addEventListener('resize', () => {
  settle()
  clearTimeout(resized)
  resized = setTimeout(reportScreen, 100)
})
const settleNotes = closeNotes()
const pointer = createPointer()
reportInteractions(pointer.isOn)
if (identity !== null) {
  dragScrolls(pointer.isOn)
  reportField()
}
markMissingImages()

postToParent({ type: 'mosaygent.hello', route: firstRoute(), identity })
void document.fonts.ready.then(() => layOut())
layOut()
reportFirstFrame()
reportLook()
assumed.reported()
// what looks at the picture as a whole takes longer than putting it up
const reportPicture = afterPaint(() => {
  reportLook()
  assumed.reported()
})
void followServer((picture) => {
  putPicture(picture)
  settleNotes()
  layOut()
  pointer.settle()
  reportRoute(picture)
  document.documentElement.dataset['version'] = String(picture.version)
  assumed.settle()
  reportPicture()
  return picturesLoaded()
})

/** The picture is in the page itself: two animation frames later the browser has shown it. */
function reportFirstFrame(): void {
  let reported = false
  const report = () => {
    if (!reported) postToParent({ type: 'mosaygent.first-frame' })
    reported = true
  }
  requestAnimationFrame(() => requestAnimationFrame(report))
  // A page that is out of sight gets no animation frames.
  setTimeout(report, 500)
}
