import { queries } from '#helper-client'

/** What is asked again when something about gh may have changed. */
export const GH_KEYS = [queries.ghInstalled.queryKey, queries.ghAuthStatus.queryKey]
