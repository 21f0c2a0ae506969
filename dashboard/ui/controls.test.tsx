import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Segmented } from './segmented.tsx'
import { Avatar } from './avatar.tsx'

describe('Button', () => {
  it('that is off takes no press, keeps the focus and says why', async () => {
    const press = vi.fn<() => void>()
    const submit = vi.fn<() => void>()
    render(
      <form onSubmit={submit}>
        <Button type="submit" disabledReason="Type a path first" onClick={press}>
          Save
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Type a path first')
    button.focus()
    expect(button).toHaveFocus()
    expect(press).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
  })

  it('that is busy takes no second press', async () => {
    const press = vi.fn<() => void>()
    render(
      <Button busy onClick={press}>
        Cloning...
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cloning...' }))
    expect(press).not.toHaveBeenCalled()
  })
})

describe('Segmented', () => {
  it('is a radio group that arrow keys move through', async () => {
    const change = vi.fn<(value: string) => void>()
    render(
      <Segmented
        label="Environment"
        value="development"
        options={[
          { value: 'development', label: 'Development' },
          { value: 'production', label: 'Production' },
        ]}
        onChange={change}
      />,
    )
    expect(screen.getByRole('radio', { name: 'Development' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Production' }))
    expect(change).toHaveBeenCalledWith('production')
  })
})

describe('Avatar', () => {
  it('shows the person icon when the photo does not load, and reports it', () => {
    const failed = vi.fn<(url: string) => void>()
    const { container } = render(<Avatar photoUrl="http://127.0.0.1:1/me.png" onError={failed} />)
    const photo = container.querySelector('img')
    expect(photo).not.toBeNull()
    if (photo !== null) fireEvent.error(photo)
    expect(failed).toHaveBeenCalledWith('http://127.0.0.1:1/me.png')
    expect(screen.getByTestId('person-icon')).toBeInTheDocument()
  })
})
