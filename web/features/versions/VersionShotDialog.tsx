import { Box, Button, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, History, Play } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { sizeOf } from '../../../drawing/aspectRatio.ts'
import { ownNameOf } from '../../lib/shotName.ts'
import { SHORTCUTS, isPressed } from '../../lib/shortcuts.ts'
import { useKeys } from '../../lib/useKeys.ts'
import { commonMessages } from '../../messages/common.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { versionMessages } from '../../messages/versions.ts'
import { viewMessages } from '../../messages/views.ts'
import { formatTenths } from '../../messages/format.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LongText } from '../../ui/LongText.tsx'
import { withIntent } from '../shell/navigationIntent.ts'
import { knownRatio } from '../shots/boardLayout.ts'
import { findCard } from '../shots/findCard.ts'
import { viewName } from '../views/viewName.ts'
import type { VersionShot } from './useVersionShots.ts'
import { VersionViewTabs } from './VersionViewTabs.tsx'

const words = versionMessages
const Picture = chakra('img')
const { preview } = SHORTCUTS
/** The picture leaves room for the texts. */
const HEIGHT = '58dvh'

type VersionShotDialogProps = {
  shot: VersionShot
  /** All shots of the version. */
  count: number
  /** The view that is shown; null for the first. */
  chosenViewId: string | null
  onViewChosen: (viewId: string) => void
  /** To the shot before or after it. */
  onStep: (step: -1 | 1) => void
  onClose: () => void
  /** Where the version is played from this shot on. */
  playTo: string
  /** Brings the shot back; null for who may not. */
  onRestore: ((button: HTMLElement) => void) | null
}

/** A shot of a version in full: its picture as large as it fits, and all of its texts. */
export function VersionShotDialog(props: VersionShotDialogProps) {
  const { shot, count, chosenViewId, onViewChosen, onStep, onClose, playTo, onRestore } = props
  const { id, position, code, description, dialogue, notes, cameraNote, status, duration, views, scene } = shot
  const view = views.find((other) => other.id === chosenViewId) ?? views[0]
  const size = sizeOf(knownRatio(shot.aspectRatio))
  const ratio = size.width / size.height
  const returnFocus = useRef<HTMLElement | null>(null)
  const texts = [
    [commonMessages.description, description], [viewMessages.texts.dialogue.title, dialogue],
    [viewMessages.texts.cameraNote.title, cameraNote],
    [viewMessages.texts.notes.title, notes],
    [words.viewDescription, view?.description ?? ''],
  ] as const

  function step(by: -1 | 1): void {
    if (position + by >= 1 && position + by <= count) onStep(by)
  }

  useKeys('document', (event) => {
    const isOwn = event.target instanceof Element && event.target.closest('[role=tablist]') !== null
    const by = isPressed(preview.next, event) ? 1 : isPressed(preview.previous, event) ? -1 : null
    if (by === null || isOwn || event.defaultPrevented) return
    event.preventDefault()
    step(by)
  })

  function close(): void {
    returnFocus.current = findCard(id)?.querySelector<HTMLElement>('[data-open-preview]') ?? null
    onClose()
  }

  return (
    <Dialog
      isOpen onClose={close} width="64rem" isLong returnFocus={returnFocus}
      title={[storyboardMessages.shot(position), ownNameOf(shot.name)].filter(Boolean).join(' · ')}
      footer={(
        <HStack width="full" justify="space-between" wrap="wrap">
          <HStack gap="1">
            <IconButton
              label={viewMessages.previous} icon={<ChevronLeft aria-hidden />} disabled={position <= 1}
              onClick={() => step(-1)}
            />
            <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">{`${position} / ${count}`}</Text>
            <IconButton
              label={viewMessages.next} icon={<ChevronRight aria-hidden />} disabled={position >= count}
              onClick={() => step(1)}
            />
          </HStack>
          <HStack gap="2">
            {onRestore ? (
              <Button onClick={(event) => onRestore(event.currentTarget)}>
                <History size={15} aria-hidden /> {words.restore.item}
              </Button>
            ) : null}
            <Button asChild variant="solid">
              <Link to={playTo} state={withIntent('play')}><Play size={15} aria-hidden /> {words.playFromHere}</Link>
            </Button>
          </HStack>
        </HStack>
      )}
    >
      <Stack gap="4">
        {view ? (
          <Box bg="bg.well" borderRadius="control" overflow="hidden" display="grid" placeItems="center">
            <Picture
              key={view.id} src={view.largeUrl} bg="white" width="full" objectFit="contain"
              alt={storyboardMessages.drawingOf(position, viewName(view.name, view.position))}
              style={{ aspectRatio: ratio, maxWidth: `calc(${HEIGHT} * ${ratio})` }}
            />
          </Box>
        ) : null}
        {view && views.length > 1 ? (
          <VersionViewTabs views={views} shotPosition={position} chosenId={view.id} onChosen={onViewChosen} />
        ) : null}
        <HStack gap="3" wrap="wrap" textStyle="sm" color="fg.muted">
          <Text textStyle="mono" overflowWrap="anywhere">{code}</Text>
          {status ? <Chip label={status.name} color={status.color} /> : null}
          <span>{storyboardMessages.duration(formatTenths(duration), shot.frames)}</span>
          {scene ? (
            <Text overflowWrap="anywhere">{[scene.number, scene.heading].filter(Boolean).join(' ')}</Text>
          ) : null}
        </HStack>
        {texts.map(([label, text]) => text.trim() === '' ? null : (
          <Box as="section" key={label} aria-label={label}>
            <Text textStyle="sm" fontWeight="medium" color="fg.muted" mb="0.5">{label}</Text>
            <LongText lines={8}>{text}</LongText>
          </Box>
        ))}
      </Stack>
    </Dialog>
  )
}
