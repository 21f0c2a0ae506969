#!/usr/bin/env node
// Stands in for uv in tests: `--version`, `sync`, `sync --check`, `venv`, `pip install` and `run python`. The file `uv-says` in the
// working directory changes what it does.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'

const [verb, ...args] = process.argv.slice(2)
const says = existsSync('uv-says') ? readFileSync('uv-says', 'utf8').trim() : ''

const OPENAPI = JSON.stringify({
  openapi: '3.1.0',
  paths: { '/tides': { get: { summary: 'Tides', operationId: 'tides' } } },
})

function makeEnvironment() {
  mkdirSync('.venv/bin', { recursive: true })
  writeFileSync('.venv/pyvenv.cfg', 'home = /usr/bin\n')
  writeFileSync('.venv/bin/python', '')
}

if (verb === '--version') {
  console.log('uv 0.13.9')
} else if (verb === 'sync' && args.includes('--check')) {
  process.exitCode = says === 'out-of-date' ? 1 : 0
} else if (verb === 'sync') {
  console.error('Resolved 29 packages in 14ms')
  if (says === 'no network') {
    console.error('error: Request failed after 3 retries')
    console.error('  cause: error sending request for url (https://registry.example/simple/fastapi/)')
    process.exit(2)
  }
  if (says === 'hang') setInterval(() => undefined, 1_000)
  else {
    makeEnvironment()
    console.error('Installed 23 packages in 20ms')
  }
} else if (verb === 'venv') {
  makeEnvironment()
} else if (verb === 'pip') {
  console.error(`Installed what ${args.at(-1)} lists`)
} else if (verb === 'run' && args.includes('-c')) {
  console.log(resolve('.venv'))
} else if (verb === 'run' && args.includes('pytest')) {
  // as mosaygent_report.py tells it
  const tell = (event) => console.error(`mosaygent-test event ${JSON.stringify(event)}`)
  if (says === 'no pytest') {
    console.error('/a/.venv/bin/python: No module named pytest')
    process.exit(1)
  }
  const alone = args.at(-1)?.includes('::') ? args.at(-1) : null
  const all = ['tests/test_tides.py::test_high', 'tests/test_tides.py::TestSea::test_low']
  tell({ kind: 'begun', root: process.cwd() })
  tell({ kind: 'collected', count: alone === null ? all.length : 1 })
  for (const id of alone === null ? all : [alone]) {
    const failed = id.endsWith('test_low') && says !== 'mended'
    const outcome = failed ? 'failed' : 'passed'
    tell({ kind: 'test', id, when: 'setup', outcome: 'passed', seconds: 0.001, place: null })
    if (failed) console.error('mosaygent-test error E  assert 1 == 2\nmosaygent-test output tides are low')
    const place = failed ? { file: `${process.cwd()}/tests/test_tides.py`, line: 7 } : null
    tell({ kind: 'test', id, when: 'call', outcome, seconds: 0.002, place })
    tell({ kind: 'test', id, when: 'teardown', outcome: 'passed', seconds: 0, place: null })
  }
  console.log(`A=${process.env.A ?? ''}`)
  if (says === 'hang') setInterval(() => undefined, 1_000)
  else process.exitCode = says === 'mended' ? 0 : 1
} else if (verb === 'run') {
  const port = Number(args[args.indexOf('--port') + 1])
  if (says === 'no module') {
    console.error('ModuleNotFoundError: No module named uvicorn')
    process.exit(1)
  }
  console.error(`VIRTUAL_ENV is ${process.env.VIRTUAL_ENV ?? 'not set'}`)
  const fail = () => {
    console.error('Process SpawnProcess-1:')
    console.error('Traceback (most recent call last):')
    console.error(`  File "${process.cwd()}/app/main.py", line 42, in <module>`)
    console.error('    1/0')
    console.error('ZeroDivisionError: division by zero')
    // as a parent that reloads does
    setInterval(() => undefined, 1_000)
  }
  const reload = () => console.error("WARNING:  WatchFiles detected changes in 'app/main.py'. Reloading...")
  const answer = async (request, response) => {
    if (request.url === '/print') {
      let body = ''
      for await (const piece of request.setEncoding('utf8')) body += piece
      // a character at a time: pieces that are cut anywhere
      for (const character of body) await new Promise((done) => process.stdout.write(character, done))
    }
    if (request.url === '/break') {
      reload()
      server.close(fail)
      server.closeAllConnections()
      const look = setInterval(() => {
        if (!existsSync('uv-says') || readFileSync('uv-says', 'utf8').trim() !== 'mended') return
        clearInterval(look)
        reload()
        listen()
      }, 50)
      return
    }
    console.log(`INFO:     127.0.0.1:1 - "${request.method} ${request.url} HTTP/1.1" 200 OK`)
    if (request.url === '/crash') {
      console.error('RuntimeError: the API fell over')
      process.exit(3)
    }
    // as Django does of what it has not
    if (says === 'django' && /^\/(?:docs|openapi)/.test(request.url)) {
      console.error(`Not Found: ${request.url.split('?')[0]}`)
      response.writeHead(404)
    }
    const document = says === 'a document of its own' ? '/v1/calls.json' : '/openapi.json'
    if (says !== '' && request.url.startsWith('/docs'))
      response.write(`SwaggerUIBundle({ url: '${document}' })`)
    response.end(request.url.startsWith(document) ? OPENAPI : 'here')
  }
  const server = createServer((request, response) => void answer(request, response))
  const listen = () =>
    server.listen(port, '127.0.0.1', () => console.error('INFO:     Application startup complete.'))
  if (says === 'broken') {
    fail()
    const look = setInterval(() => {
      if (readFileSync('uv-says', 'utf8').trim() === 'broken') return
      clearInterval(look)
      reload()
      listen()
    }, 50)
  } else listen()
  process.on('SIGTERM', () => process.exit(0))
}
