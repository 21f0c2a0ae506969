import { readFirebaseRc } from '../facts/firebaserc.ts'
import { replaceAt } from '../replace-at.ts'
import type { MatchEdit } from './match-edit.ts'

/**
 * Makes a project the default one of `.firebaserc`. Where another alias names it already, that is offered and not
 * advised: which alias is the default may be meant so.
 */
export function matchFirebaseRc(text: string, path: string, project: string): MatchEdit {
  const rc = readFirebaseRc(text)
  if (rc === null)
    return { kind: 'yours', reason: `${path} cannot be read: mend it, or type firebase use --add beside it.` }
  const old = rc.aliases.find(({ name }) => name === 'default')
  if (old?.project === project) return { kind: 'unchanged' }
  const other = rc.aliases.find((alias) => alias.project === project)
  const literal = JSON.stringify(project)
  const changed = {
    kind: 'changed' as const,
    differences: [{ name: 'default', before: old?.project ?? null, after: project }],
    advised: other === undefined,
    ...(other === undefined
      ? {}
      : { reason: `Its alias ${other.name} names ${project} already, so this is only for the default.` }),
  }
  if (old !== undefined) {
    const edit = { from: old.from, to: old.to, text: literal }
    return { ...changed, text: replaceAt(text, [edit]) }
  }
  if (rc.inner === null)
    return { kind: 'yours', reason: `${path} has no projects: type firebase use --add beside it.` }
  return { ...changed, text: withDefault(text, rc.inner, literal, rc.aliases.length > 0) }
}

/** In front of the first alias, in the manner of the object: its white space and line ending. */
function withDefault(text: string, inner: number, literal: string, more: boolean): string {
  const gap = more ? (/^\s*/.exec(text.slice(inner))?.[0] ?? '') : ''
  const entry = `${gap}"default": ${literal}${more ? ',' : ''}`
  return text.slice(0, inner) + entry + text.slice(inner)
}
