/** The environment of a FlutterFlow export: `lib/environment_values.dart`. Null: it is no such file. */
export function readFlutterFlowEnvironment(text: string): string | null {
  if (!text.includes('FFDevEnvironmentValues')) return null
  return /\bcurrentEnvironment\s{0,10}=\s{0,10}["']([^"'\r\n]{1,200})["']/.exec(text)?.[1] ?? null
}
