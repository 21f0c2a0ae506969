import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const shown = async (expression: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(`Text(${expression})`) }))

describe('a number that is known, in a format of intl', { tags: 'P-697' }, () => {
  it.each([
    ["NumberFormat.simpleCurrency(locale: 'en_US').format(15)", '$15.00'],
    ["NumberFormat.simpleCurrency(locale: 'de_DE').format(1234.5)", '1.234,50 €'],
    ["NumberFormat.currency(symbol: 'Rp ', decimalDigits: 0).format(25000)", 'Rp 25,000'],
    ["NumberFormat.currency(locale: 'en_US', name: 'EUR').format(3)", 'EUR3.00'],
    ['NumberFormat.decimalPattern().format(1234567.8912)', '1,234,567.891'],
    ['NumberFormat.percentPattern().format(0.256)', '26%'],
    ['NumberFormat.compact().format(12345)', '12.3K'],
    ["NumberFormat('#,##0.00').format(1234.5)", '1,234.50'],
    ["NumberFormat('00').format(7)", '07'],
    ["NumberFormat('0.#%').format(-0.125)", '-12.5%'],
    ["NumberFormat('\\$#,##0').format(4200)", '$4,200'],
  ])('%s', async (expression, words) => {
    expect((await shown(expression)).replaceAll('\u00a0', ' ')).toBe(words)
  })

  it.each([
    'NumberFormat.compact().format(count())',
    "NumberFormat('#0.00E0').format(3)",
    "NumberFormat.simpleCurrency(locale: 'mn_MN').format(3)",
    "NumberFormat.currency(customPattern: '#,##0 ¤').format(3)",
  ])('what is not told is not made up: %s', async (expression) => {
    expect(await shown(expression)).toBe('…')
  })
})
