import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
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
  // Node's `fetch` takes half a millisecond for itself, up to one and a half at the 95th percentile
  const agent = new Agent({ keepAlive: true })
  const call = async (path, { method = 'GET', body } = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const asked = request({
      host: '127.0.0.1',
      port: helperPort,
      path: `/mosaygent${path}`,
      method,
      agent,
      headers,
    })
    asked.end(body)
    const [response] = await once(asked, 'response')
    const reply = await json(response)
    if (response.statusCode !== 200) throw new Error(`${path}: ${reply.detail}`)
    return reply
  }
  const post = (path, body) => call(path, { method: 'POST', body: body && JSON.stringify(body) })
  return {
    previewPort,
    get: (path) => call(path, {}),
    post,
    stop: async () => {
      agent.destroy()
      child.kill('SIGINT')
      await closed
    },
  }
}
