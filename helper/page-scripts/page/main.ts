import { answerCodeQuestions } from './answer-code.ts'
import { announceFirstSize } from './announce-first-size.ts'
import { identityOfFrame } from '@mosaygent/contract/app-frame'
import { followDashboardSettings } from './dashboard-settings.ts'
import { watchEdges } from './watch-edges.ts'
import { leaveAppWithF6 } from './leave-app.ts'
import type { PageScriptSettings } from './page-script-settings.ts'
import { answerPictures } from './picture/answer-pictures.ts'
import { keepDrawingBuffers } from './picture/keep-drawing-buffers.ts'
import { reportConsole } from './report-console.ts'
import { reportContent } from './report-content.ts'
import { errorReporter, reportUncaught } from './report-errors.ts'
import { reportFirstFrame } from './report-first-frame.ts'
import { reportMemory } from './report-memory.ts'
import { reportPermissions } from './report-permissions.ts'
import { currentRoute, dropTimestamp, followRoute } from './report-route.ts'
import { reportUnreachableServers } from './report-unreachable.ts'
import type { Send } from './send.ts'
import { overrideKeyboardInset, reportField } from './soft-keyboard.ts'
import { replaceWorkerRegistration } from './service-workers.ts'
import { takeIdentity } from './take-identity.ts'

/** The gateway wraps the bundle in a function with this parameter (`helper/preview/gateway/page-script.ts`). */
declare const PAGE_SCRIPT_SETTINGS: PageScriptSettings

/*
 * Runs in the app's page before the app's own scripts; the messages are those of the contract's `page-script.ts`.
 * Flutter's engine reads the root's font size, navigator.languages and the colour scheme's media query and listens to
 * their change events: so the app follows the dashboard's settings without a change in its source.
 */
const { dashboards, ownWorkers } = PAGE_SCRIPT_SETTINGS
const framed = window.parent !== window
/** In a tab of its own, and in a window that the app opens, the app is in this browser. */
const identity = framed ? identityOfFrame(window.name) : null
const send: Send = (message) => {
  for (const origin of dashboards) if (framed) window.parent.postMessage(message, origin)
}

replaceWorkerRegistration(ownWorkers, send)
if (identity !== null) takeIdentity(identity)
if (framed) {
  dropTimestamp()
  keepDrawingBuffers()
  answerPictures(dashboards)
  announceFirstSize()
  reportFirstFrame(send)
  reportContent(send)
  reportMemory(send)
  const edges = watchEdges(send)
  reportUnreachableServers(send)
  // a browser on a desktop has no keyboard that covers anything
  const setKeyboard = identity === null ? null : overrideKeyboardInset()
  if (identity !== null) reportField(send)
  followDashboardSettings(dashboards, setKeyboard, edges.changed)
  answerCodeQuestions(dashboards, send)
  leaveAppWithF6(send)
  followRoute(dashboards, send, edges.changed)
  const reportError = errorReporter(send)
  reportUncaught(reportError)
  reportPermissions(send)
  reportConsole(send, reportError)
  send({ type: 'mosaygent.hello', route: currentRoute(), identity })
}
