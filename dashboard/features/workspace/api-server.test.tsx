import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiAddressFact } from './api-server.tsx'

it.each([
  ['http://127.0.0.1:8000/', '127.0.0.1:8000'],
  ['127.0.0.1:8000', '127.0.0.1:8000'],
  ['localhost:8000', 'localhost:8000'],
])('the address of a server, said as %s, is shown as %s', (url, shown) => {
  render(<ApiAddressFact url={url} docs={null} />)
  expect(screen.getByText(shown)).toBeInTheDocument()
})
