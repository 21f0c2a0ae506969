import { expect, it } from 'vitest'
import { gettextEntries } from './gettext.ts'

it('reads the texts of a file of gettext', { tags: 'P-939' }, () => {
  const file = `# of a person
msgid ""
msgstr ""
"Language: en\\n"

#, c-format
msgid "home"
msgstr "The \\"home\\""

msgctxt "menu"
msgid ""
"long "
"key"
msgstr "one\\n"
"two"
#~ msgid "gone"
#~ msgstr "Gone"

msgid "new"
msgstr ""

msgid "%d file"
msgid_plural "%d files"
msgstr[0] "One file"
msgstr[1] "%d files"
`
  expect(gettextEntries(file)).toEqual([
    { key: 'home', texts: ['The "home"'] },
    { key: 'long key', texts: ['one\ntwo'] },
    { key: '%d file', texts: ['One file', '%d files'] },
  ])
})
