import { Button, Center, type CenterProps } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { commonMessages } from '../messages/common.ts'

/** How far below the window the end of the list lies when the next page is asked for. */
const LOAD_AHEAD = '600px'

/** What `usePaginationFragment` and `useLiveList` return of a list's pages. */
export interface PagedList {
  readonly hasNext: boolean
  readonly isLoadingNext: boolean
  readonly loadNext: (count: number) => unknown
}

type MoreProps = CenterProps & {
  list: PagedList
  /** Rows of a page. */
  count: number
}

/** Loads the next page of a list, if there is one, while scrolling or with the button. */
export function MoreButton({ list, count, ...place }: MoreProps) {
  const { hasNext, isLoadingNext } = list
  const button = useRef<HTMLButtonElement>(null)
  const load = useEffectEvent(() => void list.loadNext(count))
  useEffect(() => {
    if (!button.current || isLoadingNext) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load()
      },
      { rootMargin: LOAD_AHEAD },
    )
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [hasNext, isLoadingNext])
  if (!hasNext) return null
  return (
    <Center {...place}>
      <Button
        ref={button} onClick={() => list.loadNext(count)} loading={isLoadingNext}
        loadingText={commonMessages.showMore}
      >
        {commonMessages.showMore}
      </Button>
    </Center>
  )
}

/** Loads the next page of a list, if there is one, with the button alone. */
export function ShowMore({ list, count, label = commonMessages.showMore, ...place }: MoreProps & { label?: string }) {
  if (!list.hasNext) return null
  return (
    <Center {...place}>
      <Button onClick={() => list.loadNext(count)} loading={list.isLoadingNext} loadingText={label}>{label}</Button>
    </Center>
  )
}
