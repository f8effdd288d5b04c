import type { LucideProps } from 'lucide-react'
import { knownType, TYPE_ICONS } from './assetKinds.ts'

type TypeIconProps = Omit<LucideProps, 'type'> & {
  /** As the API names it. */
  type: string
}

/** The icon of an asset's type; its word stands beside it. */
export function TypeIcon({ type, ...iconProps }: TypeIconProps) {
  const Icon = TYPE_ICONS[knownType(type)]
  return <Icon strokeWidth={1.75} aria-hidden {...iconProps} />
}
