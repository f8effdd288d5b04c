import { configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useRevealed } from './useRevealed.ts'

configure({ defaultHidden: true })

function Board() {
  const { reveal, endReveal, threadId, areCommentsOpen, setAreCommentsOpen } = useRevealed()
  return (
    <>
      <output>{[reveal.shotId, reveal.threadId, threadId, areCommentsOpen].join()}</output>
      <button type="button" onClick={endReveal}>End</button>
      <button type="button" onClick={() => setAreCommentsOpen(false)}>Close</button>
      <Link to="?board=1&shot=2&thread=7">Shot</Link>
      <Link to="?board=1&thread=8">Thread</Link>
      <Link to="?board=1&shot=2" replace>Replaced</Link>
    </>
  )
}

const shown = () => screen.getByRole('status').textContent

test('a shot or thread of the address is revealed, on opening and by each press on a link to it', async () => {
  render(<MemoryRouter initialEntries={['/?board=1&shot=1']}><Board /></MemoryRouter>)
  const press = (name: string) => userEvent.click(screen.getByText(name))
  expect(shown()).toBe('1,,,false')
  await press('End')
  await press('Shot')
  expect(shown()).toBe('2,7,,false')
  await press('End')
  await press('Shot')
  expect(shown()).toBe('2,7,,false')
  await press('End')
  await press('Thread')
  expect(shown()).toBe(',,8,true')
  await press('Close')
  await press('Replaced')
  expect(shown()).toBe(',,8,false')
  await press('Thread')
  expect(shown()).toBe(',,8,true')
})
