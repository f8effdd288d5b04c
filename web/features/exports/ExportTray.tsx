import { Box, Button, HStack, Progress, Stack, Text } from '@chakra-ui/react'
import { ChevronDown, CircleAlert, CircleCheck, Download, FileOutput, RotateCw, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { readableBytes } from '../../lib/bytes.ts'
import { exportDialogMessages } from '../../messages/exportDialog.ts'
import { exportMessages } from '../../messages/exports.ts'
import { readFailure } from '../../relay/errors.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ABOVE_BARS, TRAY_HEIGHT } from '../../ui/aboveBars.ts'
import { useCancelExport, useRetryExport } from './exportChanges.ts'
import { ExportProgress, isUnderWay, percentOf } from './ExportProgress.tsx'
import { useDownload } from './useDownload.ts'
import { type TrayExport, useTrayExports } from './useTrayExports.ts'
import { dismissExport } from './watchedExports.ts'

const words = exportDialogMessages
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
/** From this width on the tray is open at first, in pixels: beside it there is room for the page. */
const WIDE = 768
/** Pixels between the tray and a toast above it. */
const GAP = 12
/** The lower edge of the sequence preview is its timeline: the tray lies above, and is little at first. */
const SEQUENCE = /\/preview$/
const PLACE = { ...ABOVE_BARS, 'body:has([data-stage]) &': { bottom: 'auto', top: '60px' } }

/** Says how high the tray is, so that toasts stand above it. */
function tellHeight(tray: HTMLElement): () => void {
  const tell = (height: number) => document.documentElement.style.setProperty(TRAY_HEIGHT, `${height}px`)
  const isBelow = () => tray.getBoundingClientRect().top > window.innerHeight / 4
  const observer = new ResizeObserver(() => tell(isBelow() ? tray.offsetHeight + GAP : 0))
  observer.observe(tray)
  return () => {
    observer.disconnect()
    tell(0)
  }
}

/** Exports under way on every page: their stage and share, and once they are done the way to the file. */
export function ExportTray() {
  const shown = useTrayExports()
  const [isOpen, setIsOpen] = useState(() => window.innerWidth >= WIDE && !SEQUENCE.test(location.pathname))
  const measured = useCallback((tray: HTMLElement | null) => (tray ? tellHeight(tray) : undefined), [])
  if (shown.length === 0) return null
  return (
    <Box
      ref={measured} as="section" aria-label={words.tray} position="fixed" zIndex="banner"
      bottom={{ base: '3', md: '5' }} insetEnd={{ base: '3', md: '5' }} css={PLACE}
    >
      {isOpen ? (
        <Stack
          gap="0" width={{ base: 'calc(100vw - 24px)', sm: '23rem' }} maxHeight="min(24rem, 60dvh)" bg="bg.panel"
          borderWidth="1px" borderColor="border.emphasized" borderRadius="card" boxShadow="float" overflow="hidden"
        >
          <HStack justify="space-between" ps="4" pe="1.5" py="1.5">
            <Text textStyle="sm" fontWeight="semibold">{words.tray}</Text>
            <IconButton
              label={words.trayClose} icon={<ChevronDown {...ICON} />} color="fg.muted" onClick={() => setIsOpen(false)}
            />
          </HStack>
          <Box as="ul" listStyleType="none" overflowY="auto">
            {shown.map((each) => <TrayRow key={each.id} row={each} />)}
          </Box>
        </Stack>
      ) : (
        <Pill shown={shown} onOpen={() => setIsOpen(true)} />
      )}
    </Box>
  )
}

/** The tray in little: how far the first export is, or how many wait to be downloaded. */
function Pill({ shown, onOpen }: { shown: readonly TrayExport[]; onOpen: () => void }) {
  const running = shown.find(({ status }) => status === 'RUNNING') ?? shown.find(({ status }) => isUnderWay(status))
  const hasFailed = shown.some(({ status }) => status === 'FAILED')
  const percent = running ? percentOf(running) : 100
  return (
    <Button
      aria-label={words.trayOpen(shown.length)} onClick={onOpen} borderRadius="full" boxShadow="float" ps="3" pe="4"
      height="11" bg="bg.panel" position="relative" overflow="hidden"
    >
      <Box as="span" color={hasFailed ? 'fg.error' : running ? 'accent.fg' : 'fg.success'}>
        {hasFailed ? <CircleAlert {...ICON} /> : running ? <FileOutput {...ICON} /> : <CircleCheck {...ICON} />}
      </Box>
      <Text as="span" textStyle="sm" fontVariantNumeric="tabular-nums">
        {running ? words.share(percent) : hasFailed ? words.hasFailed : words.isReady}
      </Text>
      {running ? (
        <Progress.Root value={percent} size="xs" position="absolute" insetInline="0" bottom="0">
          <Progress.Track aria-label={words.progressOf(running.fileName)} bg="border.emphasized" height="3px">
            <Progress.Range bg="accent.solid" />
          </Progress.Track>
        </Progress.Root>
      ) : null}
    </Button>
  )
}

function TrayRow({ row }: { row: TrayExport }) {
  const { id, status, fileName, bytes, failure } = row
  const [cancel, isCanceling] = useCancelExport()
  const [retry, isRetrying] = useRetryExport()
  const [download, isFetching] = useDownload(id, () => dismissExport(id))
  const isRunning = isUnderWay(status)
  return (
    <Stack as="li" gap="2" ps="4" pe="1.5" py="3" borderTopWidth="1px">
      <HStack gap="2">
        <Text textStyle="mono" truncate flex="1" minWidth="0" title={fileName}>{fileName}</Text>
        {isRunning ? null : (
          <IconButton
            label={words.dismiss(fileName)} icon={<X size={14} aria-hidden />} size="xs" color="fg.muted"
            onClick={() => dismissExport(id)}
          />
        )}
      </HStack>
      <HStack gap="3" align="center" pe="2.5">
        <Box flex="1" minWidth="0">
          {isRunning ? <ExportProgress state={row} /> : (
            <Text textStyle="sm" color={status === 'FAILED' ? 'fg.error' : 'fg.muted'} role="status">
              {failure ? readFailure(failure) : words.ready(readableBytes(bytes ?? 0))}
            </Text>
          )}
        </Box>
        {isRunning ? (
          <Button
            aria-label={words.cancelNamed(fileName)} loading={isCanceling} onClick={() => void cancel({ exportId: id })}
          >
            {words.cancel}
          </Button>
        ) : status === 'DONE' ? (
          <Button
            variant="solid" aria-label={exportMessages.downloadNamed(fileName)} loading={isFetching}
            onClick={() => void download()}
          >
            <Download strokeWidth={1.75} aria-hidden /> {words.download}
          </Button>
        ) : (
          <Button
            aria-label={words.tryAgainNamed(fileName)} loading={isRetrying}
            onClick={() => void retry({ exportId: id }).then(() => dismissExport(id))}
          >
            <RotateCw strokeWidth={1.75} aria-hidden /> {words.tryAgain}
          </Button>
        )}
      </HStack>
    </Stack>
  )
}
