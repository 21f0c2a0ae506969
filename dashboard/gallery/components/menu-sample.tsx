import { Pencil } from '#icons'
import { useState } from 'react'
import { Button, Kbd, Menu, MenuChoice, MenuItem, MenuSeparator } from '#ui'
import { Sample, Row } from './sample.tsx'

export function MenuSample() {
  const [theme, setTheme] = useState('light')
  return (
    <Sample title="A menu">
      <Row>
        <Menu trigger={<Button>More</Button>} side="bottom" align="start">
          <MenuItem icon={<Pencil />} end={<Kbd>n</Kbd>} onSelect={() => undefined}>
            Rename
          </MenuItem>
          <MenuSeparator />
          <MenuChoice
            label="Theme"
            value={theme}
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            onChange={setTheme}
          />
        </Menu>
      </Row>
    </Sample>
  )
}
