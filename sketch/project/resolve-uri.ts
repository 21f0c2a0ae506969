import path from 'node:path'

/** Where a URI of this project's own code lies; null for packages and for Dart's own libraries. */
export function resolveUri(uri: string, from: string, directory: string, packageName: string): string | null {
  if (uri === '' || uri.startsWith('dart:')) return null
  if (uri.startsWith('package:')) {
    const own = `package:${packageName}/`
    return uri.startsWith(own) ? path.join(directory, 'lib', uri.slice(own.length)) : null
  }
  // From the root of its package: FlutterFlow writes all its imports so.
  if (uri.startsWith('/')) return path.join(directory, 'lib', uri.slice(1))
  return path.resolve(path.dirname(from), uri)
}
