import { ChevronDown, LayoutGrid, RotateCcw, Save } from '#icons'
import { useState } from 'react'
import { Button, Dialog, Field, Menu, MenuChoice, MenuItem, MenuSeparator } from '#ui'
import paneStyles from '../preview-pane/preview-pane.module.css'
import type { FrameSpec } from './frame-spec.ts'
import type { Mosaic } from './mosaic-settings.ts'
import { PRESETS, presetName } from './presets.ts'
import { presetOf } from './sheet-frames.ts'
import { texts } from './texts.ts'

interface SheetMenuProps {
  mosaic: Mosaic
  frames: readonly FrameSpec[]
  onMosaic: (mosaic: Mosaic) => void
}

const PRESET_OPTIONS = PRESETS.map((preset) => ({ value: preset, label: presetName(preset) }))

/** Which sheet is seen; also the way to keep one's own. */
export function SheetMenu({ mosaic, frames, onMosaic }: SheetMenuProps) {
  const [naming, setNaming] = useState(false)
  const { sheet, saved } = mosaic
  const preset = presetOf(sheet)
  const own = saved.find(({ id }) => id === sheet)
  const name = own?.name ?? presetName(preset ?? PRESETS[0])
  const choose = (next: string) => {
    onMosaic({ ...mosaic, sheet: next, frames: null })
  }
  return (
    <>
      <Menu
        trigger={
          <button type="button" className={paneStyles.pick} data-before-app="">
            <LayoutGrid aria-hidden="true" />
            <span className="truncate">{mosaic.frames === null ? name : texts.changed(name)}</span>
            <span className="sr-only">{`, ${texts.sheet}`}</span>
            <ChevronDown aria-hidden="true" />
          </button>
        }
      >
        <MenuChoice label={texts.sheets} value={sheet} options={PRESET_OPTIONS} onChange={choose} closes />
        {saved.length === 0 ? null : (
          <MenuChoice
            label={texts.own}
            value={sheet}
            options={saved.map((one) => ({ value: one.id, label: one.name }))}
            onChange={choose}
            closes
          />
        )}
        <MenuSeparator />
        {mosaic.frames === null ? null : (
          <MenuItem
            icon={<RotateCcw aria-hidden="true" />}
            onSelect={() => {
              choose(sheet)
            }}
          >
            {texts.asItWas(name)}
          </MenuItem>
        )}
        <MenuItem
          icon={<Save aria-hidden="true" />}
          onSelect={() => {
            setNaming(true)
          }}
        >
          {texts.save}
        </MenuItem>
        {own === undefined ? null : (
          <MenuItem
            onSelect={() => {
              const left = saved.filter(({ id }) => id !== sheet)
              onMosaic({ ...mosaic, sheet: PRESETS[0], frames: null, saved: left })
            }}
          >
            {texts.remove(own.name)}
          </MenuItem>
        )}
      </Menu>
      <SaveDialog
        open={naming}
        onOpen={setNaming}
        onSave={(title) => {
          const id = crypto.randomUUID()
          const named = { id, name: title, frames: [...frames] }
          onMosaic({ ...mosaic, sheet: id, frames: null, saved: [...saved, named] })
        }}
      />
    </>
  )
}

interface SaveDialogProps {
  open: boolean
  onOpen: (open: boolean) => void
  onSave: (name: string) => void
}

function SaveDialog({ open, onOpen, onSave }: SaveDialogProps) {
  const [name, setName] = useState('')
  const trimmed = name.trim()
  const save = () => {
    if (trimmed === '') return
    onSave(trimmed)
    setName('')
    onOpen(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpen}
      title={texts.saveTitle}
      description={texts.saveWhat}
      footer={
        <>
          <Button
            onClick={() => {
              onOpen(false)
            }}
          >
            {texts.cancel}
          </Button>
          <Button variant="primary" onClick={save}>
            {texts.saveNow}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field
          label={texts.saveName}
          value={name}
          maxLength={60}
          onChange={(event) => {
            setName(event.target.value)
          }}
        />
      </form>
    </Dialog>
  )
}
