import { ApiPage } from '../features/python-api/api-page.tsx'
import { useRuntimeConfig } from './runtime-config.ts'

/** Gives the Api page what the deployment says. */
export function ApiRoute() {
  const { helperUrl, apiZipUrl, apiZip } = useRuntimeConfig()
  return <ApiPage helperUrl={helperUrl} zipUrl={apiZipUrl ?? null} zipFacts={apiZip} />
}
