import { Text, type ButtonProps } from '@chakra-ui/react'
import { FileOutput } from 'lucide-react'
import { askExport } from '../lib/exportPlace.ts'
import { useKeyHints } from '../lib/keyHints.ts'
import { SHORTCUTS, type Shortcut } from '../lib/shortcuts.ts'
import { ExplainedButton } from './ExplainedButton.tsx'
import { Tooltip } from './Tooltip.tsx'
import { projectFrameMessages } from '../messages/projectFrame.ts'

const words = projectFrameMessages

type ExportButtonProps = Pick<ButtonProps, 'color'> & {
  /** Whether the viewer may export the project of the page. */
  isAllowed: boolean
  /** The shortcut on this page. */
  shortcut?: Shortcut
}

/** Opens the export dialog for what the page shows. */
export function ExportButton({ isAllowed, shortcut = SHORTCUTS.everywhere.export, ...looks }: ExportButtonProps) {
  const hint = useKeyHints()
  return (
    <Tooltip content={hint(words.export, shortcut)} placement="bottom" disabled={!isAllowed}>
      <ExplainedButton
        reason={isAllowed ? null : words.exportForbidden} tooltipPlacement="bottom" variant="ghost"
        aria-label={words.export} aria-haspopup="dialog" onClick={() => askExport()} {...looks}
      >
        <FileOutput size={15} strokeWidth={1.75} aria-hidden />
        <Text as="span" hideBelow="lg">{words.export}</Text>
      </ExplainedButton>
    </Tooltip>
  )
}
