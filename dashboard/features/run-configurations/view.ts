import type { RunConfiguration } from '@mosaygent/contract'
import type { Edited } from './form-values.ts'
import { texts } from './texts.ts'

/** What the dialog shows. */
export type View =
  | { readonly kind: 'list' }
  | { readonly kind: 'form'; readonly edited: Edited }
  | { readonly kind: 'launch' | 'remove'; readonly of: RunConfiguration }

export function titleOf(view: View): string {
  switch (view.kind) {
    case 'list':
      return texts.title
    case 'form':
      return texts.form.titles[view.edited.kind]
    case 'launch':
      return texts.launch.title
    case 'remove':
      return texts.remove.title(view.of.name)
  }
}
