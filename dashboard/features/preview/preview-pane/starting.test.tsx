import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StartingDetail } from './starting-detail.tsx'
import { StartingStrip } from './starting-strip.tsx'

const waiting = {
  since: null,
  stage: 'Waiting for another Flutter command',
  lastLine: null,
  errors: 0,
  compiling: false,
}
const looks = [
  ['the overlay', StartingDetail],
  ['the strip above a sketch', StartingStrip],
] as const

describe.each(looks)('a wait for something outside, in %s', (_name, Starting) => {
  it('comes with what the reader can do about it', { tags: 'P-159' }, () => {
    render(<Starting {...waiting} advice="End it there to go on at once." />)
    expect(screen.getByText(/Waiting for another Flutter command/)).toBeVisible()
    expect(screen.getByText('End it there to go on at once.')).toBeVisible()
  })

  it('says no more when there is nothing to do', () => {
    const { container } = render(<Starting {...waiting} advice={null} />)
    expect(container.textContent).toMatch(/Waiting for another Flutter command$/)
  })
})

describe('a start that a sketch bridges', () => {
  it('says once that the app compiles', () => {
    const { container } = render(
      <StartingStrip {...waiting} stage="Compiling for the web" compiling advice={null} />,
    )
    expect(container.textContent).toMatch(/Sketch, real app is compiling$/)
    expect(container.textContent.match(/compiling/gi)).toHaveLength(1)
  })
})

describe('a start that does not compile', () => {
  it('says how many errors, and what starts it again', () => {
    render(<StartingStrip {...waiting} advice={null} errors={2} />)
    expect(screen.getByText('Does not compile: 2 errors')).toBeVisible()
    expect(screen.getByText('Save a corrected file and the app starts again.')).toBeVisible()
    expect(screen.queryByText(/Starting Up/)).toBeNull()
  })
})
