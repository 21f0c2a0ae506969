import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { dartPage } from './dart-page.ts'
import type { Tree } from './trees/tree.ts'

export interface SketchRenderer {
  readonly url: string
  /** Writes the tree into the project and reloads; open pages have it when this resolves. */
  show(tree: Tree): Promise<void>
  close(): Promise<void>
}

interface Message {
  readonly event: unknown
  readonly id: unknown
  readonly params: ReadonlyMap<string, unknown>
  readonly result: ReadonlyMap<string, unknown>
}

/** The delivered sketch as its caller drives it, on a project of one file. */
export async function startSketch(bundle: string): Promise<SketchRenderer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sketch é '))
  const main = path.join(folder, 'lib/main.dart')
  await mkdir(path.dirname(main))
  await writeFile(path.join(folder, 'pubspec.yaml'), 'name: tree\n')
  await writeFile(main, "import 'package:flutter/material.dart';\nvoid main() => runApp(MaterialApp());\n")
  const args = ['run', '--machine', '-d', 'web-server', '--web-hostname', '127.0.0.1', '--web-port', '0']
  const child = spawn(process.execPath, [bundle, ...args], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const seen: Message[] = []
  const waiting = new Set<() => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('[{')) return
    seen.push(messageIn(line))
    for (const wake of waiting) wake()
  })
  const find = async (matches: (message: Message) => boolean): Promise<Message> => {
    for (;;) {
      const found = seen.find(matches)
      if (found !== undefined) return found
      await new Promise<void>((resolve) => waiting.add(resolve))
    }
  }
  const start = await find(({ event }) => event === 'app.start')
  const launch = await find(({ event }) => event === 'app.webLaunchUrl')
  await find(({ event }) => event === 'app.started')
  let requests = 0
  return {
    url: String(launch.params.get('url')),
    async show(tree) {
      requests += 1
      const id = String(requests)
      await writeFile(main, dartPage(tree))
      const params = { appId: start.params.get('appId'), fullRestart: true }
      child.stdin.write(`${JSON.stringify([{ id, method: 'app.restart', params }])}\n`)
      const { result } = await find((message) => message.id === id)
      if (result.get('code') !== 0) throw new Error(`The sketch refused: ${String(result.get('message'))}`)
    },
    async close() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function messageIn(line: string): Message {
  const parsed: unknown = JSON.parse(line)
  const message = fieldsOf(Array.isArray(parsed) ? parsed[0] : null)
  return {
    event: message.get('event'),
    id: message.get('id'),
    params: fieldsOf(message.get('params')),
    result: fieldsOf(message.get('result')),
  }
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}
