import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'
import { describe, expect, it } from 'vitest'
import { stringOf, unknown } from './value.ts'
import { untranslated } from './untranslated.ts'

describe('a text that cannot be translated', () => {
  it('is what stands in the source', { tags: 'P-893' }, () => {
    expect(untranslated('translate', stringOf('Your desktop'))).toEqual(stringOf('Your desktop'))
    expect(untranslated('tr', stringOf('Settings'))).toEqual(stringOf('Settings'))
    expect(untranslated('tr', stringOf('設定'))).toEqual(stringOf('設定'))
  })
  it('is none where a key stands there, or something else is asked of it', () => {
    expect(untranslated('translate', stringOf('home.title'))).toBeNull()
    expect(untranslated('translate', stringOf('home_title'))).toBeNull()
    expect(untranslated('transform', stringOf('Your desktop'))).toBeNull()
    expect(untranslated('translate', unknown('name'))).toBeNull()
  })
  it('is drawn, whichever way it is asked for', { tags: 'P-893' }, async () => {
    const page = `Column(children: [
      Text(bind.translate('Your desktop')), Text(tr('Remote')), Text('Log in'.i18n), Text(bind.translate('a.key'))])`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page) }))).toBe('Your desktop|Remote|Log in|…')
  })
})
