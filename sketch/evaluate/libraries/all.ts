import { keepDelegates } from '../localizations-delegates.ts'
import { adaptivePlatform } from './adaptive-platform.ts'
import { adaptiveScaffold } from './adaptive-scaffold.ts'
import { animatedTexts } from './animated-texts.ts'
import { animations } from './animations.ts'
import { annotatedRoutes } from './annotated-routes.ts'
import { appUpdates } from './app-updates.ts'
import { autoRoute } from './auto-route.ts'
import { bloc } from './bloc.ts'
import { blocListeners } from './bloc-listeners.ts'
import { bottomBars } from './bottom-bars.ts'
import { broughtFutures } from './brought-futures.ts'
import { builtValue } from './built-value.ts'
import { bundledFiles } from './bundled-files.ts'
import { commands } from './commands.ts'
import { completers } from './completers.ts'
import { connectivity } from './connectivity.ts'
import { dartMath } from './dart-math.ts'
import { changeNotifiers } from './change-notifiers.ts'
import { cleanViews } from './clean-views.ts'
import { collectionPackage } from './collection-package.ts'
import { colorSchemes } from './color-schemes.ts'
import { containerTransform } from './container-transform.ts'
import { databases } from './databases.ts'
import { drift } from './drift.ts'
import { dateUtils } from './date-utils.ts'
import { dates } from './dates.ts'
import { durations } from './durations.ts'
import { dynamicTheme } from './dynamic-theme.ts'
import { easyLocalization } from './easy-localization.ts'
import { flutterI18n } from './flutter-i18n.ts'
import { flutterLocales } from './flutter-locales.ts'
import { flutterLocalization } from './flutter-localization.ts'
import { firestore } from './firestore.ts'
import { fishRedux } from './fish-redux.ts'
import { floor } from './floor.ts'
import { flutterTranslate } from './flutter-translate.ts'
import { flutterFlowTexts } from './flutterflow-texts.ts'
import { encodings } from './encodings.ts'
import { extendedNavigator } from './extended-navigator.ts'
import { failedFutures } from './failed-futures.ts'
import { firebaseUi } from './firebase-ui.ts'
import { flowBuilder } from './flow-builder.ts'
import { eithers } from './eithers.ts'
import { fluent } from './fluent.ts'
import { fluro } from './fluro.ts'
import { formz } from './formz.ts'
import { foundation } from './foundation.ts'
import { freezed } from './freezed.ts'
import { getIt } from './get-it.ts'
import { getX } from './getx.ts'
import { getXDialogs } from './getx-dialogs.ts'
import { getXScreen } from './getx-screen.ts'
import { getXStates } from './getx-states.ts'
import { getXWorkers } from './getx-workers.ts'
import { goRouter } from './go-router.ts'
import { graphql } from './graphql.ts'
import { groupedLists } from './grouped-lists.ts'
import { hooks } from './hooks.ts'
import { handed } from './handed.ts'
import { i18nExtension } from './i18n-extension.ts'
import { i18Next } from './i18next.ts'
import { immutableCollections } from './immutable-collections.ts'
import { inherited } from './inherited.ts'
import { intl } from './intl.ts'
import { introductions } from './introductions.ts'
import { isar } from './isar.ts'
import { olderIntroductions } from './older-introductions.ts'
import { jsonLocalization } from './json-localization.ts'
import { later } from './later.ts'
import { keyboardVisibility } from './keyboard-visibility.ts'
import { launchLinks } from './launch-links.ts'
import { localAuth } from './local-auth.ts'
import { loginPage } from './login-page.ts'
import { localizeAndTranslate } from './localize-and-translate.ts'
import { locks } from './locks.ts'
import { markedTexts } from './marked-texts.ts'
import { mobx } from './mobx.ts'
import { moreStores } from './more-stores.ts'
import { modular } from './modular.ts'
import { modularContext } from './modular-context.ts'
import { network } from './network.ts'
import { requestsOfPackages } from './requests-of-packages.ts'
import { numberFormats } from './number-formats.ts'
import { objectBox } from './objectbox.ts'
import { ownFiles } from './own-files.ts'
import { packageBars } from './package-bars.ts'
import { packageFields } from './package-fields.ts'
import { packageInfo } from './package-info.ts'
import { packageParts } from './package-parts.ts'
import { pagedLists } from './paged-lists.ts'
import { persistentTabs } from './persistent-tabs.ts'
import { phoneContents } from './phone-contents.ts'
import { pinFields } from './pin-fields.ts'
import { platformWidgets } from './platform-widgets.ts'
import { pocketBase } from './pocketbase.ts'
import { pref } from './pref.ts'
import { provide } from './provide.ts'
import { provider } from './provider.ts'
import { redux } from './redux.ts'
import { regularExpressions } from './regular-expressions.ts'
import { remoteConfig } from './remote-config.ts'
import { restorables } from './restorables.ts'
import { responsive } from './responsive.ts'
import { results } from './results.ts'
import { riverpodBefore1 } from './riverpod-before-1.ts'
import { riverpodState } from './riverpod-state.ts'
import { riverpod } from './riverpod.ts'
import { rxCommand } from './rx-command.ts'
import { screenUnits } from './screen-units.ts'
import { sembast } from './sembast.ts'
import { signInButtons } from './sign-in-buttons.ts'
import { signals } from './signals.ts'
import { slang } from './slang.ts'
import { smartDialogs } from './smart-dialogs.ts'
import { settledBuilders } from './settled-builders.ts'
import { snapshots } from './snapshots.ts'
import { sqflite } from './sqflite.ts'
import { staggeredAnimations } from './staggered-animations.ts'
import { storage } from './storage.ts'
import { streams } from './streams.ts'
import { stateNotifier } from './state-notifier.ts'
import { iterators } from './iterators.ts'
import { stringBuffers } from './string-buffers.ts'
import { themeExtensions } from './theme-extensions.ts'
import { typedTexts } from './typed-texts.ts'
import { triple } from './triple.ts'
import { uris } from './uris.ts'
import { velocityX } from './velocity-x.ts'
import { viewModels } from './view-models.ts'
import { watchHandlers } from './watch-handlers.ts'
import { watchIt } from './watch-it.ts'
import { wordDialogs } from './word-dialogs.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue } from '../value.ts'
import type { Library } from './library.ts'

