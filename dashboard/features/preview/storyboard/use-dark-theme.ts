import { useTheme } from '#session'
import { useMediaQuery } from '#ui'

/** Whether this page is dark now, by choice or as the system is. */
export function useDarkTheme(): boolean {
  const [theme] = useTheme()
  const system = useMediaQuery('(prefers-color-scheme: dark)')
  return theme === 'dark' || (theme === 'system' && system)
}
