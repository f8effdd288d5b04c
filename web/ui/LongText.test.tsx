import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LongText } from './LongText.tsx'
import { system } from './theme.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const show = (height: number) => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(80)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height)
  render(<ChakraProvider value={system}><LongText>{'Tide\n'.repeat(2_000)}</LongText></ChakraProvider>)
}

test('a text longer than its lines is cut until all of it is asked for, and again', () => {
  show(40_000)
  const more = screen.getByRole('button', { name: 'Show more', expanded: false })
  fireEvent.click(more)
  fireEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
  expect(screen.getByRole('button', { name: 'Show more' })).toBe(more)
})

test('a text that fits has no button', () => {
  show(80)
  expect(screen.queryByRole('button')).toBeNull()
})
