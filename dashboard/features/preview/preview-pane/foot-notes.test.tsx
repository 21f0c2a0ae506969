import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TooltipProvider } from '#ui'
import { FootNotes } from './foot-notes.tsx'
import { PageNote } from './page-note.tsx'

it(
  'keeps every note, the most urgent first, and shows the others on request',
  { tags: 'P-444' },
  async () => {
    render(
      <TooltipProvider>
        <FootNotes>
          <PageNote title="Shows another project" detail="" />
          {null}
          <PageNote title="The folder is gone" detail="" />
        </FootNotes>
      </TooltipProvider>,
    )
    const notes = within(screen.getByRole('group', { name: 'Notes' }))
    expect(notes.getAllByRole('status').map((one) => one.textContent)).toEqual([
      'Shows another project',
      'The folder is gone',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'All notes' }))
    expect(screen.getByRole('button', { name: 'Fewer notes' })).toHaveAttribute('aria-expanded', 'true')
  },
)
