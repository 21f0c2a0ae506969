/** The methods of Flutter's and the routers' packages' navigators that open a page by what it is or by its route. */
export const PUSHES = new Set([
  'push',
  'pushReplacement',
  'pushAndRemoveUntil',
  'popAndPush',
  // go_router's (`lib/src/router.dart`)
  'replace',
  'to',
  'off',
  'offAll',
  'offUntil',
])
/** Those that open one by its name. */
export const NAMED = new Set([
  'pushNamed', 'pushReplacementNamed', 'popAndPushNamed', 'pushNamedAndRemoveUntil', 'restorablePushNamed',
  'goNamed', 'pushNamedAuth', 'goNamedAuth', 'toNamed', 'offNamed', 'offAllNamed', 'offAndToNamed', 'offNamedUntil', 'navigateTo',
  'replaceWith', 'clearStackAndShow', 'clearTillFirstAndShow',
  'replaceNamed', 'navigateNamed', 'pushPath', 'replacePath', 'navigatePath',
]) // prettier-ignore
/** go_router's that open one by its path alone. */
export const BY_PATH = new Set(['go', 'replace'])
/** Those that close the page on top. */
export const GOES_BACK = new Set(['pop', 'maybePop', 'safePop', 'back', 'popUntil'])
/** The types of what has these methods. */
export const NAVIGATORS = new Set([
  'NavigatorState',
  'GoRouter',
  'BuildContext',
  'NavigatorKey',
  'FluroRouter',
  'StackRouter',
  'Router',
  'ExtendedNavigatorState',
  // stacked_services (`lib/src/navigation/navigation_service.dart`)
  'NavigationService',
  // vrouter: `context.vRouter.to('/login')`, and what a guard is given
  'VRouterData',
  'VRedirector',
  'Routemaster',
])

/** Whether a navigator's method of this name opens a page. */
export const opensPage = (name: string): boolean => BY_PATH.has(name) || PUSHES.has(name) || NAMED.has(name)
