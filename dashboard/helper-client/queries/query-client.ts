import { QueryClient } from '@tanstack/react-query'

let client = new QueryClient()

/** Another cache instead, before anything is rendered: of one test, or of one state that is shown. */
export function configureQueries(next: QueryClient): void {
  client = next
}

/** The page's one cache of what the helper said; loaded after the first paint, with what asks the helper. */
export const queryClient = () => client
