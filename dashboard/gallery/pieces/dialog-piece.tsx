import { useState } from 'react'
import { Button, Dialog, Field } from '#ui'
import { Piece, Row } from './piece.tsx'

export function DialogPiece() {
  const [open, setOpen] = useState(false)
  return (
    <Piece title="A dialog">
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
    </Piece>
  )
}
