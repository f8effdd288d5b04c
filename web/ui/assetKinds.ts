import { Box, Clapperboard, Mountain, Package, Shapes, Sparkles, UserRound, type LucideIcon } from 'lucide-react'

/** The types of assets in the order of the filter, as the API names them. */
export const ASSET_TYPES = ['CHARACTER', 'MODEL', 'ANIMATION', 'VFX', 'ENVIRONMENT', 'PROP', 'OTHER'] as const

/** What an asset is. */
export type AssetTypeName = (typeof ASSET_TYPES)[number]

/** The statuses of assets from the first idea to the end. */
export const ASSET_STATUSES = ['DRAFT', 'IN_PROGRESS', 'REVIEW', 'APPROVED', 'COMPLETED'] as const

/** How far an asset is. */
export type AssetStatusName = (typeof ASSET_STATUSES)[number]

/** The orders of a list of assets. */
export const ASSET_ORDERS = ['NAME', 'CODE', 'TYPE', 'STATUS', 'UPDATED', 'CREATED'] as const

/** What a list of assets is ordered by. */
export type AssetOrderName = (typeof ASSET_ORDERS)[number]

const STATUS_COLORS: Record<AssetStatusName, string> = {
  DRAFT: '#9BA1AC', IN_PROGRESS: '#4FB3E8', REVIEW: '#E8A33D', APPROVED: '#3FB27F', COMPLETED: '#A99BF5',
}

/** The icon of each type. */
export const TYPE_ICONS: Record<AssetTypeName, LucideIcon> = {
  CHARACTER: UserRound, MODEL: Box, ANIMATION: Clapperboard, VFX: Sparkles, ENVIRONMENT: Mountain, PROP: Package,
  OTHER: Shapes,
}

/** A type by its name in the API; OTHER when this client does not know it yet. */
export function knownType(name: string): AssetTypeName {
  return ASSET_TYPES.find((type) => type === name) ?? 'OTHER'
}

/** A status by its name in the API; DRAFT when this client does not know it yet. */
export function knownStatus(name: string): AssetStatusName {
  return ASSET_STATUSES.find((status) => status === name) ?? 'DRAFT'
}

/** The color of a status as #RRGGBB. */
export function statusColorOf(name: string): string {
  return STATUS_COLORS[knownStatus(name)]
}
