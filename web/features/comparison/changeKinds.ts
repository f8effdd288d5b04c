import { ArrowLeftRight, Minus, PencilLine, Plus, Shapes, Tag, Timer, Type, type LucideIcon } from 'lucide-react'
import { comparisonMessages } from '../../messages/comparison.ts'
import type { ChangeKind } from './useComparison.ts'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  ADDED: Plus, REMOVED: Minus, MOVED: ArrowLeftRight, RETIMED: Timer, REDRAWN: PencilLine, RETEXTED: Type,
  RESTATUSED: Tag,
}

/** The kinds in the order they are offered. */
export const CHANGE_KINDS = Object.keys(ICONS)

/** How a shot changed, in words; its own for a kind that this page does not know. */
export const changeWords = (kind: ChangeKind): string =>
  (comparisonMessages.kinds as Readonly<Record<string, string | undefined>>)[kind] ?? kind

export const changeIcon = (kind: ChangeKind): LucideIcon => ICONS[kind] ?? Shapes

/** Colors of what only one side has; the rest is quiet. */
export const changeColor = (kind: ChangeKind): string =>
  kind === 'ADDED' ? 'accent.fg' : kind === 'REMOVED' ? 'fg.error' : 'fg.muted'
