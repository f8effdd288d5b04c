import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { later } from '../../ui/later.tsx'
import type { TooltipPlacement } from '../../ui/Tooltip.tsx'
import { useOpener } from '../../ui/useOpener.ts'
import { FrameTemplatesPanel, type FrameTemplatesPanelProps } from './FrameTemplatesPanel.tsx'

const AnchoredPopover = later(async () => (await import('../../ui/AnchoredPopover.tsx')).AnchoredPopover)
const FrameTemplatesDialog = later(async () => (await import('./FrameTemplatesDialog.tsx')).FrameTemplatesDialog)

const words = drawingToolMessages.frameTemplates

type FrameTemplatesButtonProps = Omit<FrameTemplatesPanelProps, 'onEdit'> & { tooltipPlacement: TooltipPlacement }

/** Opens the frame templates of the project: the drawing takes one, or is saved as one. */
export function FrameTemplatesButton({ tooltipPlacement, onUsed, ...panel }: FrameTemplatesButtonProps) {
  const opener = useOpener('dialog')
  const [edited, setEdited] = useState<HTMLElement | null>(null)
  const { anchor, onClosed } = opener.layer
  return (
    <>
      <IconButton
        label={words.open} icon={<LayoutTemplate strokeWidth={1.75} aria-hidden />} tooltipPlacement={tooltipPlacement}
        {...opener.button}
      />
      <AnchoredPopover
        anchor={anchor} onClosed={onClosed} label={words.open} isInPlace width="16rem" p="3" data-frame-templates
        positioning={{ placement: tooltipPlacement === 'right' ? 'right-start' : 'top-start', gutter: 6 }}
      >
        <FrameTemplatesPanel
          {...panel}
          onUsed={(drawing) => {
            onClosed()
            onUsed(drawing)
          }}
          onEdit={() => {
            setEdited(anchor)
            onClosed()
          }}
        />
      </AnchoredPopover>
      <FrameTemplatesDialog
        isOpen={edited !== null} projectId={panel.projectId} returnFocus={edited} onClosed={() => setEdited(null)}
      />
    </>
  )
}
