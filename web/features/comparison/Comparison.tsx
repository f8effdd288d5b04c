import { Button, Flex, Skeleton, Stack } from '@chakra-ui/react'
import { Equal, History } from 'lucide-react'
import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { Comparison_query$key } from '../../__generated__/Comparison_query.graphql.ts'
import { isTypingTarget } from '../../canvas/keymap.ts'
import { isPressed, SHORTCUTS } from '../../lib/shortcuts.ts'
import { useKeys } from '../../lib/useKeys.ts'
import { comparisonMessages } from '../../messages/comparison.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { SkeletonGroup } from '../../ui/Skeletons.tsx'
import { ChangeDetails } from './ChangeDetails.tsx'
import { LOOKS, type Look } from './ChangePictures.tsx'
import { ChangeStrip } from './ChangeStrip.tsx'
import { CompareSides, useSides } from './CompareSides.tsx'
import { KindFilter } from './KindFilter.tsx'
import { useComparison } from './useComparison.ts'

const RestoreVersionDialog = later(
  async () => (await import('../versions/RestoreVersionDialog.tsx')).RestoreVersionDialog,
)

const words = comparisonMessages
const keys = SHORTCUTS.comparison
const ADDRESS_DELAY_MS = 250
/** What has the keys while it is open. */
const LAYERS = '[role=dialog], [role=menu]'

type ComparisonProps = {
  queryRef: Comparison_query$key
  projectId: string
  /** The board today is the first side. */
  isReversed: boolean
  canEdit: boolean
}

/** The shot to bring back, null for all shots, and the button that gets the focus afterwards. */
interface Restored {
  readonly shot: { readonly id: string; readonly position: number } | null
  readonly button: HTMLElement
}

/** Two versions of a board, or one and the board today: the changed shots, and one of them in full. */
export function Comparison({ queryRef, projectId, isReversed, canEdit }: ComparisonProps) {
  const query = useFragment(
    graphql`
      fragment Comparison_query on Query @argumentDefinitions(from: { type: "ID!" }, to: { type: "ID" }) {
        compareVersions(from: $from, to: $to) @required(action: THROW) {
          ...CompareSides_comparison
        }
        ...useComparison_query @arguments(from: $from, to: $to)
      }
    `,
    queryRef,
  )
  const { restorable, ...chosenSides } = useSides(query.compareVersions, isReversed)
  const { left, right } = chosenSides
  const version = canEdit ? restorable : null
  const [restored, setRestored] = useState<Restored | null>(null)
  const sides = { from: left.said, to: right.said }
  const names = [left.title, right.title] as const
  const { changes, countOf, totalCount } = useComparison(query, sides)
  const [chosenId, choose] = useInAddress('shot')
  const [wanted, filter] = useInAddress('kind')
  const [look, setLook] = useState<Look>('side')
  const kind = wanted !== null && countOf(wanted) > 0 ? wanted : null
  const shown = kind === null ? changes : changes.filter(({ kinds }) => kinds.includes(kind))
  const place = Math.max(0, shown.findIndex(({ id }) => id === chosenId))
  const change = shown[place]
  const kept = (isReversed ? change?.after : change?.before) ?? null

  function step(by: -1 | 1): void {
    const next = shown[place + by]
    if (next) choose(next.id)
  }

  useKeys('document', (event) => {
    if (event.defaultPrevented || isTypingTarget(event.target) || document.querySelector(LAYERS)) return
    const chosen = LOOKS.find((each) => isPressed(keys[each], event))
    if (isPressed(keys.next, event)) step(1)
    else if (isPressed(keys.previous, event)) step(-1)
    else if (chosen) setLook(chosen)
    else return
    event.preventDefault()
  })

  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" justify="space-between">
        <CompareSides {...chosenSides} projectId={projectId} shotId={change?.id} />
        {version && totalCount > 0 ? (
          <Button hideBelow="md" onClick={(event) => setRestored({ shot: null, button: event.currentTarget })}>
            <History size={15} aria-hidden /> {words.restoreAll}
          </Button>
        ) : null}
      </Flex>
      {totalCount === 0 ? (
        <EmptyState
          icon={<Equal size={22} strokeWidth={1.75} />} title={words.nothing(sides.from, sides.to)}
          description={words.nothingLine}
        />
      ) : (
        <>
          <KindFilter totalCount={totalCount} countOf={countOf} chosen={kind} onChosen={filter} />
          {change ? (
            <>
              <ChangeStrip changes={shown} chosenId={change.id} onChosen={choose} />
              <ChangeDetails
                change={change} place={place + 1} count={kind === null ? totalCount : countOf(kind)} sides={sides}
                names={names} look={look} onLookChosen={setLook} onStep={step}
                onRestore={version && kept ? (button) => {
                  setRestored({ shot: { id: change.id, position: kept.position }, button })
                } : null}
              />
            </>
          ) : <ChangesSkeleton />}
        </>
      )}
      {version && restored ? (
        <RestoreVersionDialog
          projectId={projectId} version={version} shot={restored.shot} returnFocus={restored.button}
          onClose={() => setRestored(null)}
        />
      ) : null}
    </Stack>
  )
}

/** A value that the address follows: browsers refuse an address that changes with every press of a held key. */
function useInAddress(name: 'kind' | 'shot') {
  const [search, setSearch] = useSearchParams()
  const [value, setValue] = useState(search.get(name))
  const isSaid = search.get(name) === value
  useEffect(() => {
    if (isSaid) return
    const timer = setTimeout(() => setSearch((before) => {
      const next = new URLSearchParams(before)
      if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    }, { replace: true }), ADDRESS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isSaid, name, setSearch, value])
  return [value, setValue] as const
}

/** The shapes of the sides, the kinds, the strip and a change. */
export function ComparisonSkeleton() {
  return (
    <Stack gap="5">
      <Skeleton height="9" width="full" maxWidth="34rem" borderRadius="control" />
      <Skeleton height="8" width="min(40rem, 100%)" borderRadius="control" />
      <ChangesSkeleton />
    </Stack>
  )
}

function ChangesSkeleton() {
  return (
    <SkeletonGroup>
      <Stack gap="5">
        <Flex gap="2" overflow="hidden">
          {Array.from({ length: 8 }, (_, item) => (
            <Skeleton key={item} width="136px" height="114px" borderRadius="control" flexShrink="0" />
          ))}
        </Flex>
        <Skeleton height="6" width="14rem" />
        <Flex gap="4" direction={{ base: 'column', md: 'row' }}>
          {[0, 1].map((side) => <Skeleton key={side} flex="1" aspectRatio="16 / 9" borderRadius="control" />)}
        </Flex>
      </Stack>
    </SkeletonGroup>
  )
}
