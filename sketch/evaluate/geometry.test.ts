import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

describe('what is counted with like numbers', { tags: 'P-1141' }, () => {
  it.each([
    ['Size(300, 400) / 2', '.width', '150.0'],
    ['Size(300, 400) * 2', '.height', '800.0'],
    ['Size(301, 400) ~/ 2', '.width', '150.0'],
    ['Size(300, 400) + Offset(10, 20)', '.height', '420.0'],
    ['Size(300, 400) - Size(100, 50)', '.dx', '200.0'],
    ['Size(300, 400) - Offset(100, 50)', '.height', '350.0'],
    ['Size.square(30)', '.width', '30.0'],
    ['Offset(3, 4)', '.distance', '5.0'],
    ['Offset(3, 4) - Offset(1, 1)', '.dy', '3.0'],
    ['-Offset(3, 4)', '.dx', '-3.0'],
    ['Offset(3, 4).translate(1, 2)', '.dy', '6.0'],
    ['Offset(3, 4).scale(2, 3)', '.dy', '12.0'],
    ['Offset.zero + Offset(1, 2)', '.dy', '2.0'],
    ['EdgeInsets.all(8) + EdgeInsets.only(left: 4)', '.left', '12.0'],
    ['EdgeInsets.all(8) - EdgeInsets.only(left: 4)', '.left', '4.0'],
    ['EdgeInsets.all(8) * 2', '.top', '16.0'],
    ['EdgeInsets.all(8) / 2', '.vertical', '8.0'],
    ['EdgeInsets.symmetric(horizontal: 8).copyWith(left: 2)', '.horizontal', '10.0'],
    ['EdgeInsets.zero.copyWith(top: 2)', '.vertical', '2.0'],
    ['EdgeInsets.fromLTRB(1, 2, 3, 4).add(EdgeInsets.all(1))', '.bottom', '5.0'],
    ['Offset.zero', '.dx', '0.0'],
    ['Size.zero', '.width', '0.0'],
    ['Size.zero', '.isEmpty', 'true'],
    ['EdgeInsets.zero', '.left', '0.0'],
    ['Offset.zero.translate(1, 2)', '.dy', '2.0'],
    ['(Offset.zero == Offset(0, 0))', '', 'true'],
    ['(Offset(1, 2) != Offset(1, 3))', '', 'true'],
    ['(Size(1, 2) == Size(1, 2))', '', 'true'],
    ['(EdgeInsets.zero == EdgeInsets.all(0))', '', 'true'],
    ['(EdgeInsets.all(1) == EdgeInsets.only(left: 1))', '', 'false'],
    ['EdgeInsetsDirectional.only(start: 3).copyWith(start: 7)', '.start', '7.0'],
  ])('%s%s', async (made, asked, text) => {
    const body = mainWith('BODY').replace(
      'return BODY;',
      `final it = ${made}; return Text('\${it${asked}}');`,
    )
    expect(wordsOf(await drawFiles({ 'lib/main.dart': body }))).toBe(text)
  })

  it.each([
    ['Padding(padding: EdgeInsets.all(8).copyWith(left: 20), child: Text("a"))', 'padding:8px 8px 8px 20px'],
    [
      'Padding(padding: EdgeInsets.all(8) + EdgeInsets.only(top: 3), child: Text("a"))',
      'padding:11px 8px 8px 8px',
    ],
    [
      'Container(decoration: BoxDecoration(borderRadius: BorderRadius.circular(9).copyWith(bottomLeft: Radius.zero)))',
      'border-radius:9px 9px 9px 0',
    ],
    [
      'SizedBox.fromSize(size: WidgetsBinding.instance.window.physicalSize / WidgetsBinding.instance.window.devicePixelRatio / 2, child: Text("a"))',
      'width:195px',
    ],
  ])('%s', async (widget, css) => {
    expect(await drawFiles({ 'lib/main.dart': mainWith(widget) })).toContain(css)
  })
})
