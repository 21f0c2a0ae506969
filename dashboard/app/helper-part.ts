import { checkConnection, errorText, pairByCode, queryClient, refreshEverything } from '#helper-client'

/** What the shell itself asks the helper; a module of its own, because it is loaded after the first paint. */
export { checkConnection }

/** Uses the code of a pairing link. Never throws: what the helper said stands beside the connection. */
export async function pairByLink(code: string): Promise<void> {
  try {
    await pairByCode(code)
    refreshEverything(queryClient())
  } catch (error) {
    console.warn(`Not paired: ${errorText(error)}`)
  }
}
