import { Box, Center, Flex, HStack, Image, Slider, Text, VisuallyHidden } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, EyeOff } from 'lucide-react'
import { exportDialogMessages } from '../../messages/exportDialog.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { ExportPreview } from './useExportPreview.ts'

const words = exportDialogMessages

type PreviewPaneProps = {
  /** The last one, until the next one is here. */
  preview: ExportPreview | null
  isLoading: boolean
  /** Why there is none, in a sentence. */
  failure: string | null
  /** The page that was asked for. */
  page: number
  /** Whether pages are frames of a film, which are scrubbed. */
  isFilm: boolean
  onPage: (page: number) => void
}

/** A page of the file as it will be, with the way to the others. */
export function PreviewPane({ preview, isLoading, failure, page, isFilm, onPage }: PreviewPaneProps) {
  const pageCount = preview?.pageCount ?? 1
  const shown = Math.min(page, pageCount)
  return (
    <Flex
      as="section" aria-label={words.preview} direction="column" gap="2" height="full"
      minHeight={{ base: '13rem', md: '18rem' }}
    >
      <Box
        flex="1" minHeight="0" position="relative" bg="bg.well" borderWidth="1px" borderRadius="card" overflow="hidden"
      >
        <Box
          position={{ lg: 'absolute' }} inset="0" height="full" transition="opacity 120ms"
          opacity={isLoading ? 0.55 : 1}
        >
          <Shown preview={failure === null ? preview : null} failure={failure} isLoading={isLoading} page={shown} />
        </Box>
      </Box>
      <VisuallyHidden><Box role="status">{isLoading ? words.previewing : ''}</Box></VisuallyHidden>
      {pageCount > 1 && failure === null ? (
        isFilm ? (
          <HStack gap="4" minHeight="8" ps="2">
            <Slider.Root
              size="sm" min={1} max={pageCount} value={[shown]} aria-label={[words.playhead]} flex="1"
              onValueChange={({ value: [frame = 1] }) => onPage(frame)}
            >
              <Slider.Control>
                <Slider.Track><Slider.Range /></Slider.Track>
                <Slider.Thumb index={0}><Slider.HiddenInput /></Slider.Thumb>
              </Slider.Control>
            </Slider.Root>
            <Text textStyle="sm" color="fg.muted" minWidth="6rem" textAlign="end" fontVariantNumeric="tabular-nums">
              {words.previewPage(shown, pageCount)}
            </Text>
          </HStack>
        ) : (
          <HStack justify="center" gap="2">
            <IconButton
              label={words.previousPage} icon={<ChevronLeft aria-hidden />} disabled={shown <= 1}
              onClick={() => onPage(shown - 1)}
            />
            <Text textStyle="sm" color="fg.muted" minWidth="5rem" textAlign="center" fontVariantNumeric="tabular-nums">
              {words.previewPage(shown, pageCount)}
            </Text>
            <IconButton
              label={words.nextPage} icon={<ChevronRight aria-hidden />} disabled={shown >= pageCount}
              onClick={() => onPage(shown + 1)}
            />
          </HStack>
        )
      ) : null}
    </Flex>
  )
}

type ShownProps = { preview: ExportPreview | null; failure: string | null; isLoading: boolean; page: number }

function Shown({ preview, failure, isLoading, page }: ShownProps) {
  if (preview?.pictureUrl) {
    return (
      <Center height="full" p="3">
        <Image
          src={preview.pictureUrl} alt={words.previewAlt(page)} maxWidth="full"
          maxHeight={{ base: '22rem', lg: 'full' }} objectFit="contain" boxShadow="0 1px 3px rgba(0, 0, 0, 0.2)"
        />
      </Center>
    )
  }
  if (preview && preview.text !== null && preview.text !== undefined) {
    return (
      <Box
        as="pre" tabIndex={0} role="region" aria-label={words.preview} textStyle="mono" color="fg.soft" p="3"
        height="full" maxHeight={{ base: '16rem', lg: 'none' }} overflow="auto" focusVisibleRing="inside"
      >
        {preview.text}
      </Box>
    )
  }
  if (failure === null && isLoading) return null
  return (
    <Center height="full" minHeight="inherit" p="6">
      <Flex direction="column" align="center" gap="2" maxWidth="22rem" textAlign="center" color="fg.muted">
        <EyeOff size={20} strokeWidth={1.75} aria-hidden />
        <Text textStyle="sm" role={failure === null ? undefined : 'alert'}>{failure ?? words.noPreview}</Text>
      </Flex>
    </Center>
  )
}
