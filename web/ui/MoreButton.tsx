import { Button, Center, type CenterProps } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { messages } from '../messages.ts'

/** How far below the window the end of the list lies when the next page is asked for. */
const LOAD_AHEAD = '600px'

/** The end of a list that has more: it comes while scrolling, or with the button. */
export function MoreButton({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const load = useEffectEvent(onMore)
  useEffect(() => {
    if (!button.current || isLoading) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load()
      },
      { rootMargin: LOAD_AHEAD },
    )
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [isLoading])
  return (
    <Center>
      <Button ref={button} onClick={onMore} loading={isLoading} loadingText={messages.common.showMore}>
        {messages.common.showMore}
      </Button>
    </Center>
  )
}

type ShowMoreProps = CenterProps & {
  /** As `usePaginationFragment` answers. */
  list: { readonly hasNext: boolean; readonly isLoadingNext: boolean; readonly loadNext: (count: number) => unknown }
  /** How many come at a time. */
  count: number
  label?: string
}

/** The end of a list that may have more: it comes with the button. */
export function ShowMore({ list, count, label = messages.common.showMore, ...place }: ShowMoreProps) {
  if (!list.hasNext) return null
  return (
    <Center {...place}>
      <Button onClick={() => list.loadNext(count)} loading={list.isLoadingNext} loadingText={label}>{label}</Button>
    </Center>
  )
}
