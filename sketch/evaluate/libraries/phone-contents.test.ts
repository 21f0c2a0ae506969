import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

describe('a new app finds nothing on a phone that it was not allowed to look at', { tags: 'P-878' }, () => {
  it.each([
    ['songs', 'OnAudioQuery().querySongs(sortType: null)'],
    ['albums', 'songs.queryAlbums()'],
    ['pictures', 'PhotoManager.getAssetPathList(type: RequestType.image)'],
    ['people', 'FlutterContacts.getContacts(withPhoto: true)'],
  ])('no %s', async (_, asked) => {
    const page = `FutureBuilder(future: ${asked}, builder: (context, snapshot) => Text('\${snapshot.data.length}'))`
    const more = 'final songs = OnAudioQuery();'
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page, more) }))).toBe('0')
  })

  it.each(['OnAudioQuery().permissionsStatus()', 'FlutterContacts.requestPermission()'])(
    'nor has it been allowed: %s',
    async (asked) => {
      const page = `FutureBuilder(future: ${asked}, builder: (context, snapshot) => Text(snapshot.data ? 'songs' : 'ask'))`
      expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page) }))).toBe('ask')
    },
  )
})
