import { useState } from 'react'
import { Button, Dialog, Field } from '#ui'
import { Sample, Row } from './sample.tsx'

export function DialogSample() {
  const [open, setOpen] = useState(false)
  return (
    <Sample title="A dialog">
      <Row>
        <Button
          onClick={() => {
            setOpen(true)
          }}
        >
          Change
        </Button>
      </Row>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Change Project"
        description="For Development."
        footer={<Button variant="primary">Save Changes</Button>}
      >
        <Field label="Firebase Project ID" mono />
      </Dialog>
    </Sample>
  )
}
