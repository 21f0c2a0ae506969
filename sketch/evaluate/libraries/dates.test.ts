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

describe('the days of the week in which the app runs', { tags: 'P-1112' }, () => {
  const now = 'DateTime.now()'
  const monday = `${now}.subtract(Duration(days: ${now}.weekday - 1))`
  const today = `DateTime(${now}.year, ${now}.month, ${now}.day)`
  it.each([
    [`DateFormat.E().format(${monday})`, 'Mon'],
    [`DateFormat('EEEE', 'de').format(${monday}.add(Duration(days: 8)))`, 'Dienstag'],
    [`DateFormat.E().format(${now}.add(Duration(days: -${now}.weekday)))`, 'Sun'],
    [`DateFormat.E().format(${today}.subtract(Duration(days: ${today}.weekday % 7)))`, 'Sun'],
    [`DateFormat.E().format(DateTime(${now}.year, ${now}.month, ${now}.day - ${now}.weekday + 3))`, 'Wed'],
    [`'\${${monday}.weekday}'`, '1'],
    // what hangs on the day stays unknown
    [`DateFormat.E().format(${now})`, '…'],
    [`DateFormat.E().format(${now}.add(Duration(days: 1)))`, '…'],
    [`DateFormat.E().format(${now}.add(Duration(days: ${now}.weekday)))`, '…'],
    [`DateFormat.E().format(DateTime(${now}.year, ${now}.month, 1 - ${now}.weekday))`, '…'],
    [`DateFormat.E().format(DateTime(2020, ${now}.month, ${now}.day - ${now}.weekday))`, '…'],
    [`DateFormat.yMMMEd().format(${monday})`, '…'],
    [`'\${${monday}.day}'`, '…'],
  ])('%s', async (expression, words) => {
    expect(await shown(expression)).toBe(words)
  })
})

describe('the words of a calendar', { tags: 'P-1112' }, () => {
  it.each([
    ["DateFormat().dateSymbols.SHORTWEEKDAYS.join(' ')", 'Sun Mon Tue Wed Thu Fri Sat'],
    ["DateFormat.E('de').dateSymbols.STANDALONEWEEKDAYS.first", 'Sonntag'],
    ["DateFormat.yMd('fr').dateSymbols.MONTHS[1]", 'février'],
    ["DateFormat('d', 'de').dateSymbols.NARROWMONTHS.join()", 'JFMAMJJASOND'],
    ["['en', 'de', 'ar_EG'].map((it) => DateFormat.yMd(it).dateSymbols.FIRSTDAYOFWEEK).join(' ')", '6 0 5'],
    ['MaterialLocalizations.of(context).narrowWeekdays.join()', 'SMTWTFS'],
    ["'${MaterialLocalizations.of(context).firstDayOfWeekIndex}'", '0'],
  ])('%s', async (expression, words) => {
    expect(await shown(expression)).toBe(words)
  })
})

it(
  'the words of a calendar, asked for again and again, take the steps that are left',
  { tags: 'P-1112' },
  async () => {
    const again = `String last() { var word = 'none'; for (var at = 0; at < 9000; at++) {
  word = DateFormat('d').dateSymbols.MONTHS.first; } return word; }`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith('Text(last())', again) }))).not.toBe('January')
  },
)
