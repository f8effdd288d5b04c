/** The parts of the address that open something over the list; what is listed stays. */
export const OPENING_KEYS = ['asset', 'new'] as const

/** What is listed, without what is open over it. */
export function withoutOpening(address: URLSearchParams): string {
  const next = new URLSearchParams(address)
  for (const key of OPENING_KEYS) next.delete(key)
  return next.toString()
}

/** The address with an asset's drawer open; null closes it. */
export function withAsset(address: URLSearchParams, assetId: string | null): URLSearchParams {
  const next = new URLSearchParams(address)
  if (assetId === null) next.delete('asset')
  else next.set('asset', assetId)
  return next
}

/** The address with the dialog for a new asset open, or closed. */
export function withNewAsset(address: URLSearchParams, isOpen: boolean): URLSearchParams {
  const next = new URLSearchParams(address)
  if (isOpen) next.set('new', '')
  else next.delete('new')
  return next
}
