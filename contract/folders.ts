import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'

/** What a folder holds that tells what it is. */
export const FolderMark = z.enum(['flutter', 'python', 'git'])
export type FolderMark = z.infer<typeof FolderMark>

export const FolderEntry = z.object({
  name: z.string(),
  /** Absolute. */
  path: z.string(),
  marks: z.array(FolderMark),
})
export type FolderEntry = z.infer<typeof FolderEntry>

export const TypedPath = z.string().check(z.maxLength(4096))

/** For choosing the project directory: names of folders, never of files, and nothing of what is in them. */
export const folderEndpoints = {
  /** Ours: a POST because it names a folder; it changes nothing. */
  browseFolders: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/folders`,
    body: () =>
      z.strictObject({
        /** As a person types it; null: the user's home. */
        path: z.nullable(TypedPath),
        /** Also those that systems hide. */
        hidden: z.boolean(),
        /** Where there is no such folder, the nearest one above it that there is. */
        nearest: z.optional(z.boolean()),
      }),
    reply: () =>
      z.object({
        /** Absolute. */
        path: z.string(),
        /** The folder above; null at the top. */
        parent: z.nullable(z.string()),
        marks: z.array(FolderMark),
        /** Where to begin: the home folder, the disk or the drives. */
        roots: z.array(z.object({ name: z.string(), path: z.string() })),
        /** By name. */
        folders: z.array(FolderEntry),
        /** How many more there are than are listed. */
        more: z.number(),
        /** The folder was too large to be read to its end, so there may be more still. */
        cut: z.optional(z.boolean()),
      }),
    fallback: 'Failed to read the folder',
  }),
  /** Ours: makes a folder, and those above it that are missing. */
  makeFolder: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/make-folder`,
    body: () => z.strictObject({ path: TypedPath }),
    reply: () => z.object({ path: z.string() }),
    fallback: 'Failed to make the folder',
  }),
}
