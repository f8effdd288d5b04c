/** Frames in which a card that moved may appear on the page, or a dialog be gone. */
const MOST_FRAMES = 60

const MENU_BUTTON = '[aria-haspopup=menu]'
const HANDLE = '[data-handle]'
/** What has the focus when nothing one can use has it. */
const NOWHERE = '[role=menu], [role=menu] *, [tabindex="-1"], [aria-hidden] *'

/** The card of a task where it can be seen; null when it is not on the page. */
export function cardOfTask(taskId: string): HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-task]')]
  return cards.find((card) => card.dataset['task'] === taskId && !card.closest('[aria-hidden]')) ?? null
}

function focusIn(taskId: string, place: string, framesLeft: number): void {
  requestAnimationFrame(() => {
    const focused = document.activeElement
    const isInDialog = focused?.closest('[role=dialog]') != null
    const isLost = !isInDialog && (!focused || focused === document.body || focused.matches(NOWHERE))
    if (isLost) cardOfTask(taskId)?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
    if ((isLost || isInDialog) && framesLeft > 0) focusIn(taskId, place, framesLeft - 1)
  })
}

/** Gives a card's menu button the focus when that is lost, as soon as the card is on the page and no dialog over it. */
export function focusTask(taskId: string): void {
  focusIn(taskId, MENU_BUTTON, MOST_FRAMES)
}

/** Gives a card's handle the focus again when keys have carried it elsewhere. */
export function focusHandle(taskId: string): void {
  focusIn(taskId, HANDLE, MOST_FRAMES)
}
