import { HStack, chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { messages } from '../../messages.ts'
import type { ViewTabs_view$key } from '../../__generated__/ViewTabs_view.graphql.ts'
import { viewName } from './viewName.ts'

type ViewTabsProps = {
  viewsRef: ViewTabs_view$key
  shotPosition: number
  chosenId: string
  onChosen: (viewId: string) => void
}

/** The views of a shot as tabs; the arrow keys go through them. */
export function ViewTabs({ viewsRef, shotPosition, chosenId, onChosen }: ViewTabsProps) {
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
  const list = useRef<HTMLDivElement>(null)

  function moveByArrow(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const index = views.findIndex((view) => view.id === chosenId)
    const next = views[(index + step + views.length) % views.length]
    if (step === 0 || !next) return
    event.preventDefault()
    onChosen(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[views.indexOf(next)]?.focus()
  }

  return (
    <HStack
      ref={list} role="tablist" aria-label={messages.storyboard.views(shotPosition)} onKeyDown={moveByArrow}
      gap="0.5" ms="-1.5" mt="2" height="20px" overflow="hidden" onPointerDown={(event) => event.stopPropagation()}
    >
      {views.map((view) => {
        const isChosen = view.id === chosenId
        return (
          <chakra.button
            key={view.id} type="button" role="tab" aria-selected={isChosen} tabIndex={isChosen ? 0 : -1}
            onClick={() => onChosen(view.id)} px="1.5" borderRadius="l1" textStyle="xs" lineHeight="20px"
            fontWeight="medium" color={isChosen ? 'fg' : 'fg.muted'} bg={isChosen ? 'bg.emphasized' : 'transparent'}
            cursor="pointer" truncate maxWidth="8rem" _hover={{ color: 'fg' }} focusVisibleRing="inside"
          >
            {viewName(view.name, view.position)}
          </chakra.button>
        )
      })}
    </HStack>
  )
}
