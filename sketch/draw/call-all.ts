import { applyToUnknowns } from '../evaluate/builders.ts'
import { fieldOfInstance } from '../evaluate/instances.ts'
import type { FunctionDeclaration } from '../model/declaration.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { InstanceValue } from '../evaluate/value.ts'

/** More than a splash page's own class has. */
const MAX_METHODS = 40
/** What Flutter calls, which `stateOf` has followed, or nobody at the beginning; setters and operators. */
const NOT_ASKED =
  /^(build|initState|didChange\w*|dispose|deactivate|reassemble|createState|setState|toString)$|\W/
/** What a method is called with by a link, a message or a shared file, which an app that was opened by its icon has not. */
const FROM_OUTSIDE =
  /^(List<)?(Uri|RemoteMessage|PendingDynamicLinkData|NotificationResponse|Received(Action|Notification)|OSNotification\w*|Shared(Media)?File|SharedMedia)\b/

/** Calls every method of a class, with what only running code would give. */
export function callAll(evaluator: Evaluator, holder: InstanceValue): void {
  const asked = holder.of.declaration.methods.filter(
    (each) =>
      !each.getter && !each.static && !NOT_ASKED.test(each.name) && !FROM_OUTSIDE.test(firstType(each)),
  )
  for (const { name } of asked.slice(0, MAX_METHODS)) {
    const bound = fieldOfInstance(evaluator, holder, name)
    if (bound?.kind === 'function') applyToUnknowns(evaluator, bound)
  }
}

const firstType = ({ parameters: [first] }: FunctionDeclaration): string => first?.type ?? ''
