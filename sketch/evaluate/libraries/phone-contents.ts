import { entryOf } from '../entry-of.ts'
import { booleanOf, listOf } from '../value.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/** What asks a phone for what it holds, and how it asks: each gives a list, which a new phone without permission has not. */
const HOLDS: Readonly<Record<string, RegExp>> = {
  OnAudioQuery: /^query(Songs|Albums|Artists|Playlists|Genres|AudiosFrom|AllPath|FromFolder|WithFilters)$/,
  PhotoManager: /^get(AssetPathList|AssetListPaged|AssetListRange)$/,
  FlutterContacts: /^(getContacts|getGroups)$/,
  ContactsService: /^getContacts\w*$/,
}
/** What asks whether somebody allowed it. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  OnAudioQuery: /^(permissions(Status|Request)|checkAndRequest)$/,
  FlutterContacts: /^requestPermission$/,
}

/**
 * What a phone holds, to an app that was just installed and that nobody has allowed anything: no songs
 * (on_audio_query), no pictures (photo_manager), nobody whom one knows (flutter_contacts, contacts_service).
 */
export const phoneContents: Library = {
  create: (_evaluator, type, constructor) => answer(type, constructor),
  method: (_evaluator, target, name) =>
    target.kind === 'object' || target.kind === 'member' ? answer(target.type, name) : null,
}

function answer(type: string, name: string): Value | null {
  if (entryOf(HOLDS, type)?.test(name) === true) return listOf([])
  return entryOf(ALLOWED, type)?.test(name) === true ? booleanOf(false) : null
}
