import { readItem, writeItem } from './browser-storage.ts'
import { pinChoices } from './project-choices.ts'
import { PROJECT_DIRECTORY_KEY } from './storage-keys.ts'
import { useStoredItem } from './use-stored-item.ts'

/** The chosen project directory, or null when none was chosen yet. */
export function readProjectDirectory(): string | null {
  return notBlank(readItem(PROJECT_DIRECTORY_KEY))
}

/** The chosen project directory and the way to change it; a blank one is the same as none. */
export function useProjectDirectory(): [string | null, (directory: string | null) => void] {
  return [notBlank(useStoredItem(PROJECT_DIRECTORY_KEY)), writeProjectDirectory]
}

function writeProjectDirectory(directory: string | null): void {
  // they are those of the directory of before
  pinChoices()
  writeItem(PROJECT_DIRECTORY_KEY, notBlank(directory))
}

function notBlank(text: string | null): string | null {
  return text?.trim() || null
}
