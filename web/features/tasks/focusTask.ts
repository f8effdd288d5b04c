/** Frames in which a card that moved may appear on the page, or a dialog be gone. */
const MOST_FRAMES = 60

/** What has the focus when nothing one can use has it. */
const NOWHERE = '[role=menu], [role=menu] *, [tabindex="-1"]'

/** Gives a card's menu button the focus when that is lost, as soon as the card is on the page and no dialog over it. */
export function focusTask(taskId: string, framesLeft = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const focused = document.activeElement
    const isInDialog = focused?.closest('[role=dialog]') != null
    const isLost = !isInDialog && (!focused || focused === document.body || focused.matches(NOWHERE))
    const card = [...document.querySelectorAll<HTMLElement>('[data-task]')].find(
      (element) => element.dataset['task'] === taskId,
    )
    if (isLost) card?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus({ preventScroll: true })
    if ((isLost || isInDialog) && framesLeft > 0) focusTask(taskId, framesLeft - 1)
  })
}
