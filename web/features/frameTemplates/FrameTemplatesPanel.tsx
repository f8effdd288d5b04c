import { Box, Button, Input, Stack, Text } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import type { Drawing } from '../../../drawing/fold.ts'
import type { FrameTemplatesPanelMutation } from '../../__generated__/FrameTemplatesPanelMutation.graphql.ts'
import type { FrameTemplatesPanelQuery } from '../../__generated__/FrameTemplatesPanelQuery.graphql.ts'
import { isBlank } from '../../lib/texts.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { showFailure, useChange } from '../../relay/useChange.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { FieldSkeletons } from '../../ui/Skeletons.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useLiveQuery } from '../live/useLive.ts'
import { drawingOf, loadTemplate } from './loadTemplate.ts'

const words = drawingToolMessages.frameTemplates
/** Most templates of a project, and longest name of one, that the server keeps. */
const MOST_TEMPLATES = 50
const NAME_LENGTH = 200
const SKELETON_ROWS = 2

export type FrameTemplatesPanelProps = {
  projectId: string
  /** The view that is drawn in. */
  viewId: string
  /** Whether nothing is drawn in it. */
  isEmpty: boolean
  /** Brings what is drawn to the server; answers whether it has all. */
  onSaving: () => Promise<boolean>
  /** A template was chosen for the drawing. */
  onUsed: (drawing: Drawing) => void
  onEdit: () => void
}

/** The frame templates of the project to choose from, and a field that saves the drawing as one. */
export function FrameTemplatesPanel(props: FrameTemplatesPanelProps) {
  return (
    <PartBoundary failedTitle={words.loadFailed} fallback={<FieldSkeletons count={SKELETON_ROWS} />}>
      {(attempt) => <Templates {...props} attempt={attempt} />}
    </PartBoundary>
  )
}

const query = graphql`
  query FrameTemplatesPanelQuery($projectId: ID!) {
    project(by: { id: $projectId }) {
      id
      frameTemplates {
        id
        name
        isDefault
      }
    }
  }
`

function Templates(props: FrameTemplatesPanelProps & { attempt: number }) {
  const { projectId, viewId, isEmpty, onSaving, onUsed, onEdit, attempt } = props
  const environment = useRelayEnvironment()
  const { project } = useLazyLoadQuery<FrameTemplatesPanelQuery>(
    query, { projectId }, { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  useLiveQuery<FrameTemplatesPanelQuery>({
    query, variables: () => ({ projectId }), isTouched: ({ areFrameTemplatesChanged }) => areFrameTemplatesChanged,
  })
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [createTemplate, isCreating] = useChange<FrameTemplatesPanelMutation>(
    graphql`
      mutation FrameTemplatesPanelMutation($input: CreateFrameTemplateInput!) {
        createFrameTemplate(input: $input) {
          project {
            id
            frameTemplates {
              id
              name
              isDefault
            }
          }
        }
      }
    `,
    (input) => ({ variables: { input }, done: words.saved(input.name), failed: words.saveFailed, canRetry: true }),
  )
  const templates = project?.frameTemplates ?? []
  const refusal = isEmpty ? words.nothingDrawn : templates.length >= MOST_TEMPLATES ? words.full : null

  async function choose(id: string): Promise<void> {
    try {
      const source = await loadTemplate(environment, id)
      if (source) onUsed(drawingOf(source))
      else showToast({ type: 'error', title: words.useFailed })
    } catch (error) {
      showFailure(words.useFailed, error, () => void choose(id))
    }
  }

  async function save(): Promise<void> {
    const wanted = isBlank(name) ? words.newName(templates.length + 1) : name.trim()
    if (!(await onSaving())) return
    await createTemplate({ viewId, name: wanted })
    setName('')
    // Its button cannot hold the focus while it saves.
    field.current?.focus()
  }

  return (
    <Stack gap="3">
      <Box role="group" aria-label={words.use}>
        <Text textStyle="xs" fontWeight="medium" color="fg.muted" mb="1.5">{words.use}</Text>
        <Stack gap="0" maxHeight="12rem" overflowY="auto" mx="-1.5">
          {templates.map((template) => (
            <Button
              key={template.id} size="sm" variant="ghost" justifyContent="flex-start" px="1.5" flexShrink="0"
              onClick={() => void choose(template.id)}
            >
              <Box as="span" truncate>{template.name}</Box>
              {template.isDefault ? <Star size={14} role="img" aria-label={words.isDefault} /> : null}
            </Button>
          ))}
        </Stack>
        {templates.length === 0 ? <Text textStyle="sm" color="fg.muted">{words.empty}</Text> : null}
      </Box>
      <Stack
        as="form" gap="2" onSubmit={(event) => {
          event.preventDefault()
          if (refusal === null && !isCreating) void save()
        }}
      >
        <Input
          ref={field} size="sm" aria-label={words.name} placeholder={words.newName(templates.length + 1)}
          value={name} maxLength={NAME_LENGTH} autoComplete="off" onChange={(event) => setName(event.target.value)}
        />
        <ExplainedButton type="submit" size="sm" variant="outline" reason={refusal} loading={isCreating}>
          {words.save}
        </ExplainedButton>
      </Stack>
      {templates.length > 0 ? (
        <Button size="xs" variant="ghost" alignSelf="flex-start" onClick={onEdit}>{words.edit}</Button>
      ) : null}
    </Stack>
  )
}
