import { Box, Flex, Grid, Text, Textarea } from '@chakra-ui/react'
import { lazy, Suspense, useContext, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { ASPECT_RATIOS } from '../../../drawing/aspectRatio.ts'
import { SMOOTHNESS_OPTIONS } from '../../../drawing/smoothness.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { viewMessages } from '../../messages/views.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { ConflictNotice } from '../../ui/ConflictNotice.tsx'
import { formatTenths } from '../../messages/format.ts'
import type { PreviewPanel_shot$key } from '../../__generated__/PreviewPanel_shot.graphql.ts'
import { Mentioning } from '../mentions/Mentioning.tsx'
import { GuidesChoice } from './GuidesChoice.tsx'
import { OnionSkinChoice } from './OnionSkinChoice.tsx'
import { PreviewChoice } from './PreviewChoice.tsx'
import { PreviewSectionTitle } from './PreviewSectionTitle.tsx'
import { PreviewViews } from './PreviewViews.tsx'
import { ScriptNotice } from './ScriptFlag.tsx'
import { ShotTextField } from './ShotTextField.tsx'
import { useBrush } from './useBrush.ts'
import { useIsLeftHanded } from './useIsLeftHanded.ts'
import type { OnionSkin } from './useOnionSkin.ts'
import { useShotDescriptionDraft } from './useShotDescriptionDraft.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'
import { useViewActions } from './useViewActions.ts'
import { LONGEST_TEXT } from '../../lib/texts.ts'

const ShotDecision = lazy(async () => ({ default: (await import('../approvals/ShotDecision.tsx')).ShotDecision }))

type PreviewPanelProps = {
  shotRef: PreviewPanel_shot$key
  position: number
  chosenViewId: string | null
  canEdit: boolean
  onionSkin: OnionSkin
  onViewChosen: (viewId: string) => void
  /** The layers of the drawing, where it may have some. */
  layers: ReactNode
  /** The perspective of the drawing, where it may have one. */
  perspective: ReactNode
  /** Nothing else is shown, where there is no room for more. */
  isOnlyLayers: boolean
}

const words = viewMessages
const TEXTS = ['dialogue', 'cameraNote', 'notes'] as const

/** The views of the shot, what happens in it, and how its frame is drawn in. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { position, chosenViewId, canEdit, onionSkin, onViewChosen, layers, perspective, isOnlyLayers } = props
  const shot = useFragment(
    graphql`
      fragment PreviewPanel_shot on Shot {
        id
        description
        scriptLine
        aspectRatio
        frames
        duration
        scriptState
        ...ScriptFlag_shot
        ...ShotTextField_shot
        views {
          id
          ...PreviewViews_view
        }
      }
    `,
    props.shotRef,
  )
  const { text: description, write, conflict } = useShotDescriptionDraft(shot.id, shot.description)
  const desk = useContext(DrawingDeskContext)
  const chosenId = chosenViewId ?? ''
  const actions = useViewActions({
    shotId: shot.id, viewIds: shot.views.map(({ id }) => id), chosenId, onChosen: onViewChosen,
  })
  const ratio = ASPECT_RATIOS.find(({ value }) => value === shot.aspectRatio)
  const isLeftHanded = useIsLeftHanded()
  const panel = {
    as: 'aside', gridArea: 'panel', direction: 'column', gap: '5', p: '4', minHeight: '0', overflowY: 'auto',
    position: 'relative', borderColor: 'border',
    ...(isLeftHanded ? { borderEndWidth: { md: '1px' } } : { borderStartWidth: { md: '1px' } }),
  } as const
  if (layers && isOnlyLayers) return <Flex {...panel}>{layers}</Flex>
  return (
    <Flex {...panel}>
      {layers ? <Box hideBelow="md">{layers}</Box> : null}
      <PreviewViews
        viewsRef={shot.views} shotPosition={position} chosenId={chosenId} canEdit={canEdit} actions={actions}
        onChosen={onViewChosen}
      />
      {shot.scriptState === 'CHANGED' || shot.scriptState === 'ORPHANED' ? (
        <ScriptNotice shotRef={shot} canEdit={canEdit} />
      ) : null}
      {canEdit || description !== '' ? (
        <Box as="section">
          <PreviewSectionTitle>{shot.scriptLine === null ? words.description : words.action}</PreviewSectionTitle>
          <Mentioning>
            <Textarea
              key={shot.id} value={description} readOnly={!canEdit || write === null} maxLength={LONGEST_TEXT}
              aria-label={storyboardMessages.description(position)}
              placeholder={words.descriptionPlaceholder}
              onChange={(event) => write?.(event.currentTarget.value)} rows={3} autoresize maxHeight="12rem" mt="1"
              fontSize="sm" lineHeight="1.25rem" resize="none" bg="bg"
            />
          </Mentioning>
          {conflict ? <Box mt="2"><ConflictNotice {...conflict} /></Box> : null}
        </Box>
      ) : null}
      {TEXTS.map((name) => (
        <ShotTextField key={`${name} ${shot.id}`} shotRef={shot} position={position} name={name} canEdit={canEdit} />
      ))}
      <ErrorBoundary resetKey={shot.id} fallback={() => null}>
        <Suspense fallback={null}>
          <ShotDecision
            key={shot.id} shotId={shot.id} beforeDeciding={async () => {
              await desk?.saveAll()
            }}
          />
        </Suspense>
      </ErrorBoundary>
      <Box as="section">
        <PreviewSectionTitle>{words.frame}</PreviewSectionTitle>
        <Grid templateColumns="96px minmax(0, 1fr)" alignItems="center" rowGap="1" mt="1" textStyle="sm">
          <Text color="fg.muted" lineHeight="2rem">{words.ratio}</Text>
          <Text fontWeight="medium">{ratio?.name ?? shot.aspectRatio}</Text>
          <Text color="fg.muted" lineHeight="2rem">{words.duration}</Text>
          <Text
            fontWeight="medium" fontVariantNumeric="tabular-nums"
            title={storyboardMessages.duration(formatTenths(shot.duration), shot.frames)}
          >
            {storyboardMessages.seconds(formatTenths(shot.duration))}
          </Text>
          {canEdit ? (
            <>
              <SmoothnessChoice />
              <OnionSkinChoice onionSkin={onionSkin} />
              <GuidesChoice />
              {perspective}
            </>
          ) : null}
        </Grid>
      </Box>
    </Flex>
  )
}

function SmoothnessChoice() {
  const [brush, changeBrush] = useBrush()
  return (
    <PreviewChoice
      label={words.smoothness} value={String(brush.smoothness)}
      options={SMOOTHNESS_OPTIONS.map(({ name, value }) => ({ name, value: String(value) }))}
      onChanged={(value) => changeBrush({ smoothness: Number(value) })}
    />
  )
}
