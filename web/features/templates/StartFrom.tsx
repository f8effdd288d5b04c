import { Text } from '@chakra-ui/react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { StartFromQuery } from '../../__generated__/StartFromQuery.graphql.ts'
import type { FrameRate } from '../../lib/frameRates.ts'
import { templateMessages } from '../../messages/templates.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { TemplateFacts } from './TemplateFacts.tsx'

const words = templateMessages
const EMPTY_BOARD = { value: '', label: words.emptyBoard }

/** The template that a new project starts from. */
export type ChosenTemplate = { readonly id: string; readonly frameRate: FrameRate; readonly shotCount: number }

type StartFromProps = {
  organizationId: string
  chosen: ChosenTemplate | null
  error: string | null
  isDisabled: boolean
  onChosen: (template: ChosenTemplate | null) => void
}

/** The choice between an empty board and the templates of an organization, with what the chosen one holds. */
export function StartFrom(props: StartFromProps) {
  const fallback = (
    <Field label={words.startFrom}>
      <FormSelect value="" choices={[EMPTY_BOARD]} disabled onChosen={() => undefined} />
    </Field>
  )
  return (
    <PartBoundary failedTitle={words.failed} fallback={fallback}>
      {(attempt) => <LoadedTemplates {...props} attempt={attempt} />}
    </PartBoundary>
  )
}

function LoadedTemplates(props: StartFromProps & { attempt: number }) {
  const { organizationId, chosen, error, isDisabled, onChosen, attempt } = props
  const { organization } = useLazyLoadQuery<StartFromQuery>(
    graphql`
      query StartFromQuery($organizationId: ID!) {
        organization(id: $organizationId) {
          projectTemplates(first: 100) {
            nodes {
              id
              name
              shotCount
              frameRate {
                numerator
                denominator
              }
              ...TemplateFacts_template
            }
          }
        }
      }
    `,
    { organizationId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const templates = organization?.projectTemplates.nodes ?? []
  const shown = templates.find(({ id }) => id === chosen?.id)
  const gone = chosen && !shown ? [{ value: chosen.id, label: words.gone }] : []
  const hint = templates.length > 0 ? null : <Text textStyle="sm" color="fg.muted">{words.startHelp}</Text>
  return (
    <Field label={words.startFrom} error={error} help={shown ? <TemplateFacts templateRef={shown} /> : hint}>
      <FormSelect
        value={chosen?.id ?? ''} disabled={isDisabled || (templates.length === 0 && !chosen)}
        choices={[EMPTY_BOARD, ...templates.map(({ id, name }) => ({ value: id, label: name })), ...gone]}
        onChosen={(id) => {
          const template = templates.find((each) => each.id === id)
          if (!template) return onChosen(null)
          const { shotCount, frameRate: { numerator, denominator } } = template
          onChosen({ id, shotCount, frameRate: { numerator, denominator } })
        }}
      />
    </Field>
  )
}
