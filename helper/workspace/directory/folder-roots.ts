import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pathExists } from 'path-exists'
import { type OperatingSystem } from '../../operating-system/index.ts'

export interface RootsOf {
  readonly system: OperatingSystem
  readonly userHome: string
  /** Whether something is there; a parameter because this machine has no drives. */
  readonly exists?: (path: string) => Promise<boolean>
  readonly volumes?: () => Promise<string[]>
}

export interface FolderRoot {
  readonly name: string
  readonly path: string
}

/** C to Z: A and B were floppy disks, and looking for one takes long. */
const DRIVES = Array.from({ length: 24 }, (_, index) => String.fromCharCode(67 + index))

/** Where looking for a folder begins: the home folder, then the disk, the drives of Windows, the volumes of a Mac. */
export async function folderRoots(of: RootsOf): Promise<FolderRoot[]> {
  const { system, userHome, exists = pathExists, volumes = macVolumes } = of
  const home = { name: 'Home', path: userHome }
  if (system.places.disks === 'drives') {
    const drives = await Promise.all(
      DRIVES.map(async (letter) => ({ letter, there: await exists(`${letter}:\\`) })),
    )
    return [
      home,
      ...drives
        .filter(({ there }) => there)
        .map(({ letter }) => ({ name: `${letter}:`, path: `${letter}:\\` })),
    ]
  }
  const disk = { name: 'This computer', path: '/' }
  if (system.places.disks === 'root') return [home, disk]
  const named = await volumes()
  return [home, disk, ...named.map((name) => ({ name, path: ['', 'Volumes', name].join('/') }))]
}

/** Hidden ones are the system's own. */
const macVolumes = async () => {
  const names = await readdir(join(sep, 'Volumes')).catch(() => [])
  return names.filter((name) => !name.startsWith('.'))
}
