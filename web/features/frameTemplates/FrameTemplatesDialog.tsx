import { graphql, useLazyLoadQuery } from 'react-relay'
import type { FrameTemplatesDialogMutation } from '../../__generated__/FrameTemplatesDialogMutation.graphql.ts'
import type { FrameTemplatesDialogQuery } from '../../__generated__/FrameTemplatesDialogQuery.graphql.ts'
import type { Neighbor } from '../../dnd/neighbor.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { useChange } from '../../relay/useChange.ts'
import { useLiveQuery } from '../live/useLive.ts'
import { NamedListDialog, type ListDialogProps } from '../namedLists/NamedListDialog.tsx'
import { NamedRows } from '../namedLists/NamedRows.tsx'
import { FrameTemplateRow } from './FrameTemplateRow.tsx'

const words = drawingToolMessages.frameTemplates
const SKELETON_ROWS = 3

/** The frame templates of a project: seen, renamed, ordered and removed here. */
export function FrameTemplatesDialog({ projectId, ...dialog }: ListDialogProps) {
  return (
    <NamedListDialog {...dialog} words={words} skeletons={SKELETON_ROWS}>
      {(attempt) => <TemplateList projectId={projectId} attempt={attempt} />}
    </NamedListDialog>
  )
}

const query = graphql`
  query FrameTemplatesDialogQuery($projectId: ID!) {
    project(by: { id: $projectId }) {
      id
      frameTemplates {
        id
        # Dragging says it.
        # eslint-disable-next-line relay/unused-fields
        name
        ...FrameTemplateRow_template
      }
    }
  }
`

function TemplateList({ projectId, attempt }: { projectId: string; attempt: number }) {
  const { project } = useLazyLoadQuery<FrameTemplatesDialogQuery>(
    query, { projectId }, { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  useLiveQuery<FrameTemplatesDialogQuery>({
    query, variables: () => ({ projectId }), isTouched: ({ areFrameTemplatesChanged }) => areFrameTemplatesChanged,
  })
  const [moveTemplate] = useChange<FrameTemplatesDialogMutation, { frameTemplateId: string; to: Neighbor }>(
    graphql`
      mutation FrameTemplatesDialogMutation($input: MoveFrameTemplatesInput!) {
        moveFrameTemplates(input: $input) {
          project {
            id
            frameTemplates {
              id
            }
          }
        }
      }
    `,
    ({ frameTemplateId, to }) => ({
      variables: { input: { frameTemplates: [{ frameTemplateId }], to } },
      failed: words.moveFailed,
    }),
  )
  return (
    <NamedRows
      items={project?.frameTemplates ?? []} words={words} attribute="data-template"
      onMoved={(frameTemplateId, to) => void moveTemplate({ frameTemplateId, to })}
    >
      {(template, moves) => (
        <FrameTemplateRow key={template.id} templateRef={template} projectId={projectId} moves={moves} />
      )}
    </NamedRows>
  )
}
