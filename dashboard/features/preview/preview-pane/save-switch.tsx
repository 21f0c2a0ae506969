import { Switch } from '@base-ui/react/switch'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { call, errorText, query } from '#helper-client'
import { toast } from '#ui'
import styles from './preview-pane.module.css'
import { texts } from './texts.ts'

/** Reload on save, kept by the helper: on, a saved file is brought to the screen by itself. */
export function SaveSwitch({ on, offline }: { on: boolean; offline: boolean }) {
  const id = useId()
  const client = useQueryClient()
  const change = useMutation({
    networkMode: 'always',
    mutationFn: (enabled: boolean) => call('setReloadOnSave', { enabled }),
    onSuccess: ({ enabled }) => {
      client.setQueryData(
        query('flutterStatus').queryKey,
        (status) => status && { ...status, reload_on_save: enabled },
      )
    },
    onError: (error) => {
      toast(errorText(error))
    },
  })
  return (
    <label className={styles.save}>
      <Switch.Root
        aria-labelledby={id}
        // what was pressed shows at once, and goes back if the helper refuses
        checked={change.isPending ? change.variables : on}
        disabled={offline}
        title={offline ? texts.foot.offline : undefined}
        onCheckedChange={(enabled) => {
          change.mutate(enabled)
        }}
        className={styles.switch}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
      <span id={id} className={styles.saveword}>
        {texts.foot.save}
      </span>
    </label>
  )
}
