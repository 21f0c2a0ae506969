import { query } from '#helper-client'

/** What is asked again when something about gh may have changed. */
export const GH_KEYS = [query('ghInstalled').queryKey, query('ghAuthStatus').queryKey]
