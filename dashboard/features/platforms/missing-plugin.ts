/** A call of the app that nothing answers: on the web, where a plugin has no side for it. */
export interface MissingPlugin {
  readonly method: string
  readonly channel: string
}

const MESSAGE =
  /MissingPluginException\(No implementation found for method ([^\s()]{1,200}) on channel ([^\s()]{1,300})\)/

/** Reads Flutter's own words for it; null: the error is another one. */
export function readMissingPlugin(message: string): MissingPlugin | null {
  const [, method, channel] = MESSAGE.exec(message.slice(0, 5_000)) ?? []
  return method === undefined || channel === undefined ? null : { method, channel }
}

/**
 * The plugin that a channel names, among those that have no web side: `dev.fluttercommunity.plus/share` is of
 * `share_plus`. Null: none, or several.
 */
export function pluginOf(channel: string, plugins: readonly { readonly name: string }[]): string | null {
  const parts = channel.split(/[/.]/)
  const named = plugins.filter(({ name }) => {
    const short = parts.includes('plus') && name.endsWith('_plus') ? name.slice(0, -'_plus'.length) : name
    return parts.includes(name) || parts.includes(short)
  })
  return named.length === 1 ? (named[0]?.name ?? null) : null
}
