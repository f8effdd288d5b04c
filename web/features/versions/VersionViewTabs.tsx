import { HStack, chakra } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import { useTabIndex } from '../../lib/tabStop.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { tabLook } from '../views/tabLook.ts'
import { viewName } from '../views/viewName.ts'
import type { VersionView } from './useVersionShots.ts'

type VersionViewTabsProps<View> = {
  views: readonly View[]
  shotPosition: number
  chosenId: string
  onChosen: (viewId: string) => void
  /** What a dot on a view says; null for none. */
  mark?: (view: View) => string | null
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

/** The views of a shot of a version as tabs; the arrow keys go through them. */
export function VersionViewTabs<View extends Pick<VersionView, 'id' | 'name' | 'position'>>(
  { views, shotPosition, chosenId, onChosen, mark }: VersionViewTabsProps<View>,
) {
  const tabIndex = useTabIndex()
  const place = views.findIndex(({ id }) => id === chosenId)

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = views[Math.max(0, Math.min(views.length - 1, place + step))]
    if (!next) return
    onChosen(next.id)
    event.currentTarget.querySelector<HTMLElement>(`[data-view="${next.id}"]`)?.focus()
  }

  return (
    <HStack
      role="tablist" aria-label={storyboardMessages.views(shotPosition)} onKeyDown={onKeyDown} gap="0.5" ms="-1.5"
      mt="1" height="1.5rem" minWidth="0" overflowX="auto" overflowY="hidden" css={{ scrollbarWidth: 'none' }}
    >
      {views.map((view) => {
        const { id, name, position } = view
        const isChosen = id === chosenId
        const label = viewName(name, position)
        const marked = mark?.(view) ?? null
        return (
          <chakra.button
            key={id} type="button" role="tab" data-view={id} aria-selected={isChosen} title={label}
            tabIndex={isChosen ? tabIndex : -1} onClick={() => onChosen(id)} flexShrink="0" {...tabLook(isChosen)}
          >
            {label}
            {marked === null ? null : (
              <chakra.span
                role="img" aria-label={marked} display="inline-block" boxSize="1.5" ms="1.5" mb="0.5" bg="accent.solid"
                borderRadius="full"
              />
            )}
          </chakra.button>
        )
      })}
    </HStack>
  )
}
