import { isLoopback } from '../connection/loopback-permission.ts'

declare global {
  interface RequestInit {
    /** Where the answer has to come from; https://wicg.github.io/local-network-access */
    targetAddressSpace?: 'loopback'
  }
}

/** Whether the browser reads the option: one that does not know it, or this value of it, must not be given it. */
function isKnown(): boolean {
  let read = false
  const init: RequestInit = {
    get targetAddressSpace() {
      read = true
      return 'loopback' as const
    },
  }
  try {
    return new Request('http://127.0.0.1/', init).url !== '' && read
  } catch {
    return false
  }
}

let known: boolean | null = null

/** Makes the browser give up a request whose answer does not come from this computer, where it can. */
export function targetOf(url: string): Pick<RequestInit, 'targetAddressSpace'> {
  known ??= isKnown()
  return known && isLoopback(new URL(url).hostname) ? { targetAddressSpace: 'loopback' } : {}
}
