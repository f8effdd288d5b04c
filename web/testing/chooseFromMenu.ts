import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Opens a menu by its button and chooses an item with the keyboard. Waits for every step: the next would miss it. */
export async function chooseFromMenu(button: HTMLElement, item: string | RegExp): Promise<void> {
  await userEvent.click(button)
  const menu = await screen.findByRole('menu')
  await waitFor(() => {
    if (document.activeElement !== menu) throw new Error('The menu does not have the focus')
  })
  const highlighted = () => menu.getAttribute('aria-activedescendant')
  const wanted = within(menu).getByRole('menuitem', { name: item })
  while (highlighted() !== wanted.id) {
    const before = highlighted()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => {
      if (highlighted() === before) throw new Error('The highlight does not move')
    })
  }
  await userEvent.keyboard('{Enter}')
}
