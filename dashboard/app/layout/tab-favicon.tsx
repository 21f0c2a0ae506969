import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tabIcon, tabTitle } from '../../features/preview/tab-state.ts'
import { useTabState } from '../../features/preview/use-tab-state.ts'
import { pageTitle } from '../page-title.ts'

/** Shows the state of the preview in the browser's tab, on every page: a word before the title, a colour in the icon. */
export function TabFavicon() {
  const state = useTabState()
  const router = useRouter()
  useEffect(() => {
    const setTitle = () => {
      document.title = tabTitle(state, pageTitle(router.state.matches.at(-1)?.staticData.title))
    }
    setTitle()
    // the router sets the title after every navigation, and a changed filter is one
    return router.subscribe('onResolved', setTitle)
  }, [router, state])
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!link) return undefined
    const before = link.href
    link.href = tabIcon(state)
    return () => {
      link.href = before
    }
  }, [state])
  return null
}
