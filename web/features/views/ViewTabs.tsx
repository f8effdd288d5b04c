import { Box, HStack, chakra } from '@chakra-ui/react'
import { ChevronDown, Plus } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useTabIndex } from '../../lib/tabStop.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { viewMessages } from '../../messages/views.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import type { ViewTabs_view$key } from '../../__generated__/ViewTabs_view.graphql.ts'
import { TOUCH_AREA, tabLook } from './tabLook.ts'
import { ViewNameField } from './ViewNameField.tsx'
import { useViewActions } from './useViewActions.ts'
import { useViewList } from './useViewList.tsx'
import { viewName } from './viewName.ts'

type ViewTabsProps = {
  viewsRef: ViewTabs_view$key
  shotId: string
  shotPosition: number
  chosenId: string
  canEdit: boolean
  onChosen: (viewId: string) => void
}

/** The views of a shot as tabs: the arrow keys go through them, a double click renames, a drag or the menu moves. */
export function ViewTabs({ viewsRef, shotId, shotPosition, chosenId, canEdit, onChosen }: ViewTabsProps) {
  const views = useFragment(
    graphql`
      fragment ViewTabs_view on View @relay(plural: true) {
        id
        name
        position
      }
    `,
    viewsRef,
  )
  const viewIds = views.map(({ id }) => id)
  const actions = useViewActions({ shotId, viewIds, chosenId, onChosen })
  const { list, grips, chosenName, ...tabs } = useViewList({ views, chosenId, canEdit, actions, onChosen })
  const tabIndex = useTabIndex()

  return (
    <HStack
      gap="0.5" ms="-1.5" mt="1" height="1.5rem" onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.stopPropagation()} onTouchStart={(event) => event.stopPropagation()}
    >
      <HStack
        ref={list} role="tablist" aria-label={storyboardMessages.views(shotPosition)} onKeyDown={tabs.onKeyDown}
        {...grips.pointer} gap="0.5" height="24px" minWidth="0" overflowX="auto" overflowY="hidden"
        css={{ scrollbarWidth: 'none', '& [data-dragged]': { opacity: 0.4 } }}
      >
        {views.map((view) => {
          const isChosen = view.id === chosenId
          const name = viewName(view.name, view.position)
          return (
            <Box key={view.id} data-view={view.id} role="presentation" flexShrink="0" position="relative">
              {tabs.isRenamed(view.id) ? (
                <ViewNameField
                  viewId={view.id} name={name} onRenamed={(typed) => actions.rename(view.id, typed)}
                  onClosed={() => tabs.endRename(view.id)}
                />
              ) : (
                <chakra.button
                  type="button" role="tab" data-grip aria-selected={isChosen} tabIndex={isChosen ? tabIndex : -1}
                  title={canEdit ? `${name} · ${viewMessages.dragHint}` : name}
                  {...tabs.eventsOf(view.id)} {...tabLook(isChosen)}
                >
                  {name}
                </chakra.button>
              )}
            </Box>
          )
        })}
      </HStack>
      {canEdit && chosenName !== '' ? (
        <>
          <SmallButton
            label={viewMessages.menu(chosenName)} icon={<ChevronDown size={12} />} onClick={tabs.openMenu} hasMenu
          />
          <SmallButton label={viewMessages.add} icon={<Plus size={12} />} onClick={actions.add} />
        </>
      ) : null}
      {tabs.tools}
    </HStack>
  )
}

type SmallButtonProps = {
  label: string
  icon: ReactNode
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
  hasMenu?: boolean
}

/** A button of a tab's height. */
function SmallButton({ label, icon, onClick, hasMenu = false }: SmallButtonProps) {
  return (
    <Tooltip content={label}>
      <chakra.button
        type="button" tabIndex={useTabIndex()} aria-label={label} aria-haspopup={hasMenu ? 'menu' : undefined}
        onClick={onClick} display="grid" placeItems="center" boxSize="24px" flexShrink="0" position="relative"
        borderRadius="l1" color="fg.muted"
        cursor="pointer" _hover={{ color: 'fg', bg: 'bg.emphasized' }} focusVisibleRing="inside" css={TOUCH_AREA}
      >
        {icon}
      </chakra.button>
    </Tooltip>
  )
}
