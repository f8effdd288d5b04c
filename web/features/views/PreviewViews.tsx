import { Box, Grid, HStack, chakra } from '@chakra-ui/react'
import { Ellipsis, Plus } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { DrawingStill } from '../../canvas/DrawingStill.tsx'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { viewMessages } from '../../messages/views.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { PreviewViews_view$key } from '../../__generated__/PreviewViews_view.graphql.ts'
import type { DeskSheet } from './DrawingDesk.ts'
import { PreviewSectionTitle } from './PreviewSectionTitle.tsx'
import { ViewNameField } from './ViewNameField.tsx'
import { useDeskSheet } from './useDrawingDesk.ts'
import type { ViewActions } from './useViewActions.ts'
import { picturesOf, useLayerPictures } from './useLayerPictures.ts'
import { useRestedDrawing } from './useRestedDrawing.ts'
import { useViewList } from './useViewList.tsx'
import { viewName } from './viewName.ts'

type PreviewViewsProps = {
  viewsRef: PreviewViews_view$key
  shotPosition: number
  chosenId: string
  canEdit: boolean
  actions: ViewActions
  onChosen: (viewId: string) => void
}

const Picture = chakra('img')

/** The views of a shot as pictures: arrow keys go through them, a double click renames, a drag or the menu moves. */
export function PreviewViews({ viewsRef, shotPosition, chosenId, canEdit, actions, onChosen }: PreviewViewsProps) {
  const views = useFragment(
    graphql`
      fragment PreviewViews_view on View @relay(plural: true) {
        id
        name
        position
        revision
        thumbnailUrl(width: 840)
        image {
          id
          url(width: 1920)
        }
      }
    `,
    viewsRef,
  )
  const { list, grips, chosenName, ...tabs } = useViewList({ views, chosenId, canEdit, actions, onChosen })

  return (
    <Box as="section">
      <HStack gap="0" minHeight="6" mt="-1" mb="1" marginEnd="-2">
        <PreviewSectionTitle>{viewMessages.heading}</PreviewSectionTitle>
        <Box flex="1" />
        {canEdit ? (
          <>
            <IconButton
              label={viewMessages.menu(chosenName)} aria-haspopup="menu" onClick={tabs.openMenu}
              icon={<Ellipsis strokeWidth={1.75} aria-hidden />}
            />
            <IconButton
              label={viewMessages.add} icon={<Plus strokeWidth={1.75} aria-hidden />}
              onClick={actions.add} loading={actions.isAdding}
            />
          </>
        ) : null}
      </HStack>
      <Grid
        ref={list} role="tablist" aria-label={storyboardMessages.views(shotPosition)} templateColumns="repeat(2, 1fr)"
        gap="2" onKeyDown={tabs.onKeyDown} {...grips.pointer} css={{ '& [data-dragged]': { opacity: 0.4 } }}
      >
        {views.map((view) => {
          const isChosen = view.id === chosenId
          const name = viewName(view.name, view.position)
          return (
            <Box key={view.id} data-view={view.id} role="presentation" position="relative" minWidth="0">
              <chakra.button
                type="button" role="tab" data-grip aria-selected={isChosen} aria-label={name}
                tabIndex={isChosen ? 0 : -1} {...tabs.eventsOf(view.id)} display="block" width="full"
                aspectRatio="7 / 4" position="relative" overflow="hidden" borderRadius="control" bg="white"
                cursor="pointer" borderWidth="1px" borderColor={isChosen ? 'accent.solid' : 'border.emphasized'}
                boxShadow={isChosen ? '0 0 0 1px {colors.accent.solid}' : undefined} focusVisibleRing="outside"
                css={{ touchAction: 'pan-y' }}
              >
                <ViewPicture
                  viewId={view.id} url={view.revision > 0 || view.image ? view.thumbnailUrl : null}
                  background={view.image?.url ?? null}
                />
              </chakra.button>
              {tabs.isRenamed(view.id) ? (
                <ViewNameField
                  viewId={view.id} name={name} onRenamed={(typed) => actions.rename(view.id, typed)}
                  onClosed={() => tabs.endRename(view.id)}
                />
              ) : (
                <Box
                  textStyle="xs" mt="1" truncate title={canEdit ? `${name} · ${viewMessages.dragHint}` : name}
                  color={isChosen ? 'fg' : 'fg.muted'} fontWeight={isChosen ? 'medium' : 'normal'}
                  onDoubleClick={tabs.eventsOf(view.id).onDoubleClick}
                >
                  {name}
                </Box>
              )}
            </Box>
          )
        })}
      </Grid>
      {tabs.tools}
    </Box>
  )
}

type ViewPictureProps = { viewId: string; url: string | null; background: string | null }

/** The view as it is on the desk, else the server's picture of it. */
function ViewPicture({ viewId, url, background }: ViewPictureProps) {
  const { sheet } = useDeskSheet(viewId)
  if (sheet?.isReady) return <LivePicture sheet={sheet} background={background} />
  if (url === null) return null
  return (
    <Picture
      src={url} alt="" width="full" height="full" objectFit="contain" draggable={false} loading="lazy" decoding="async"
    />
  )
}

function LivePicture({ sheet, background }: { sheet: DeskSheet; background: string | null }) {
  const drawing = useRestedDrawing(sheet.model)
  useLayerPictures(sheet.viewId, picturesOf(drawing))
  return (
    <Box aria-hidden height="full">
      <DrawingStill drawing={drawing} background={background} label="" isCard />
    </Box>
  )
}
