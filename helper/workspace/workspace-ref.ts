import * as z from 'zod/mini'
import { parseJson } from '../state/parse-json.ts'

/** What pub leaves in a member of a workspace instead of a package configuration of its own. */
const WorkspaceRef = z.object({ workspaceRoot: z.string() })

/** Where the workspace is, relative to this file's folder; null: the text does not say. */
export function readWorkspaceRoot(text: string): string | null {
  return WorkspaceRef.safeParse(parseJson(text)).data?.workspaceRoot ?? null
}
