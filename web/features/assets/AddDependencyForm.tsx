import { Grid, Stack } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { AddDependencyFormMutation } from '../../__generated__/AddDependencyFormMutation.graphql.ts'
import { useDraft } from '../../lib/drafts.ts'
import { assetMessages } from '../../messages/assets.ts'
import { readError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { AssetSearchField } from './AssetSearchField.tsx'
import type { FoundAsset } from './FoundAssets.tsx'
import { RELATIONS, relationWords, type RelationName } from './assetRelations.ts'

const words = assetMessages
const CHOICES = RELATIONS.map((relation) => ({ value: relation, label: relationWords(relation) }))

type Form = { readonly relation: RelationName; readonly target: FoundAsset | null }
const NOTHING: Form = { relation: 'USES', target: null }

type AddDependencyFormProps = { assetId: string; projectId: string; connectionId: string }

/** Says how the asset hangs together with another; why the server refuses it stands below. */
export function AddDependencyForm({ assetId, projectId, connectionId }: AddDependencyFormProps) {
  const draft = useDraft<Form>(`dependency of ${assetId}`, NOTHING)
  const { relation, target } = draft.values
  const [refusal, setRefusal] = useState<string | null>(null)
  const [addDependency, isAdding] = useChange<AddDependencyFormMutation>(
    graphql`
      mutation AddDependencyFormMutation($input: AddAssetDependencyInput!, $connections: [ID!]!) {
        addAssetDependency(input: $input) {
          dependencyEdge @appendEdge(connections: $connections) {
            node {
              id
              ...AssetDependencyRow_dependency
            }
          }
          asset {
            id
            version
          }
        }
      }
    `,
    (input) => ({ variables: { input, connections: [connectionId] } }),
  )
  const search = useRef<HTMLInputElement>(null)

  function add(): void {
    if (!target || isAdding) return
    setRefusal(null)
    addDependency({ assetId, targetId: target.id, relationshipType: relation }).then(
      () => {
        draft.change({ target: null })
        requestAnimationFrame(() => search.current?.focus())
      },
      (error: unknown) => {
        const { message, fields } = readError(error)
        setRefusal(Object.values(fields)[0] ?? message)
      },
    )
  }

  return (
    <Stack gap="2" mb="3">
      <Grid
        gap="2" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr) auto', sm: '9rem minmax(0, 1fr) auto' }}
      >
        <FormSelect
          label={words.relationLabel} value={relation} choices={CHOICES} disabled={isAdding}
          onChosen={(chosen) => {
            draft.change({ relation: chosen })
            setRefusal(null)
          }}
        />
        <AssetSearchField
          projectId={projectId} exceptId={assetId} chosen={target} inputRef={search} disabled={isAdding}
          onChosen={(chosen) => {
            draft.change({ target: chosen })
            setRefusal(null)
          }}
        />
        <ExplainedButton
          size="md" reason={target ? null : words.addDependencyRest} loading={isAdding}
          loadingText={words.addDependency} onClick={add}
        >
          {words.addDependency}
        </ExplainedButton>
      </Grid>
      {refusal === null ? null : <FormFailure message={refusal} />}
    </Stack>
  )
}
