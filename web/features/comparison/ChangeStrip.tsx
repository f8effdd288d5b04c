import { Box, HStack, Text, chakra } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { comparisonMessages } from '../../messages/comparison.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { formatNumber, listOf } from '../../messages/format.ts'
import { changeColor, changeIcon, changeWords } from './changeKinds.ts'
import type { ShotChange } from './useComparison.ts'

const words = comparisonMessages
const Picture = chakra('img')
/** Sizes in pixels. */
const ITEM_WIDTH = 136
const GAP = 8
const HEIGHT = 118

const STRIP = {
  scrollbarWidth: 'thin',
  '&:focus-visible [aria-selected=true]': { boxShadow: '0 0 0 3px {colors.accent.solid}' },
} as const

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

type ChangeStripProps = {
  changes: readonly ShotChange[]
  chosenId: string
  onChosen: (id: string) => void
}

/** The changed shots in a row, of which those near the window are on the page; the arrow keys go through them. */
export function ChangeStrip({ changes, chosenId, onChosen }: ChangeStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const id = useId()
  // Its functions are used here alone, and nothing memoizes them.
  // eslint-disable-next-line react-hooks/incompatible-library
  const items = useVirtualizer({
    count: changes.length, horizontal: true, estimateSize: () => ITEM_WIDTH, gap: GAP, overscan: 3, useFlushSync: false,
    getScrollElement: () => strip.current,
    getItemKey: useCallback((index: number) => changes[index]?.id ?? index, [changes]),
  })
  const place = changes.findIndex((change) => change.id === chosenId)
  const { scrollToIndex } = items
  useEffect(() => {
    if (place >= 0) scrollToIndex(place, { align: 'auto' })
  }, [place, scrollToIndex])

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = changes[Math.max(0, Math.min(changes.length - 1, place + step))]
    if (next) onChosen(next.id)
  }

  return (
    <Box
      ref={strip} role="listbox" aria-label={words.list} aria-orientation="horizontal" tabIndex={0}
      aria-activedescendant={`${id}${chosenId}`} onKeyDown={onKeyDown} overflowX="auto" overflowY="hidden" p="3px"
      mx="-3px" borderRadius="control" outline="none" css={STRIP}
    >
      <Box position="relative" style={{ width: items.getTotalSize(), height: HEIGHT }}>
        {items.getVirtualItems().map(({ key, index, start }) => {
          const change = changes[index]
          return change ? (
            <Box key={key} position="absolute" top="0" style={{ width: ITEM_WIDTH, insetInlineStart: start }}>
              <Change
                id={`${id}${change.id}`} change={change} place={index + 1} count={changes.length}
                isChosen={change.id === chosenId} onPressed={() => onChosen(change.id)}
              />
            </Box>
          ) : null
        })}
      </Box>
    </Box>
  )
}

type ChangeProps = {
  id: string
  change: ShotChange
  place: number
  count: number
  isChosen: boolean
  onPressed: () => void
}

function Change({ id, change: { kinds, before, after }, place, count, isChosen, onPressed }: ChangeProps) {
  const shot = after ?? before
  const view = shot?.views[0]
  const position = shot?.position ?? 0
  return (
    <Box
      id={id} role="option" aria-selected={isChosen} aria-posinset={place} aria-setsize={count} onClick={onPressed}
      aria-label={`${storyboardMessages.shot(position)}: ${listOf(kinds.map(changeWords))}`}
      cursor="pointer" borderRadius="control" overflow="hidden" bg={isChosen ? 'accent.subtle' : 'bg.panel'}
      boxShadow={isChosen ? '0 0 0 2px {colors.accent.solid}' : '0 0 0 1px {colors.border}'}
    >
      <Box bg="white" aspectRatio="16 / 9" opacity={after ? 1 : 0.55}>
        {view ? (
          <Picture
            src={view.smallUrl} alt="" draggable={false} loading="lazy" decoding="async" width="full" height="full"
            objectFit="contain"
          />
        ) : null}
      </Box>
      <HStack px="2" height="9" gap="1.5" justify="space-between">
        <Text textStyle="sm" fontWeight="semibold" fontVariantNumeric="tabular-nums" truncate>
          {formatNumber(position)}
        </Text>
        <HStack gap="1" flexShrink="0">
          {kinds.map((kind) => {
            const Icon = changeIcon(kind)
            return <Box as="span" key={kind} color={changeColor(kind)}><Icon size={14} aria-hidden /></Box>
          })}
        </HStack>
      </HStack>
    </Box>
  )
}
