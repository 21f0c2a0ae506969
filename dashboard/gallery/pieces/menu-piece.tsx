import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button, Kbd, Menu, MenuChoice, MenuItem, MenuSeparator } from '#ui'
import { Piece, Row } from './piece.tsx'

export function MenuPiece() {
  const [theme, setTheme] = useState('light')
  return (
    <Piece title="A menu">
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
    </Piece>
  )
}
