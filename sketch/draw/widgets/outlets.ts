import { positionalArguments } from '../../evaluate/arguments.ts'
import { pageOf } from '../../evaluate/call-to-navigate.ts'
import { created, integer, listOf, NULL, stringOf } from '../../evaluate/value.ts'
import { NO_BOX } from '../box.ts'
import { initialPage, routeNamed, routesOf } from '../router.ts'
import { getX } from '../routers/getx.ts'
import { argument, listArgument, stringArgument } from '../widget-arguments.ts'
import type { Value } from '../../evaluate/value.ts'
import type { Renderer, RendererTable } from './renderer.ts'

const TABS = created('TabsRouter', { activeIndex: integer(0) })

const outlet: Renderer = (widget, context) => {
  const page = context.outlet ?? NULL
  const build = argument(widget, 'builder') ?? argument(widget, 'placeholder')
  if (build?.kind !== 'function') return context.draw(page, context)
  const args = positionalArguments(created('BuildContext'), page, created('TabController'))
  return context.draw(context.evaluator.apply(build, args), context)
}

/** A Scaffold whose bars are built for its router. */
const scaffold: Renderer = (widget, context) => {
  const built = (name: string): Value => {
    const build = argument(widget, name)
    return build?.kind === 'function'
      ? context.evaluator.apply(build, positionalArguments(created('BuildContext'), TABS))
      : NULL
  }
  const parts = {
    appBar: built('appBarBuilder'),
    bottomNavigationBar: built('bottomNavigationBuilder'),
    body: context.outlet ?? NULL,
  }
  const own = created('Scaffold', parts)
  return context.draw({ ...own, named: new Map([...widget.named, ...own.named]) }, context)
}

/** The topmost of its pages, or what its initial route shows. */
const navigator: Renderer = (widget, context) => {
  const top = listArgument(widget, 'pages').at(-1)
  if (top !== undefined) return context.draw(pageOf(context.evaluator, top) ?? NULL, context)
  const first = argument(widget, 'onGenerateInitialRoutes')
  if (first?.kind === 'function') {
    const name = stringOf(stringArgument(widget, 'initialRoute') ?? '/')
    const routes = context.evaluator.apply(first, positionalArguments(created('NavigatorState'), name))
    const shown = routes.kind === 'list' ? routes.items.at(-1) : undefined
    if (shown !== undefined) return context.draw(pageOf(context.evaluator, shown) ?? NULL, context)
  }
  const generate = argument(widget, 'onGenerateRoute')
  if (generate?.kind !== 'function') return NO_BOX
  const name = stringOf(stringArgument(widget, 'initialRoute') ?? '/')
  const settings = created('RouteSettings', { name, arguments: NULL })
  const route = context.evaluator.apply(generate, positionalArguments(settings))
  return context.draw(pageOf(context.evaluator, route) ?? NULL, context)
}

/** Its entries above one another, each as large as it. */
const overlay: Renderer = (widget, context) => {
  // `Overlay.wrap(child: …)`: the child is its only entry.
  if (widget.constructor === 'wrap') return context.draw(argument(widget, 'child'), context)
  const children = listArgument(widget, 'initialEntries').flatMap((entry) => {
    const build = entry.kind === 'object' ? argument(entry, 'builder') : undefined
    if (build?.kind !== 'function') return []
    return [context.evaluator.apply(build, positionalArguments(created('BuildContext')))]
  })
  const fit: Value = { kind: 'member', type: 'StackFit', name: 'expand' }
  return context.draw(created('Stack', { fit, children: listOf(children) }), context)
}

/**
 * GetX (`get_navigation/src/nav2/router_outlet.dart`): the page at its initial route among the app's, or what its
 * builder makes around another outlet.
 */
const getOutlet: Renderer = (widget, context) => {
  const { evaluator } = context
  const build = argument(widget, 'builder')
  if (build?.kind === 'function') {
    const args = positionalArguments(created('BuildContext'), created('GetDelegate'), NULL)
    return context.draw(evaluator.apply(build, args), context)
  }
  const app = evaluator.provisions.ofType('GetPages')
  const router = app?.kind === 'object' ? getX(evaluator, app) : null
  const initial = stringArgument(widget, 'initialRoute')
  if (router === null || initial === undefined) return NO_BOX
  return context.draw(routeNamed(router, initial) ?? NULL, context)
}

/** Flutter's own (`widgets/router.dart`), or beamer's of the same kind: what its delegate builds, wherever it stands. */
const router: Renderer = (widget, context) => {
  const { evaluator } = context
  const config = argument(widget, 'config')
  const named = config === undefined ? widget.named : new Map([['routerConfig', config] as const])
  const routes = routesOf(evaluator, { ...widget, named })
  return context.draw((routes === null ? null : initialPage(evaluator, routes)) ?? NULL, context)
}

/** Where the page of a nested route is shown. */
export const OUTLET_WIDGETS: RendererTable = {
  Navigator: navigator,
  Router: router,
  Beamer: router,
  Overlay: overlay,
  GetRouterOutlet: getOutlet,
  AutoRouter: outlet,
  // What auto_route before 6 has for routes that only hold others.
  EmptyRouterPage: outlet,
  EmptyRouterScreen: outlet,
  AutoTabsRouter: outlet,
  AutoTabsScaffold: scaffold,
  // Without a child it is flutter_modular's and routefly's own, which shows the page within.
  RouterOutlet: (widget, context) =>
    argument(widget, 'child') === undefined
      ? outlet(widget, context)
      : context.draw(argument(widget, 'child'), { ...context, outlet: argument(widget, 'outlet') ?? NULL }),
}
