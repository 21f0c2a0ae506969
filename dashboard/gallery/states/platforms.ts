import { APPLIED, COMPILE_ERROR, ERRORS, NOT_COMPILED, RUNNING, STOPPED } from '../../testing/preview-data.ts'
import type { GalleryState } from '../state.ts'

const STATUS = 'GET /mosaygent/flutter/status'
const page = { path: '/flutter' } as const
const PLUGINS = {
  'GET /mosaygent/flutter/plugins-without-web': {
    body: {
      plugins: [
        { name: 'flutter_background_service', platforms: ['android', 'ios'] },
        { name: 'path_provider', platforms: ['android', 'ios', 'linux', 'macos', 'windows'] },
      ],
      known: true,
    },
  },
}

/** What the app needs that a browser has not. */
export const PLATFORM_STATES: readonly GalleryState[] = [
  {
    ...page,
    id: 'platforms/before-start',
    title: 'Plugins without a web side, before Start',
    shows: '2 plugins have no web side',
    answers: { [STATUS]: { body: STOPPED }, ...PLUGINS },
  },
  {
    ...page,
    id: 'platforms/plugins',
    title: 'Plugins without a web side',
    shows: 'path_provider',
    answers: { [STATUS]: { body: STOPPED }, ...PLUGINS },
    steps: [{ press: '2 plugins have no web side' }],
  },
  {
    ...page,
    id: 'platforms/compile-errors',
    title: 'Packages that a browser cannot run',
    shows: 'Not for the web',
    answers: {
      [STATUS]: { body: { ...RUNNING, receipt: NOT_COMPILED } },
      'GET /mosaygent/flutter/errors': {
        body: {
          errors: ERRORS,
          parsed: [
            {
              ...COMPILE_ERROR,
              file: '/home/zoé/.pub-cache/hosted/pub.dev/win32_registry-1.1.2/lib/src/registry.dart',
              line: 5,
              column: 8,
              message: "Dart library 'dart:ffi' is not available on this platform.",
              frame: [],
            },
          ],
          not_for_web: [
            { package: 'win32_registry', libraries: ['dart:ffi'], brought_by: null, file: null },
            { package: 'win32', libraries: ['dart:ffi'], brought_by: 'win32_registry', file: null },
            { package: 'ffi', libraries: [], brought_by: 'win32_registry', file: null },
            { package: null, libraries: ['dart:ffi'], brought_by: null, file: 'lib/native/sensors.dart' },
          ],
        },
      },
    },
  },
  {
    ...page,
    id: 'platforms/missing-plugin',
    title: 'A plugin that nothing answers',
    shows: 'Nothing on the web answers',
    answers: { [STATUS]: { body: { ...RUNNING, receipt: APPLIED } }, ...PLUGINS },
    app: {
      shown: [
        {
          type: 'mosaygent.error',
          message:
            'MissingPluginException(No implementation found for method getTemporaryDirectory on channel plugins.flutter.io/path_provider)',
          stack: null,
          count: 1,
          known: null,
        },
      ],
    },
  },
]
