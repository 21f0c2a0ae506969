import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tabIcon, tabTitle } from '../../features/preview/tab-state.ts'
import { useTabState } from '../../features/preview/use-tab-state.ts'
import { pageTitle } from '../page-title.ts'

/** The browser's tab carries the state of the preview, on every page: a word before the title, a colour in the icon. */
export function TabSign() {
  const state = useTabState()
  const router = useRouter()
  useEffect(() => {
    const say = () => {
      document.title = tabTitle(state, pageTitle(router.state.matches.at(-1)?.staticData.title))
    }
    say()
    // the router names the tab after every navigation, which a changed filter is one of
    return router.subscribe('onResolved', say)
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