/** Every library that is known; the first that answers counts. A function, since they and the evaluator import one another. */
const libraries = (): readonly Library[] => [
  freezed,
  builtValue,
  formz,
  stateNotifier,
  riverpodBefore1,
  riverpodState,
  riverpod,
  provide,
  provider,
  inherited,
  bloc,
  blocListeners,
  getXDialogs,
  getX,
  getXWorkers,
  getXScreen,
  getXStates,
  getIt,
  watchIt,
  watchHandlers,
  commands,
  hooks,
  // before signals, which has a `batch` as well
  drift,
  signals,
  mobx,
  redux,
  fishRedux,
  viewModels,
  changeNotifiers,
  cleanViews,
  triple,
  snapshots,
  settledBuilders,
  slang,
  easyLocalization,
  flutterI18n,
  flutterFlowTexts,
  flutterLocales,
  flutterLocalization,
  flutterTranslate,
  i18nExtension,
  i18Next,
  jsonLocalization,
  localizeAndTranslate,
  fluent,
  pref,
  storage,
  moreStores,
  sqflite,
  objectBox,
  isar,
  databases,
  floor,
  sembast,
  bundledFiles,
  ownFiles,
  localAuth,
  uris,
  eithers,
  results,
  connectivity,
  network,
  graphql,
  requestsOfPackages,
  firestore,
  failedFutures,
  broughtFutures,
  phoneContents,
  pocketBase,
  keyboardVisibility,
  launchLinks,
  locks,
  packageInfo,
  appUpdates,
  rxCommand,
  streams,
  completers,
  typedTexts,
  later,
  handed,
  autoRoute,
  extendedNavigator,
  goRouter,
  fluro,
  annotatedRoutes,
  flowBuilder,
  smartDialogs,
  wordDialogs,
  modular,
  modularContext,
  intl,
  numberFormats,
  dates,
  dateUtils,
  encodings,
  durations,
  collectionPackage,
  immutableCollections,
  containerTransform,
  regularExpressions,
  animations,
  staggeredAnimations,
  animatedTexts,
  screenUnits,
  responsive,
  remoteConfig,
  restorables,
  dynamicTheme,
  colorSchemes,
  themeExtensions,
  adaptivePlatform,
  adaptiveScaffold,
  introductions,
  olderIntroductions,
  signInButtons,
  firebaseUi,
  pagedLists,
  groupedLists,
  bottomBars,
  packageBars,
  persistentTabs,
  packageFields,
  packageParts,
  loginPage,
  markedTexts,
  pinFields,
  platformWidgets,
  velocityX,
  dartMath,
  iterators,
  stringBuffers,
  foundation,
]

/** The list, once it was asked for: every property and call asks. */
let known: readonly Library[] | null = null

/** Those that answer a question of that kind: most answer few kinds, and are asked some hundred thousand times. */
const answering = new Map<keyof Library, readonly Library[]>()

function thoseWith(member: keyof Library): readonly Library[] {
  const before = answering.get(member)
  if (before !== undefined) return before
  known ??= libraries()
  const found = known.filter((library) => library[member] !== undefined)
  answering.set(member, found)
  return found
}

/** The first answer of a library that knows how to answer. */
export function askLibraries<K extends keyof Library, A>(
  member: K,
  ask: (answer: NonNullable<Library[K]>) => A | null,
): A | null {
  for (const library of thoseWith(member)) {
    const answer: Library[K] = library[member]
    const found = answer === undefined ? null : ask(answer)
    if (found !== null) return found
  }
  return null
}

/** Lets a widget give what it provides to those below. */
export function letProvide(evaluator: Evaluator, widget: CreatedValue): void {
  for (const { provides } of thoseWith('provides')) provides?.(evaluator, widget)
  keepDelegates(evaluator, widget)
}
