import { Box, Button, HStack, Spinner, Text } from '@chakra-ui/react'
import { History, ImageOff, ImageUp } from 'lucide-react'
import { useContext, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { commonMessages } from '../../messages/common.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { uploadMessages } from '../../messages/uploads.ts'
import { viewMessages } from '../../messages/views.ts'
import { useChange } from '../../relay/useChange.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import type {
  PreviewFooterRemoveImageMutation,
} from '../../__generated__/PreviewFooterRemoveImageMutation.graphql.ts'
import type { PreviewFooter_shot$key } from '../../__generated__/PreviewFooter_shot.graphql.ts'
import { DrawingDeskContext, useSaveState, useUnsavedCount } from './useDrawingDesk.ts'
import { useSetViewImage } from './viewChanges.ts'

type PreviewFooterProps = {
  shotRef: PreviewFooter_shot$key
  chosenViewId: string | null
  canEdit: boolean
  /** Shows how the drawing came about. */
  onHistory: () => void
  onClosed: () => void
}

const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const
const words = viewMessages

/** The view's background image, how the shot's work stands, and the way to save it and to close. */
export function PreviewFooter({ shotRef, chosenViewId, canEdit, onHistory, onClosed }: PreviewFooterProps) {
  const shot = useFragment(
    graphql`
      fragment PreviewFooter_shot on Shot {
        id
        views {
          id
          revision
          image {
            id
          }
        }
      }
    `,
    shotRef,
  )
  const desk = useContext(DrawingDeskContext)
  const state = useSaveState(shot.id)
  const unsaved = useUnsavedCount(shot.id)
  const isSaved = state === 'saved'
  const isSaving = state === 'saving'
  const view = shot.views.find(({ id }) => id === chosenViewId)
  const said = isSaving
    ? words.saving
    : state === 'failed' ? storyboardMessages.saveFailed : isSaved ? words.allSaved : words.notSaved(unsaved)
  const color = state === 'failed' ? 'fg.error' : state === 'unsaved' ? 'fg.warning' : 'fg.muted'
  return (
    <HStack
      as="footer" gridArea="footer" gap="2" px={{ base: '3', md: '4' }} ps={{ md: '5' }} borderTopWidth="1px"
      borderColor="border" minWidth="0" minHeight="16" pb={{ base: 'env(safe-area-inset-bottom)', md: '0' }}
    >
      {canEdit && view ? <BackgroundButtons viewId={view.id} hasImage={Boolean(view.image)} /> : null}
      {view && view.revision > 0 ? (
        <Button variant="ghost" aria-label={words.history.open} flexShrink="0" onClick={onHistory}>
          <History {...ICON} />
          <Box as="span" hideBelow="lg">{words.history.open}</Box>
        </Button>
      ) : null}
      <Box flex="1" />
      {canEdit ? (
        <Text role="status" textStyle={{ base: 'xs', sm: 'sm' }} color={color} truncate minWidth="0">{said}</Text>
      ) : null}
      <Button onClick={onClosed} hideBelow={canEdit ? 'md' : undefined}>{commonMessages.close}</Button>
      {canEdit ? (
        <Button
          variant="solid" aria-disabled={isSaved || isSaving} opacity={isSaved ? 0.6 : 1}
          onClick={() => {
            if (!isSaved && !isSaving) void desk?.saveNow(shot.id)
          }}
        >
          {isSaving ? <Spinner size="xs" borderWidth="2px" /> : null}
          {isSaving ? words.saving : words.saveChanges}
        </Button>
      ) : null}
    </HStack>
  )
}

function BackgroundButtons({ viewId, hasImage }: { viewId: string; hasImage: boolean }) {
  const [setImage, upload] = useSetViewImage(viewId)
  const [removeImage, isRemoving] = useChange<PreviewFooterRemoveImageMutation>(
    graphql`
      mutation PreviewFooterRemoveImageMutation($input: RemoveViewImageInput!) {
        removeViewImage(input: $input) {
          view {
            id
          }
        }
      }
    `,
    (input) => ({
      variables: { input },
      done: uploadMessages.removed,
      failed: uploadMessages.removeFailed,
      canRetry: true,
    }),
  )
  const field = useRef<HTMLInputElement>(null)
  const uploadLabel = hasImage ? words.replace : words.upload
  return (
    <>
      <input
        ref={field} type="file" accept="image/*" hidden aria-label={words.file}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // The same file may be chosen again.
          event.currentTarget.value = ''
          if (file) setImage(file)
        }}
      />
      <Button
        aria-label={uploadLabel} onClick={() => field.current?.click()} disabled={upload !== null} flexShrink="0"
      >
        <ImageUp {...ICON} />
        <Box as="span" hideBelow="lg">{uploadLabel}</Box>
      </Button>
      <ExplainedButton
        variant="ghost" aria-label={words.removeLabel} flexShrink="0"
        reason={hasImage ? null : words.noBackground} loading={isRemoving} onClick={() => removeImage({ viewId })}
      >
        <ImageOff {...ICON} />
        <Box as="span" hideBelow="lg">{words.remove}</Box>
      </ExplainedButton>
    </>
  )
}
