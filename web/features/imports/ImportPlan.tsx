import { Box, Button, Center, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { type KeyboardEvent, useRef } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { ImportPlan_import$data, ImportPlan_import$key } from '../../__generated__/ImportPlan_import.graphql.ts'
import type { ImportPlanPaginationQuery } from '../../__generated__/ImportPlanPaginationQuery.graphql.ts'
import { isPressed, SHORTCUTS } from '../../lib/shortcuts.ts'
import { importMessages } from '../../messages/imports.ts'
import { CountButton } from '../../ui/CountButton.tsx'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { useChooseItems } from './importChanges.ts'
import { ImportItemRow } from './ImportItemRow.tsx'
import { CHANGE_COLORS } from './importLook.ts'

const words = importMessages
const PAGE_SIZE = 100
const BOXES = '[data-import-item] input'

/** What an item of an import does. */
export type Effect = ImportPlan_import$data['counts'][number]['change']

type ImportPlanProps = {
  importRef: ImportPlan_import$key
  /** Choices can be made. */
  isOpen: boolean
  /** The only effect that is shown; null for all. */
  shown: Effect | null
  onShown: (effect: Effect | null) => void
}

/** What a file would do, item by item, by effect. */
export function ImportPlan({ importRef, isOpen, shown, onShown }: ImportPlanProps) {
  const { data, ...list } = usePaginationFragment<ImportPlanPaginationQuery, ImportPlan_import$key>(
    graphql`
      fragment ImportPlan_import on Import
      @refetchable(queryName: "ImportPlanPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }, changes: { type: "[ImportChange!]" }
      ) {
        id
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
  const rows = useRef<HTMLOListElement>(null)
  const items = data.items.edges.map(({ node }) => node)
  const counts = Object.keys(CHANGE_COLORS).flatMap((change) =>
    data.counts.find((count) => count.change === change) ?? [])
  const changing = counts.map(({ change }) => change).filter((change) => change !== 'UNCHANGED')
  const chosen = shown === null ? changing : changing.filter((change) => change === shown)

  function chooseAll(choice: 'ACCEPT' | 'REJECT'): void {
    void choose({ importId: data.id, choice, items: null, changes: chosen, loaded: items })
  }
  function go(event: KeyboardEvent): void {
    const { next, previous } = SHORTCUTS.importPlan
    const way = isPressed(next, event) ? 1 : isPressed(previous, event) ? -1 : 0
    if (way === 0) return
    const boxes = [...(rows.current?.querySelectorAll<HTMLElement>(BOXES) ?? [])]
    boxes[boxes.indexOf(event.target as HTMLElement) + way]?.focus()
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
      <Box borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
        {counts.length === 0 ? (
          <Center py="10" px="4" color="fg.muted" textStyle="sm">{words.noItems}</Center>
        ) : (
          <chakra.ol ref={rows} listStyleType="none" aria-label={words.plan} onKeyDown={go}>
            {items.map((item) => (
              <ImportItemRow
                key={item.id} itemRef={item} isOpen={isOpen}
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
      {isOpen && changing.length > 0 ? <Text textStyle="xs" color="fg.muted" hideBelow="md">{words.keys}</Text> : null}
    </Stack>
  )
}
