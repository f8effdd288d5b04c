import { Button, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { FrameTemplatesDialogMutation } from '../../__generated__/FrameTemplatesDialogMutation.graphql.ts'
import type { FrameTemplatesDialogQuery } from '../../__generated__/FrameTemplatesDialogQuery.graphql.ts'
import { ListDragging } from '../../dnd/ListDragging.tsx'
import { type Neighbor, neighborAt } from '../../dnd/neighbor.ts'
import { useDragGrips } from '../../dnd/useDragGrips.ts'
import { commonMessages } from '../../messages/common.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { useChange } from '../../relay/useChange.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldSkeletons } from '../../ui/Skeletons.tsx'
import { useLiveQuery } from '../live/useLive.ts'
import { FrameTemplateRow } from './FrameTemplateRow.tsx'

type FrameTemplatesDialogProps = {
  isOpen: boolean
  projectId: string
  returnFocus: HTMLElement | null
  onClosed: () => void
}

const words = drawingToolMessages.frameTemplates
const SKELETON_ROWS = 3

/** The frame templates of a project: renamed, ordered and removed here. */
export function FrameTemplatesDialog({ isOpen, projectId, returnFocus, onClosed }: FrameTemplatesDialogProps) {
  const back = useRef<HTMLElement>(null)
  useEffect(() => {
    if (returnFocus) back.current = returnFocus
  }, [returnFocus])
  return (
    <Dialog
      isOpen={isOpen} onClose={onClosed} title={words.title} width="28rem" isLong returnFocus={back}
      footer={<Button onClick={onClosed}>{commonMessages.close}</Button>}
    >
      <Text textStyle="sm" color="fg.muted" mb="3">{words.line}</Text>
      <PartBoundary failedTitle={words.loadFailed} fallback={<FieldSkeletons count={SKELETON_ROWS} />}>
        {(attempt) => <TemplateList projectId={projectId} attempt={attempt} />}
      </PartBoundary>
    </Dialog>
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
  const templates = project?.frameTemplates ?? []
  const list = useRef<HTMLDivElement>(null)
  const grips = useDragGrips('data-template')
  if (templates.length === 0) return <Text textStyle="sm" color="fg.muted">{words.empty}</Text>
  return (
    <>
      <Stack
        as="ol" ref={list} aria-label={words.title} gap="1" listStyleType="none" {...grips.pointer} {...grips.keys}
        css={{ '& [data-dragged]': { bg: 'bg.panel', boxShadow: 'md', borderRadius: 'control' } }}
      >
        {templates.map((template, index) => {
          const before = templates[index - 1]
          const after = templates[index + 1]
          const move = (to: Neighbor): void => void moveTemplate({ frameTemplateId: template.id, to })
          return (
            <FrameTemplateRow
              key={template.id} templateRef={template} projectId={projectId}
              onMovedUp={before ? () => move({ beforeId: before.id }) : null}
              onMovedDown={after ? () => move({ afterId: after.id }) : null}
            />
          )
        })}
      </Stack>
      {grips.isPressed ? (
        <ListDragging
          items={templates} listRef={list} attribute="data-template" grips={grips} isByKeys
          onMoved={(frameTemplateId, position) => {
            const to = neighborAt(templates, frameTemplateId, position)
            if (to) void moveTemplate({ frameTemplateId, to })
          }}
        />
      ) : null}
    </>
  )
}
