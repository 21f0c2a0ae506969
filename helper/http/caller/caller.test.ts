import { describe, expect, test } from 'vitest'
import { createScriptCheck, createScriptToken } from './index.ts'

describe('a script', () => {
  const scriptToken = createScriptToken()
  const check = createScriptCheck(scriptToken)
  const thisUser = async () => 'this-user' as const
  const unknown = async () => 'unknown' as const

  test(
    'of this user needs nothing more; where the system is silent, the token',
    { tags: 'P-219' },
    async () => {
      expect(await check(thisUser, null)).toBe(null)
      expect(await check(unknown, scriptToken.text)).toBe(null)
      expect(await check(unknown, null)).toMatchObject({ code: 'script-token-needed' })
      expect(await check(unknown, createScriptToken().text)).toMatchObject({ code: 'script-token-needed' })
    },
  )
})
