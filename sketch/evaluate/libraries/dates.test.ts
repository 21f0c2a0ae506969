import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const shown = async (expression: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(`Text(${expression})`) }))

describe('a date that the source tells, in a format of intl', { tags: 'P-697' }, () => {
  const date = 'DateTime(2021, 3, 4, 17, 5)'
  it.each([
    [`DateFormat('dd.MM.yyyy').format(${date})`, '04.03.2021'],
    [`DateFormat('EEE, d MMM yy').format(${date})`, 'Thu, 4 Mar 21'],
    [`DateFormat("EEEE 'at' h:mm a").format(${date})`, 'Thursday at 5:05 PM'],
    [`DateFormat.yMMMd().format(${date})`, 'Mar 4, 2021'],
    [`DateFormat('yMMMMd').format(${date})`, 'March 4, 2021'],
    [`DateFormat.jm().format(${date})`, '5:05 PM'],
    [`DateFormat.Hm().format(${date})`, '17:05'],
    [`DateFormat.MMMM('de').format(${date})`, 'März'],
    ["DateFormat('d/M').format(DateTime.parse('2020-12-31 10:00'))", '31/12'],
    [`'\${${date}.year} \${${date}.weekday}'`, '2021 4'],
  ])('%s', async (expression, words) => {
    expect(await shown(expression)).toBe(words)
  })

  it.each([
    "DateFormat('dd').format(DateTime.now())",
    `DateFormat('QQQ').format(${date})`,
    "DateFormat('dd').format(DateTime.parse(today()))",
  ])('what is not told is not made up: %s', async (expression) => {
    expect(await shown(expression)).toBe('…')
  })
})
