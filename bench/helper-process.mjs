import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'

const freePort = () => getPort({ host: '127.0.0.1' })

/** The delivered helper, alone, as `mosaygent helper` starts it. */
export async function startHelper(bundle, env) {
  const [helperPort, previewPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, [bundle, 'helper'], {
    env: { ...env, MOSAYGENT_HELPER_PORT: String(helperPort), MOSAYGENT_PREVIEW_PORT: String(previewPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Preview  http') && resolve())
    void closed.then(() => reject(new Error('The helper ended before it was ready')))
  })
  // for systems that do not show whose call it is
  const token = readFileSync(join(env.MOSAYGENT_HOME, `script-token-${helperPort}`), 'utf8').trim()
  const call = async (path, init) => {
    const headers = { ...init.headers, authorization: `Bearer ${token}` }
    const response = await fetch(`http://127.0.0.1:${helperPort}/mosaygent${path}`, { ...init, headers })
    const reply = await response.json()
    if (!response.ok) throw new Error(`${path}: ${reply.detail}`)
    return reply
  }
  const post = (path, body) =>
    call(path, {
      method: 'POST',
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  return {
    previewPort,
    get: (path) => call(path, {}),
    post,
    stop: async () => {
      child.kill('SIGINT')
      await closed
    },
  }
}
