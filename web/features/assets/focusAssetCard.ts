/** The link of an asset's card. */
function linkOf(card: Element | undefined): HTMLElement | null {
  return card?.querySelector('a') ?? null
}

/** Moves the focus to the card after an asset's, or before it, or to the page: its own card is about to go. */
export function focusBesideAsset(assetId: string): void {
  const cards = [...document.querySelectorAll('[data-asset]')]
  const place = cards.findIndex((card) => card.getAttribute('data-asset') === assetId)
  if (place === -1) return
  const neighbour = linkOf(cards[place + 1] ?? cards[place - 1])
  requestAnimationFrame(() => (neighbour ?? document.querySelector('main'))?.focus({ preventScroll: true }))
}
