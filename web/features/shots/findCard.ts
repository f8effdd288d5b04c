/** The card of a shot on the page; null when it is not there. */
export function findCard(shotId: string): HTMLElement | null {
  const cards = document.querySelectorAll<HTMLElement>('[data-shot]')
  return [...cards].find((card) => card.dataset['shot'] === shotId) ?? null
}
