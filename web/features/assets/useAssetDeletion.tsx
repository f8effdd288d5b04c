import { useState, type ReactNode } from 'react'
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import type { useAssetDeletionQuery } from '../../__generated__/useAssetDeletionQuery.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { readOnce } from '../../relay/readOnce.ts'
import { showFailure } from '../../relay/useChange.ts'
import { ConfirmationDialog } from '../../ui/ConfirmationDialog.tsx'
import { useDeleteAsset } from './assetChanges.ts'

const words = assetMessages

/** Sentences about where an asset is used; none when it is used nowhere. */
async function readUses(assetId: string): Promise<string[]> {
  const answer = await readOnce<useAssetDeletionQuery>(
    graphql`
      query useAssetDeletionQuery($assetId: ID!) {
        asset(by: { id: $assetId }) {
          casting(first: 4) {
            totalCount
            nodes {
              shot {
                code
              }
            }
          }
          impact {
            assets(first: 4) {
              totalCount
              nodes {
                name
              }
            }
          }
        }
      }
    `,
    { assetId },
  )
  if (!answer?.asset) return []
  const { casting, impact: { assets } } = answer.asset
  return [
    casting.totalCount > 0 ? words.usedInShots(casting.totalCount, casting.nodes.map(({ shot }) => shot.code)) : '',
    assets.totalCount > 0 ? words.usedByAssets(assets.totalCount, assets.nodes.map(({ name }) => name)) : '',
  ].filter((sentence) => sentence !== '')
}

type AssetDeletion = { isAsking: boolean; start: () => void; question: ReactNode }

/** Deletes an asset: at once when it is used nowhere, else after a question that says where. */
export function useAssetDeletion(asset: { id: string; name: string }, onDeleting: () => void): AssetDeletion {
  const [deleteAsset] = useDeleteAsset()
  const [isAsking, setIsAsking] = useState(false)
  const [uses, setUses] = useState<string[]>([])

  function run(): void {
    setUses([])
    onDeleting()
    deleteAsset({ assetId: asset.id, name: asset.name })
  }

  function start(): void {
    if (isAsking) return
    setIsAsking(true)
    readUses(asset.id).finally(() => setIsAsking(false)).then(
      (found) => (found.length === 0 ? run() : setUses(found)),
      (error: unknown) => showFailure(words.deleteFailed, error, start),
    )
  }

  const question = (
    <ConfirmationDialog
      isOpen={uses.length > 0} variant="danger" title={words.deleteTitle(asset.name)} confirmText={words.delete}
      message={uses.join(' ')} onCancel={() => setUses([])} onConfirm={run}
    >
      <Text textStyle="sm" color="fg.muted">{words.deleteLine}</Text>
    </ConfirmationDialog>
  )
  return { isAsking, start, question }
}
