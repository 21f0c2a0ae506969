/**
 * Behaves as uvicorn does with `--reload`: a parent holds the port and never answers, a child of it does. While the file
 * `broken` is there, a new child fails with a traceback; the old one still answers once after the reload is told.
 */
export const RELOADING_SERVER = `
const cluster = require('node:cluster'), fs = require('node:fs'), http = require('node:http')
cluster.schedulingPolicy = cluster.SCHED_NONE
if (cluster.isPrimary) {
  const broken = () => fs.existsSync('broken')
  let was = broken(), worker = cluster.fork()
  console.error('INFO:     Uvicorn running on http://127.0.0.1:' + process.env.PORT + ' (Press CTRL+C to quit)')
  setInterval(() => {
    if (broken() === was) return
    was = broken()
    console.error("WARNING:  WatchFiles detected changes in 'main.py'. Reloading...")
    const old = worker
    const reload = () => {
      old.off('message', reload).off('exit', reload)
      old.process.kill('SIGKILL')
      worker = cluster.fork()
    }
    if (old.isDead()) reload()
    else old.once('message', reload).once('exit', reload)
  }, 20)
} else if (fs.existsSync('broken')) {
  console.error('Process SpawnProcess-2:\\nTraceback (most recent call last):')
  console.error('  File "' + process.cwd() + '/main.py", line 7, in <module>\\n    nonsense')
  console.error("NameError: name 'nonsense' is not defined")
  process.exit(1)
} else {
  http.createServer((request, response) => {
    console.log('INFO:     127.0.0.1:1 - "' + request.method + ' ' + request.url + ' HTTP/1.1" 200 OK')
    response.end('here', () => process.send('answered'))
  }).listen(Number(process.env.PORT), '127.0.0.1', () => console.error('INFO:     Application startup complete.'))
}`

/** Starts a process that leaves its group and keeps its output open, and then answers; `/crash` ends it. */
export const LEAVING_SERVER = `
const { spawn } = require('node:child_process')
spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: ['ignore', 'inherit', 'inherit'], detached: true }).unref()
require('node:http').createServer((request, response) => {
  if (request.url === '/crash') process.exit(4)
  response.end('here')
}).listen(Number(process.env.PORT), '127.0.0.1')`

/** Listens on a free port of IPv6 alone and prints what `SAYS` has, with the port in it. */
export const ELSEWHERE_SERVER = `
const server = require('node:http').createServer((request, response) => {
  response.writeHead(request.url.startsWith('/healthz') && process.env.UNWELL ? 503 : 200).end('here')
})
const probe = require('node:net').createServer((socket) => socket.destroy()).listen(0, '::1', () => {
  const { port } = probe.address()
  const says = (process.env.SAYS ?? '').replace('PORT', port)
  // it listens once its words are out: else it may be found by its sockets first
  probe.close(() => process.stdout.write(says + '\\n', () => server.listen(port, '::1')))
})`
