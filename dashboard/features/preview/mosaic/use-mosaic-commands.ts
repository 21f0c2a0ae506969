import { useNavigate } from '@tanstack/react-router'
import { useCommands } from '#ui'
import { commandWords } from '../texts.ts'
import { useMosaicSettings } from './mosaic-settings.ts'
import { texts } from './texts.ts'

/** The mosaic, for the palette; it leads to where it is seen. */
export function useMosaicCommands(): void {
  const [mosaic, setMosaic] = useMosaicSettings()
  const navigate = useNavigate()
  const show = (change: Partial<typeof mosaic>) => () => {
    setMosaic({ ...mosaic, ...change })
    void navigate({ to: '/flutter' })
  }
  useCommands([
    {
      id: 'mosaic.open',
      group: commandWords.view,
      name: texts.open,
      reason: mosaic.open ? commandWords.isOn : null,
      run: show({ open: true }),
    },
    {
      id: 'mosaic.close',
      group: commandWords.view,
      name: texts.close,
      reason: mosaic.open ? null : commandWords.isOn,
      run: show({ open: false }),
    },
  ])
}
