const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek']
const STYLES = ['300-normal', '400-normal', '500-normal', '700-normal', '400-italic']
const ICONS = ['', '-outlined', '-round', '-sharp']

/** The files that lie in `assets/` beside the bundle, as their packages export them. */
export const assetFiles = [
  'web-tree-sitter/web-tree-sitter.wasm',
  'tree-sitter-dart-orchard/tree-sitter-dart_orchard.wasm',
  ...SUBSETS.flatMap((subset) =>
    STYLES.map((style) => `@fontsource/roboto/files/roboto-${subset}-${style}.woff2`),
  ),
  ...ICONS.map((suffix) => `material-icons/iconfont/material-icons${suffix}.woff2`),
]
