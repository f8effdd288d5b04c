import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { AssetCastingPaginationQuery } from '../../__generated__/AssetCastingPaginationQuery.graphql.ts'
import type { AssetCasting_asset$key } from '../../__generated__/AssetCasting_asset.graphql.ts'
import { castingMessages } from '../../messages/casting.ts'
import { commonMessages } from '../../messages/common.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { showFailure } from '../../relay/useChange.ts'
import { AssetCastingRow } from './AssetCastingRow.tsx'
import { useCastAssets } from './useCastAssets.ts'
import { useMorePages } from './useMorePages.ts'
import { later } from '../../ui/later.tsx'

const AddToShotsDialog = later(async () => (await import('./AddToShotsDialog.tsx')).AddToShotsDialog)

const words = castingMessages
/** After the first few, which leave room for the rest of an asset. */
const PAGE_SIZE = 30

/** The shots an asset appears in, how often, and the way to add it to others. */
export function AssetCasting({ assetRef }: { assetRef: AssetCasting_asset$key }) {
  const { data: asset, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AssetCastingPaginationQuery,
    AssetCasting_asset$key
  >(
    graphql`
      fragment AssetCasting_asset on Asset
      @refetchable(queryName: "AssetCastingPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 8 }, after: { type: "String" }) {
        id
        name
        project {
          id
          isArchived
          viewerCanEdit
        }
        appearances: casting(first: $first, after: $after) @connection(key: "AssetCasting_appearances") {
          totalCount
          edges {
            node {
              id
              ...AssetCastingRow_casting
            }
          }
        }
      }
    `,
    assetRef,
  )
  const { id: assetId, name, project, appearances: { edges, totalCount } } = asset
  const { loadMore, retry } = useMorePages({ hasNext, isLoadingNext, loadNext, pageSize: PAGE_SIZE })
  const [castAssets] = useCastAssets()
  const [isAdding, setIsAdding] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const reason = project.isArchived ? projectFrameMessages.archived : words.editForbidden

  const setOccurrences = useCallback(
    (shotId: string, occurrences: number): void => {
      castAssets([{ shotId, assetId, occurrences }]).catch((error: unknown) => showFailure(words.saveFailed, error))
    },
    [assetId, castAssets],
  )
  const remove = useCallback(
    (shotId: string, shotName: string, before: { occurrences: number; label: string }): void => {
      castAssets([{ shotId, assetId, occurrences: 0 }]).then(
        () => {
          const bringBack = (): void => {
            castAssets([{ shotId, assetId, ...before }]).catch((error: unknown) =>
              showFailure(words.undoFailed, error, bringBack))
          }
          showToast({
            type: 'success', title: words.removedFrom(name, shotName),
            action: { label: commonMessages.undo, onClick: bringBack },
          })
        },
        (error: unknown) => showFailure(words.saveFailed, error),
      )
    },
    [assetId, castAssets, name],
  )

  return (
    <Stack gap="2">
      <HStack justify="space-between" gap="3">
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {totalCount === 0 ? words.noShots : words.shotCount(totalCount)}
        </Text>
        <ExplainedButton
          ref={addButton} reason={project.viewerCanEdit ? null : reason} tooltipPlacement="bottom-end"
          onClick={() => setIsAdding(true)}
        >
          <Plus aria-hidden /> {words.addToShots}
        </ExplainedButton>
      </HStack>
      {edges.length > 0 ? (
        <Box
          as="ul" listStyleType="none" aria-label={words.inShots} borderWidth="1px" borderRadius="card" bg="bg.panel"
        >
          {edges.map(({ node }) => (
            <AssetCastingRow
              key={node.id} castingRef={node} projectId={project.id} canEdit={project.viewerCanEdit}
              onOccurrencesChanged={setOccurrences} onRemoved={remove}
            />
          ))}
        </Box>
      ) : null}
      {loadMore || retry || isLoadingNext ? (
        <HStack justify="center" gap="3">
          {retry ? <Text role="alert" textStyle="sm" color="fg.muted">{words.moreFailed}</Text> : null}
          <Button
            onClick={() => (loadMore ?? retry)?.()} loading={isLoadingNext} loadingText={commonMessages.showMore}
          >
            {retry ? commonMessages.retry : commonMessages.showMore}
          </Button>
        </HStack>
      ) : null}
      {isAdding ? (
        <AddToShotsDialog
          projectId={project.id} assetId={assetId} assetName={name} returnFocus={addButton}
          onClosed={() => setIsAdding(false)}
        />
      ) : null}
    </Stack>
  )
}
