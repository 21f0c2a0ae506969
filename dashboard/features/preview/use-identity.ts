import type { DeviceIdentity } from '@mosaygent/contract'
import { useEffect, useRef } from 'react'
import { addPageLine } from '#helper-client'
import { announce } from '#ui'
import { deviceOf } from './phone/devices.ts'
import { texts } from './preview-pane/texts.ts'
import type { View } from './view-settings.ts'

/** What the app is to be told that it runs on; null: the browser, as it is. */
export const identityOf = ({ device, identity }: Pick<View, 'device' | 'identity'>): DeviceIdentity | null =>
  identity === 'browser' ? null : deviceOf(device).identity

interface IdentityGiven {
  readonly view: View
  /** There is a page, which has the script or may have it: without one it is the same page on every device. */
  readonly takes: boolean
  readonly reframe: () => void
}

/** Flutter asks once, as it starts, what it runs on: after a change the page is loaded anew, and that is said. */
export function useIdentity({ view, takes, reframe }: IdentityGiven): void {
  const identity = identityOf(view)
  const before = useRef(identity)
  useEffect(() => {
    if (before.current === identity) return
    before.current = identity
    if (!takes) return
    const text = texts.identity.loadedAnew(identity)
    addPageLine(text, 'info')
    announce(text)
    reframe()
  }, [identity, takes, reframe])
}
