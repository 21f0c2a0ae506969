import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** The contract's `RUNTIME_CONFIG_PATH`, which a build's own code cannot import. */
const CONFIG = '/config.json'
/** The faces of the first text, which a stylesheet alone would ask for only once there is some to draw. */
const FACES = ['geist-latin-wght-normal', 'geist-mono-latin-wght-normal']
/** What the first script imports dynamically wherever it begins: who is signed in, and the page for nobody. */
const PARTS = ['/cloud/index.ts', '/features/login/login-page.tsx']

/**
 * Says in the built `index.html` what the first page needs anyway, so that the browser asks for all of it at once
 * instead of one after the other: the configuration, the faces, and the parts that the first script asks for.
 */
export function askedForAtOnce(): Plugin {
  return {
    name: 'asked-for-at-once',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const files = Object.values(bundle)
        const faces = FACES.map((face) => {
          const found = files.find((file) => file.type === 'asset' && file.names.includes(`${face}.woff2`))
          if (found === undefined) throw new Error(`the build has no ${face}`)
          return `/${found.fileName}`
        })
        const chunks = files.filter((file) => file.type === 'chunk')
        const loaded = withImports(chunks, ({ isEntry }) => isEntry)
        const parts = withImports(chunks, ({ facadeModuleId }) =>
          PARTS.some((part) => facadeModuleId?.endsWith(part) === true),
        )
        return [
          link({ rel: 'preload', as: 'fetch', href: CONFIG }),
          ...faces.map((href) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href })),
          ...[...parts]
            .filter((name) => !loaded.has(name))
            .map((name) => link({ rel: 'modulepreload', href: `/${name}` })),
        ]
      },
    },
  }
}

/** The names of some chunks and of whatever these import statically. */
function withImports(chunks: readonly Chunk[], is: (chunk: Chunk) => boolean): Set<string> {
  const names = new Set<string>()
  const add = (name: string) => {
    if (names.has(name)) return
    names.add(name)
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(add)
  }
  for (const chunk of chunks) if (is(chunk)) add(chunk.fileName)
  return names
}

/** All of them are asked for as modules and faces are, without which the browser would ask twice. */
function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' }
}
