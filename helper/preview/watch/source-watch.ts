import { relative, sep } from 'node:path'
import { watch } from 'chokidar'
import { messageOf } from '../../errors/index.ts'
import { pathPackages, sourceFiles, sourceFolders } from './source-folders.ts'

export interface SourceWatch {
  close(): Promise<void>
}

/**
 * Calls `onEvent` when something changes below the sources of a codebase, and once when the watch has begun, because
 * earlier changes went unnoticed. It does not say what changed: the caller reads. Only sources are watched, so a build
 * that writes `build/` and `.dart_tool/` costs nothing.
 */
export async function watchSources(
  project: string,
  onEvent: () => void,
  onTrouble: (text: string) => void,
): Promise<SourceWatch> {
  const tops = new Set([...(await sourceFolders(project)), ...(await sourceFiles(project))])
  const packages = await pathPackages(project)
  const watcher = watch([project, ...packages], {
    ignoreInitial: true,
    // a linked folder may form a loop; snapshots leave it out too
    followSymlinks: false,
    ignored: (path) => {
      const [top = ''] = relative(project, path).split(sep)
      if (packages.some((folder) => path === folder || path.startsWith(`${folder}${sep}`))) return false
      return top !== '' && !tops.has(top)
    },
  })
  watcher.on('ready', onEvent).on('all', onEvent)
  watcher.on('error', (error) => onTrouble(messageOf(error)))
  return { close: () => watcher.close() }
}
