import { useState } from 'react'
import { useEnvironment } from '#session'
import { Button, Dialog } from '#ui'
import { ENVIRONMENT_NAME } from '../texts.ts'
import { WEB_CONFIG } from './texts.ts'
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
        {WEB_CONFIG.title}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={WEB_CONFIG.title}
        description={WEB_CONFIG.words(ENVIRONMENT_NAME[environment])}
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
