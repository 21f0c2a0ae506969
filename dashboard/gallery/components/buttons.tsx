import { Play, RotateCw, X } from '#icons'
import { Button, CopyButton, IconButton, Spinner } from '#ui'
import { Sample, Row } from './sample.tsx'

const VARIANTS = ['primary', 'outlined', 'quiet'] as const

export function Buttons() {
  return (
    <Sample title="Buttons">
      {VARIANTS.map((variant) => (
        <Row key={variant}>
          <Button variant={variant} icon={<Play />} kbd="s">
            Start
          </Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} size="large">
            Large
          </Button>
          <Button variant={variant} busy>
            Cloning...
          </Button>
          <Button variant={variant} disabledReason="Nothing runs yet">
            Off, with a reason
          </Button>
        </Row>
      ))}
      <Row>
        <IconButton label="Rotate" icon={<RotateCw />} />
        <IconButton label="Dark mode" icon={<RotateCw />} pressed />
        <IconButton label="Close" icon={<X />} size="small" />
        <IconButton label="Off" icon={<X />} disabledReason="Nothing to close" />
        <CopyButton text="a" label="Copy path" />
        <Spinner label="Loading" />
      </Row>
    </Sample>
  )
}
