import { Button, Text, type ButtonProps } from '@chakra-ui/react'
import { FileOutput } from 'lucide-react'
import { isMac } from '../lib/shortcuts.ts'
import { askExport } from '../lib/exportPlace.ts'
import { messages } from '../messages.ts'
import { Tooltip } from './Tooltip.tsx'

const words = messages.exportDialog

type ExportButtonProps = Pick<ButtonProps, 'color'> & {
  /** The shortcut on this page. */
  keys?: string
}

/** Opens the export dialog for what the page shows. */
export function ExportButton({ keys = isMac() ? '⇧⌘E' : 'Ctrl+Shift+E', ...looks }: ExportButtonProps) {
  return (
    <Tooltip content={words.openHint(keys)} placement="bottom">
      <Button
        variant="ghost" aria-label={words.open} aria-haspopup="dialog" onClick={() => askExport()} {...looks}
      >
        <FileOutput size={15} strokeWidth={1.75} aria-hidden />
        <Text as="span" hideBelow="lg">{words.open}</Text>
      </Button>
    </Tooltip>
  )
}
