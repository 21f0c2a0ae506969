import type { SketchCoverage } from '@mosaygent/contract'

/** A page of which a few widgets are not known and two values are assumed. */
export const COVERAGE: SketchCoverage = {
  widgets: 212,
  unknown: [
    { name: 'FlChart', times: 2, place: { file: 'lib/charts/tide_chart.dart', line: 41, column: 12 } },
    { name: 'MapTile', times: 1, place: { file: 'lib/map.dart', line: 8, column: 5 } },
  ],
  passed: [{ name: 'ShimmerBox', times: 9, place: { file: 'lib/main.dart', line: 77, column: 16 } }],
  assumed: [
    { kind: 'branch', what: 'isSignedIn', place: { file: 'lib/main.dart', line: 52, column: 9 } },
    { kind: 'rows', what: 'stations', place: { file: 'lib/stations.dart', line: 30, column: 11 } },
  ],
  nothing: null,
  cut: false,
  more: 0,
}

export const NOTHING_DRAWN: SketchCoverage = {
  widgets: 1,
  unknown: [],
  passed: [],
  assumed: [],
  nothing: {
    message: 'The first page of MaterialApp could not be told from the source: it waits for routerConfig',
    place: { file: 'lib/main.dart', line: 14, column: 12 },
  },
  cut: false,
  more: 0,
}
