import type { DeviceIdentity } from '@mosaygent/contract'
import { mouseAsFinger } from './mouse-as-finger.ts'
import { overrideNavigator } from './override-navigator.ts'
import { overridePointerMedia } from './override-pointer-media.ts'

/** Lets the page be on that device: the system and its pointer, for good, since an app asks once. */
export function takeIdentity(identity: DeviceIdentity): void {
  overrideNavigator(identity)
  overridePointerMedia()
  mouseAsFinger()
}
