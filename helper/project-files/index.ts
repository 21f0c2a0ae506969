export {
  type FoundFile,
  makeFolderIn,
  readFileIn,
  removeEmptyFolder,
  removeFile,
  removeTree,
  renameIn,
  writeNewFile,
} from './entries.ts'
export { FolderMovedError, type HeldFolder, type Hold, holdFolder } from './held-folder.ts'
