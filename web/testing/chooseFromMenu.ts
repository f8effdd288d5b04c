import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'

// On a board of many cards, working out whether the pointer reaches the button takes seconds.
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

/** Opens a menu by its button and chooses an item with the keyboard. Waits for every step: the next would miss it. */
export async function chooseFromMenu(button: HTMLElement, item: string | RegExp): Promise<void> {
  await user.click(button)
  const menu = await screen.findByRole('menu')
  await waitFor(() => {
    if (document.activeElement !== menu) throw new Error('The menu does not have the focus')
  })
  const highlighted = () => menu.getAttribute('aria-activedescendant')
  const wanted = within(menu).getByRole('menuitem', { name: item })
  while (highlighted() !== wanted.id) {
    const before = highlighted()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => {
      if (highlighted() === before) throw new Error('The highlight does not move')
    })
  }
  await user.keyboard('{Enter}')
}
