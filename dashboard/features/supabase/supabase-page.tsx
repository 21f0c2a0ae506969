import { Database } from 'lucide-react'
import { EmptyState, PageBar, PageBody } from '#ui'

/** A placeholder that says so. */
export function SupabasePage() {
  return (
    <>
      <PageBar title="Supabase" />
      <PageBody>
        <EmptyState icon={<Database />} title="Supabase is not part of Mosaygent yet">
          This page keeps its place. Until then nothing here touches a Supabase project of yours.
        </EmptyState>
      </PageBody>
    </>
  )
}
