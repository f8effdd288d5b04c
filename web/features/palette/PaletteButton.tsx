import { SwatchBook } from 'lucide-react'
import { useState } from 'react'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { later } from '../../ui/later.tsx'
import type { TooltipPlacement } from '../../ui/Tooltip.tsx'
import { useOpener } from '../../ui/useOpener.ts'
import { PalettePanel } from './PalettePanel.tsx'

const AnchoredPopover = later(async () => (await import('../../ui/AnchoredPopover.tsx')).AnchoredPopover)
const PaletteDialog = later(async () => (await import('./PaletteDialog.tsx')).PaletteDialog)

const words = drawingToolMessages.palette

type PaletteButtonProps = {
  projectId: string
  /** The color that is drawn with, as `#rrggbb`. */
  color: string
  onChosen: (color: string) => void
  tooltipPlacement: TooltipPlacement
}

/** Opens the colors of the project and those that were chosen last. */
export function PaletteButton({ projectId, color, onChosen, tooltipPlacement }: PaletteButtonProps) {
  const opener = useOpener('dialog')
  const [edited, setEdited] = useState<HTMLElement | null>(null)
  const { anchor, onClosed } = opener.layer
  return (
    <>
      <IconButton
        label={words.open} icon={<SwatchBook strokeWidth={1.75} aria-hidden />} tooltipPlacement={tooltipPlacement}
        {...opener.button}
      />
      <AnchoredPopover
        anchor={anchor} onClosed={onClosed} label={words.open} isInPlace width="15rem" p="3" data-palette
        positioning={{ placement: tooltipPlacement === 'right' ? 'right-start' : 'top-start', gutter: 6 }}
      >
        <PalettePanel
          projectId={projectId} color={color} onChosen={onChosen}
          onEdit={() => {
            setEdited(anchor)
            onClosed()
          }}
        />
      </AnchoredPopover>
      <PaletteDialog
        isOpen={edited !== null} projectId={projectId} returnFocus={edited} onClosed={() => setEdited(null)}
      />
    </>
  )
}
