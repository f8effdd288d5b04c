import { useSearchParams } from 'react-router-dom'
import { withNewAsset } from './assetAddress.ts'
import type { AssetOrderName } from '../../ui/assetKinds.ts'
import { readAssetFilters, writeAssetFilters, type AssetListFilters } from './assetListSearch.ts'

/** What the address of a list of assets says, and how to change it. */
export interface AssetAddress {
  readonly filters: AssetListFilters
  readonly isCreating: boolean
  readonly change: (change: Partial<AssetListFilters>) => void
  /** Shows everything again, in the order it has. */
  readonly clear: () => void
  readonly setIsCreating: (isCreating: boolean) => void
}

const NOTHING_ASKED = { type: null, status: null, search: null, projectId: null }

/** The address of a list of assets, `usualOrder` being what it leaves out. */
export function useAssetAddress(usualOrder: AssetOrderName): AssetAddress {
  const [address, setAddress] = useSearchParams()
  const set = (next: (current: URLSearchParams) => URLSearchParams) =>
    setAddress(next, { replace: true, preventScrollReset: true })
  const change: AssetAddress['change'] = (wanted) => set((current) => writeAssetFilters(current, usualOrder, wanted))
  return {
    filters: readAssetFilters(address, usualOrder),
    isCreating: address.has('new'),
    change,
    clear: () => change(NOTHING_ASKED),
    setIsCreating: (isCreating) => set((current) => withNewAsset(current, isCreating)),
  }
}
