/**
 * The environment our children get: the user's own, so that ssh agents, keyrings, proxies and SDK settings keep
 * working, less what is ours and what would mislead or hijack a tool.
 */
const OURS = /^MOSAYGENT_/i
/** Node's own switches would reach every Node-based tool; `npm_*` and `INIT_CWD` come from `npm start`. */
const MISLEADING =
  /^(NODE_OPTIONS|NODE_CHANNEL_FD|NODE_CHANNEL_SERIALIZATION_MODE|npm_.*|INIT_CWD|BASH_ENV|LD_PRELOAD|DYLD_INSERT_LIBRARIES)$/i

export function childEnvironment(
  env: NodeJS.ProcessEnv,
  extra: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || OURS.test(name) || MISLEADING.test(name)) continue
    kept[name] = value
  }
  return { ...kept, ...extra }
}
