import { expand, sizeCss } from '../box.ts'
import { element } from '../element.ts'
import { listArgument } from '../widget-arguments.ts'
import { listOf } from '../../evaluate/value.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { RendererTable } from './renderer.ts'

/**
 * Maps, web pages and pictures of the camera, which another program paints: each takes all the room that it may
 * (`RenderAndroidView` and its like are sized by their parent), and nothing of what it is given is a widget in it.
 */
const PLATFORM_VIEWS = [
  'AndroidView', 'AndroidViewSurface', 'UiKitView', 'AppKitView', 'HtmlElementView', 'PlatformViewLink', 'Texture',
  // google_maps_flutter, apple_maps_flutter, mapbox_gl, mapbox_maps_flutter, maplibre_gl, yandex_mapkit, flutter_naver_map
  'GoogleMap', 'AppleMap', 'MapboxMap', 'MapWidget', 'MaplibreMap', 'MapLibreMap', 'YandexMap', 'NaverMap',
  // flutter_osm_plugin, amap_flutter_map
  'OSMFlutter', 'AMapWidget',
  // webview_flutter, flutter_inappwebview
  'WebView', 'WebViewWidget', 'InAppWebView',
  // qr_code_scanner, mobile_scanner
  'QRView', 'MobileScanner',
] // prettier-ignore

function drawPlatformView(widget: CreatedValue, context: Context): Box {
  const size = { width: expand(context.bounds.width), height: expand(context.bounds.height) }
  const { colors } = context.theme
  const node = element(
    {
      ...sizeCss(size.width, size.height),
      'min-width': size.width === 'hug' ? 96 : null,
      'min-height': size.height === 'hug' ? 64 : null,
      'background-color': colors.surfaceContainerHighest,
      color: colors.onSurfaceVariant,
    },
    element({}, widget.type, { class: 'caption' }),
    {
      widget: widget.type,
      class: 'placeholder center',
      attributes: { role: 'img', 'aria-label': widget.type },
    },
  )
  return { node, ...size }
}

/** What flutter_map paints on its map: tiles of the network, and shapes at places of the world. */
const PAINTED = /Layer$|AttributionWidget$/

/** flutter_map lays the widgets that it is given over its map, in a Stack. */
function drawFlutterMap(widget: CreatedValue, context: Context): Box {
  const laid = [...listArgument(widget, 'children'), ...listArgument(widget, 'nonRotatedChildren')]
  const over = laid.filter((each) => !isPainted(each))
  const map: CreatedValue = { ...widget, named: new Map() }
  if (over.length === 0) return drawPlatformView(map, context)
  const stack: CreatedValue = {
    ...map,
    type: 'Stack',
    named: new Map([['children', listOf([map, ...over])]]),
  }
  return context.draw(stack, context)
}

const isPainted = (value: Value): boolean =>
  value.kind === 'object' ? PAINTED.test(value.type) : value.kind !== 'instance'

export const PLATFORM_VIEW_WIDGETS: RendererTable = {
  ...Object.fromEntries(PLATFORM_VIEWS.map((name) => [name, drawPlatformView])),
  FlutterMap: drawFlutterMap,
}
