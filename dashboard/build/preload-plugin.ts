import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** The contract's `RUNTIME_CONFIG_PATH`, which a build's own code cannot import. */
const CONFIG = '/config.json'
/** The fonts of the first text: a stylesheet requests them only once there is text to draw. */
const FONTS = ['geist-latin-wght-normal', 'geist-mono-latin-wght-normal']
/** What the first script always imports dynamically: the sign-in SDK and the sign-in page. */
const PARTS = ['/cloud/index.ts', '/features/login/login-page.tsx']

/**
 * Adds preload links to the built `index.html` for what the first page always needs (configuration, fonts, dynamic
 * imports), so that the browser requests all of it at once instead of one after the other.
 */
export function preloadPlugin(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const files = Object.values(bundle)
        const fonts = FONTS.map((font) => {
          const found = files.find((file) => file.type === 'asset' && file.names.includes(`${font}.woff2`))
          if (found === undefined) throw new Error(`the build has no ${font}`)
          return `/${found.fileName}`
        })
        const chunks = files.filter((file) => file.type === 'chunk')
        const loaded = withImports(chunks, ({ isEntry }) => isEntry)
        const parts = withImports(chunks, ({ facadeModuleId }) =>
          PARTS.some((part) => facadeModuleId?.endsWith(part) === true),
        )
        return [
          link({ rel: 'preload', as: 'fetch', href: CONFIG }),
          ...fonts.map((href) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href })),
          ...[...parts]
            .filter((name) => !loaded.has(name))
            .map((name) => link({ rel: 'modulepreload', href: `/${name}` })),
        ]
      },
    },
  }
}

/** The names of the chunks that match and of everything they import statically. */
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

/** `crossorigin` as in the later request: without it the browser would fetch twice. */
function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' }
}
