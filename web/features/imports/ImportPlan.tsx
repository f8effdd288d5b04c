import { Box, Button, Center, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { ImportPlan_import$data, ImportPlan_import$key } from '../../__generated__/ImportPlan_import.graphql.ts'
import type { ImportPlanPaginationQuery } from '../../__generated__/ImportPlanPaginationQuery.graphql.ts'
import { isPressed, SHORTCUTS } from '../../lib/shortcuts.ts'
import { useLatest } from '../../lib/useLatest.ts'
import { importMessages } from '../../messages/imports.ts'
import { CountButton } from '../../ui/CountButton.tsx'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { matchableClip, matchOf, type ReadOptions, withMatch } from './cutMatches.ts'
import { useChooseItems } from './importChanges.ts'
import { ImportItemRow } from './ImportItemRow.tsx'
import { CutStrip } from './CutStrip.tsx'
import { CHANGE_COLORS } from './importLook.ts'
import { type AskedClip, ShotForClip } from './ShotForClip.tsx'
import { useReveal } from './useReveal.ts'

const words = importMessages
/** Items that are loaded at once. */
export const PAGE_SIZE = 100
/** Types of subjects that have pictures. */
const PICTURED: readonly string[] = ['Shot', 'View']
const BOXES = '[data-import-item] input'

const boxesOf = (rows: HTMLElement | null): HTMLElement[] => [...(rows?.querySelectorAll<HTMLElement>(BOXES) ?? [])]

/** What an item of an import does. */
export type Effect = ImportPlan_import$data['counts'][number]['change']

type Item = ImportPlan_import$data['items']['edges'][number]['node']

type ImportPlanProps = {
  importRef: ImportPlan_import$key
  projectId: string
  /** Choices can be made. */
  isOpen: boolean
  options: ReadOptions
  /** Reads the file again with others; null where it cannot be. */
  onOptions: ((options: ReadOptions) => void) | null
  /** The only effect that is shown; null for all. */
  shown: Effect | null
  onShown: (effect: Effect | null) => void
  /** How many items are loaded. */
  onLoaded: (count: number) => void
}

/** What a file would do, item by item, by effect. */
export function ImportPlan(props: ImportPlanProps) {
  const { importRef, projectId, isOpen, options, onOptions, shown, onShown } = props
  const { data, ...list } = usePaginationFragment<ImportPlanPaginationQuery, ImportPlan_import$key>(
    graphql`
      fragment ImportPlan_import on Import
      @refetchable(queryName: "ImportPlanPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }, changes: { type: "[ImportChange!]" }
      ) {
        id
        reader
        storyboard {
          id
        }
        ...CutStrip_import
        counts {
          change
          count
          # The foot of the page sums them up.
          # eslint-disable-next-line relay/unused-fields
          acceptedCount
        }
        items(first: $count, after: $cursor, filter: { changes: $changes })
        @connection(key: "ImportPlan_items", filters: ["filter"]) {
          edges {
            node {
              id
              change
              name
              # It says whose shot can be chosen.
              # eslint-disable-next-line relay/unused-fields
              sourceLine
              subjectId
              subjectType
              # eslint-disable-next-line relay/unused-fields
              isDoubtful
              # Counts are changed by it before the answer.
              # eslint-disable-next-line relay/unused-fields
              choice
              ...ImportItemRow_item
            }
          }
        }
      }
    `,
    importRef,
  )
  const [choose] = useChooseItems()
  const [asked, setAsked] = useState<(AskedClip & { button: HTMLElement }) | null>(null)
  const rows = useRef<HTMLOListElement>(null)
  const onLoaded = useLatest(props.onLoaded)
  const loadedCount = data.items.edges.length
  useEffect(() => onLoaded.current(loadedCount), [loadedCount, onLoaded])
  const reveal = useReveal(rows, list, loadedCount)
  function showItem(itemId: string): void {
    if (shown !== null) onShown(null)
    reveal(itemId)
  }
  const items = data.items.edges.map(({ node }) => node)
  const hasPictures = items.some(({ subjectType, subjectId }) => subjectId && PICTURED.includes(subjectType))
  const counts = Object.keys(CHANGE_COLORS).flatMap((change) =>
    data.counts.find((count) => count.change === change) ?? [])
  const changing = counts.map(({ change }) => change).filter((change) => change !== 'UNCHANGED')
  const chosen = shown === null ? changing : changing.filter((change) => change === shown)

  function chooseAll(choice: 'ACCEPT' | 'REJECT'): void {
    void choose({ importId: data.id, choice, items: null, changes: chosen, loaded: items })
  }
  function shotChoiceOf({ name, subjectId, ...item }: Item) {
    const clip = data.reader === 'CUT' && onOptions ? matchableClip(item, options) : null
    if (clip === null) return undefined
    const onAsked = (button: HTMLElement) => setAsked({ clip, name, shotId: subjectId ?? null, button })
    return { chosen: matchOf(options, clip), onAsked }
  }
  function chooseShot(shot: string | null): void {
    if (asked) onOptions?.(withMatch(options, asked.clip, shot))
    setAsked(null)
  }
  function go(event: KeyboardEvent): void {
    const { next, previous } = SHORTCUTS.importPlan
    const way = isPressed(next, event) ? 1 : isPressed(previous, event) ? -1 : 0
    if (way === 0) return
    const boxes = boxesOf(rows.current)
    const row = (event.target as HTMLElement).closest('[data-import-item]')
    boxes[boxes.findIndex((box) => row?.contains(box)) + way]?.focus()
    event.preventDefault()
  }

  return (
    <Stack gap="3">
      <Flex wrap="wrap" gap="1.5" align="center">
        <Flex role="group" aria-label={words.filter} wrap="wrap" gap="1.5" flex="1">
          <CountButton
            label={words.everything} count={words.count(counts.reduce((sum, { count }) => sum + count, 0))}
            isChosen={shown === null} onChosen={() => onShown(null)}
          />
          {counts.map(({ change, count }) => (
            <CountButton
              key={change} label={words.changes[change] ?? change} count={words.count(count)}
              color={CHANGE_COLORS[change]}
              isChosen={shown === change} onChosen={() => onShown(change)}
            />
          ))}
        </Flex>
        {isOpen && chosen.length > 0 ? (
          <Flex gap="1.5">
            <Button size="sm" onClick={() => chooseAll('ACCEPT')}>{words.acceptAll}</Button>
            <Button size="sm" onClick={() => chooseAll('REJECT')}>{words.rejectAll}</Button>
          </Flex>
        ) : null}
      </Flex>
      <CutStrip importRef={data} onPressed={showItem} />
      <Box borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
        {counts.length === 0 ? (
          <Center py="10" px="4" color="fg.muted" textStyle="sm">{words.noItems}</Center>
        ) : (
          <chakra.ol ref={rows} listStyleType="none" aria-label={words.plan} onKeyDown={go}>
            {items.map((item) => (
              <ImportItemRow
                key={item.id} itemRef={item} isOpen={isOpen} hasPictures={hasPictures}
                placeName={data.reader === 'CUT' ? words.clip : words.line}
                shotChoice={shotChoiceOf(item)}
                onChosen={(isAccepted) => void choose({
                  importId: data.id, choice: isAccepted ? 'ACCEPT' : 'REJECT', items: [item], changes: null,
                  loaded: [item],
                })}
              />
            ))}
          </chakra.ol>
        )}
        <MoreButton list={list} count={PAGE_SIZE} py="3" borderTopWidth="1px" />
      </Box>
      {data.storyboard ? (
        <ShotForClip
          asked={asked} anchor={asked?.button ?? null} projectId={projectId} storyboardId={data.storyboard.id}
          chosen={asked && matchOf(options, asked.clip)} onChosen={chooseShot} onClosed={() => setAsked(null)}
        />
      ) : null}
      {isOpen && changing.length > 0 ? <Text textStyle="xs" color="fg.muted" hideBelow="md">{words.keys}</Text> : null}
    </Stack>
  )
}
