import { Database } from '#icons'
import { EmptyState, PageBar, PageBody } from '#ui'
import { SUPABASE_TEXTS } from './texts.ts'

/** A placeholder that says so. */
export function SupabasePage() {
  return (
    <>
      <PageBar title={SUPABASE_TEXTS.title} />
      <PageBody>
        <EmptyState icon={<Database />} title={SUPABASE_TEXTS.notYet}>
          {SUPABASE_TEXTS.until}
        </EmptyState>
      </PageBody>
    </>
  )
}
