import { Menu } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { chooseFromMenu } from '../testing/chooseFromMenu.ts'
import { AppProvider } from './AppProvider.tsx'
import { AnchoredMenu } from './AnchoredMenu.tsx'

function Host({ onChosen }: { onChosen: (value: string) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>Actions</button>
      <AnchoredMenu anchor={anchor} label="Actions" onClosed={() => setAnchor(null)} onChosen={onChosen}>
        <Menu.Item value="rename">Rename</Menu.Item>
      </AnchoredMenu>
    </>
  )
}

test('a choice is reported after the menu has closed, so that a dialog may open', async () => {
  const told: string[] = []
  const isOpen = () => document.querySelector('[role=menu][data-state=open]') !== null
  const tell = (value: string) => void told.push(`${value}, ${isOpen() ? 'open' : 'closed'}`)
  render(<AppProvider><Host onChosen={tell} /></AppProvider>)
  await chooseFromMenu(screen.getByText('Actions'), 'Rename')
  await waitFor(() => expect(told).toEqual(['rename, closed']))
  expect(document.activeElement).toBe(screen.getByText('Actions'))
})

test('the focus that a closing dialog gives back does not close a menu that was opened meanwhile', async () => {
  render(<AppProvider><Host onChosen={() => undefined} /><button type="button">Elsewhere</button></AppProvider>)
  screen.getByText('Actions').click()
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(document.activeElement).toBe(menu))
  // The menu listens from one of the next frames on; what has the focus already is not given it again.
  await waitFor(async () => {
    menu.focus()
    screen.getByText('Elsewhere').focus()
    await new Promise(requestAnimationFrame)
    expect(document.activeElement).toBe(menu)
  })
  expect(menu.dataset['state']).toBe('open')
})
