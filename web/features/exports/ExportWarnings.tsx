import { Box, Button, Link as TextLink, Popover, Portal, Stack, Text } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AskedExport } from '../../lib/exportPlace.ts'
import { boardPath } from '../../lib/boardPath.ts'
import { exportDialogMessages } from '../../messages/exportDialog.ts'
import { readFailure } from '../../relay/errors.ts'
import type { ExportPreview } from './useExportPreview.ts'

const words = exportDialogMessages

type ExportWarningsProps = {
  warnings: ExportPreview['warnings']
  asked: AskedExport
  /** Called before a link leads to a shot. */
  onLeft: () => void
}

/** What will not be as it was asked for, each with the way to its shot; nothing without warnings. */
export function ExportWarnings({ warnings, asked: { projectId, boardId }, onLeft }: ExportWarningsProps) {
  if (warnings.length === 0) return null
  return (
    <Popover.Root positioning={{ placement: 'top-end' }} lazyMount>
      <Popover.Trigger asChild>
        <Button variant="ghost" color="fg.warning" px="2">
          <TriangleAlert aria-hidden /> {words.warnings(warnings.length)}
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="min(26rem, calc(100vw - 2rem))">
            <Popover.Body maxHeight="18rem" overflowY="auto" tabIndex={0} p="4">
              <Stack as="ul" gap="3" listStyleType="none">
                {warnings.map((warning, index) => (
                  <Box as="li" key={index} textStyle="sm">
                    <Text>{readFailure(warning)}</Text>
                    {warning.shotId && boardId ? (
                      <TextLink asChild color="accent.fg" onClick={onLeft}>
                        <Link to={boardPath(projectId, boardId, warning.shotId)}>{words.toShot}</Link>
                      </TextLink>
                    ) : null}
                  </Box>
                ))}
              </Stack>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
