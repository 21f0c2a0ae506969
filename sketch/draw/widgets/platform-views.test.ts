import { expect, test } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const draw = async (widget: string): Promise<string> => await drawFiles({ 'lib/main.dart': mainWith(widget) })

test('a map takes all the room, and says nothing of what lies on it', async () => {
  const html = await draw(
    "GoogleMap(circles: {Circle(circleId: CircleId('near'))}, initialCameraPosition: CameraPosition(zoom: 4))",
  )
  expect(html).toMatch(/data-widget="GoogleMap" class="placeholder center" style="width:100%;height:100%/)
  expect(html).not.toContain('near')
  expect(html).not.toContain('data-unknown')
})

test("flutter_map's widgets lie over its map, and its layers are a part of it", async () => {
  const html = await draw(
    "FlutterMap(children: [TileLayer(urlTemplate: 'a'), MarkerLayer(markers: [Marker(child: Text('here'))]), Positioned(top: 3, child: Text('over'))])",
  )
  expect(html).toMatch(/data-widget="FlutterMap"/)
  expect(html).toMatch(/position:absolute;top:3px/)
  expect(html).toContain('over')
  expect(html).not.toContain('here')
  expect(html).not.toContain('data-unknown')
})

test.each([
  ["Stack(children: [AnimatedPositioned(right: 7, child: Text('a'))])", /position:absolute;right:7px/],
  [
    "RawMaterialButton(onPressed: () {}, fillColor: Color(0xff010203), shape: CircleBorder(), child: Text('a'))",
    /min-width:88px.*border-radius:50%[^"]*background-color:#010203|background-color:#010203[^"]*border-radius:50%/s,
  ],
])('%s', async (widget, style) => {
  expect(await draw(widget)).toMatch(style)
})
