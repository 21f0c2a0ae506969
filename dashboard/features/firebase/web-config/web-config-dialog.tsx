import { useState } from 'react'
import { useEnvironment } from '#session'
import { Button, Dialog } from '#ui'
import { ENVIRONMENT_NAME } from '../environment-name.ts'
import { WebConfigForm } from './web-config-form.tsx'

/** The button of the Flutter card, and the dialog where the web config's path is set, saved or cleared. */
export function WebConfig() {
  const [environment] = useEnvironment()
  const [open, setOpen] = useState(false)
  return (
    <div className="border-t border-line pt-3">
      <Button
        size="small"
        onClick={() => {
          setOpen(true)
        }}
      >
        Configure Firebase Web Config
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Configure Firebase Web Config"
        description={`For ${ENVIRONMENT_NAME[environment]}: the Dart file with the app’s web options. A download edits these options and leaves the rest of the file as it is.`}
      >
        <WebConfigForm
          environment={environment}
          onDone={() => {
            setOpen(false)
          }}
        />
      </Dialog>
    </div>
  )
}
