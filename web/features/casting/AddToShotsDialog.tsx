import { Box, Text, chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { AddToShotsDialogQuery } from '../../__generated__/AddToShotsDialogQuery.graphql.ts'
import { castingMessages } from '../../messages/casting.ts'
import { commonMessages } from '../../messages/common.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useForm } from '../../relay/useForm.ts'
import { showToast } from '../../ui/toaster.tsx'
import { showFailure } from '../../relay/useChange.ts'
import { SearchPanel } from '../tasks/SearchPanel.tsx'
import { ShotPicture } from '../tasks/ShotPicture.tsx'
import { optionStyle } from '../tasks/optionStyle.ts'
import { useCastAssets } from './useCastAssets.ts'

const words = castingMessages
const LIST_HEIGHT = 'min(26rem, 50vh)'
const NOTHING: { readonly chosenIds: readonly string[] } = { chosenIds: [] }

type AddToShotsDialogProps = {
  projectId: string
  assetId: string
  assetName: string
  returnFocus: RefObject<HTMLElement | null>
  onClosed: () => void
}

/** Chooses shots an asset is to appear in, once in each. */
export function AddToShotsDialog(props: AddToShotsDialogProps) {
  const { projectId, assetId, assetName, returnFocus, onClosed } = props
  const [castAssets] = useCastAssets()
  const rowsOf = (shotIds: readonly string[], occurrences: number) =>
    shotIds.map((shotId) => ({ shotId, assetId, occurrences }))
  const form = useForm({
    name: `shots of ${assetId}`, initial: NOTHING, isReady: ({ chosenIds }) => chosenIds.length > 0,
    send: ({ chosenIds }) => castAssets(rowsOf(chosenIds, 1)),
    done: (_, { chosenIds }) => {
      const undo = (): void => {
        castAssets(rowsOf(chosenIds, 0)).catch((error: unknown) => showFailure(words.undoFailed, error, undo))
      }
      showToast({
        type: 'success', title: words.addedTo(assetName, chosenIds.length),
        action: { label: commonMessages.undo, onClick: undo },
      })
      onClosed()
    },
  })
  const { chosenIds } = form.values
  const toggle = (shotId: string): void =>
    form.edit({
      chosenIds: chosenIds.includes(shotId) ? chosenIds.filter((id) => id !== shotId) : [...chosenIds, shotId],
    })

  return (
    <FormDialog
      form={form} isOpen onClose={onClosed} title={words.addToShotsTitle(assetName)} width="34rem" gap="3"
      returnFocus={returnFocus} submitLabel={words.addCount(chosenIds.length)} submittingLabel={words.saving}
    >
      <SearchPanel label={words.addToShotsSearch} maxHeight={LIST_HEIGHT}>
        {(search) => (
          <ShotChoices
            projectId={projectId} assetId={assetId} search={search} chosenIds={chosenIds} onChosen={toggle}
          />
        )}
      </SearchPanel>
    </FormDialog>
  )
}

type ShotChoicesProps = {
  projectId: string
  assetId: string
  search: string
  chosenIds: readonly string[]
  onChosen: (shotId: string) => void
}

function ShotChoices({ projectId, assetId, search, chosenIds, onChosen }: ShotChoicesProps) {
  const { project } = useLazyLoadQuery<AddToShotsDialogQuery>(
    graphql`
      query AddToShotsDialogQuery($projectId: ID!, $search: String) {
        project(by: { id: $projectId }) {
          shots(filter: { search: $search }, first: 50) {
            totalCount
            nodes {
              id
              code
              name
              description
              ...ShotPicture_shot
              # Enough of it to mark the shots that have the asset.
              cast: casting(first: 200) {
                nodes {
                  asset {
                    id
                  }
                }
              }
            }
          }
        }
      }
    `,
    { projectId, search: search === '' ? null : search },
    { fetchPolicy: 'store-and-network' },
  )
  const shots = project?.shots.nodes ?? []
  const hidden = (project?.shots.totalCount ?? 0) - shots.length
  if (shots.length === 0) {
    return (
      <Text px="2" py="6" textStyle="sm" color="fg.muted" textAlign="center">
        {search === '' ? words.addToShotsEmpty : words.addToShotsNothing(search)}
      </Text>
    )
  }
  return (
    <>
      <chakra.ul listStyleType="none">
        {shots.map((shot) => {
          const isIn = shot.cast.nodes.some(({ asset }) => asset.id === assetId)
          const isChosen = chosenIds.includes(shot.id)
          return (
            <li key={shot.id}>
              <chakra.button
                {...optionStyle} py="1.5" aria-pressed={isChosen || isIn} disabled={isIn}
                bg={isChosen ? 'accent.subtle' : undefined} onClick={() => onChosen(shot.id)}
              >
                <Box
                  width="14" height="8" flexShrink="0" borderRadius="l1" overflow="hidden"
                  boxShadow="0 0 0 1px {colors.border}"
                >
                  <ShotPicture shotRef={shot} isDecoration />
                </Box>
                <Box as="span" textStyle="mono" flexShrink="0">{shot.code}</Box>
                <Box as="span" flex="1" truncate color="fg.muted">{shot.description || shot.name}</Box>
                {isIn ? <Box as="span" textStyle="xs" color="fg.muted">{words.alreadyCast}</Box> : null}
                {isChosen ? <Check size={16} aria-hidden /> : null}
              </chakra.button>
            </li>
          )
        })}
      </chakra.ul>
      {hidden > 0 ? (
        <Text px="2" pt="2" textStyle="xs" color="fg.muted">{words.moreShots(hidden)}</Text>
      ) : null}
    </>
  )
}
