import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ProjectDangerZone_project$key } from '../../__generated__/ProjectDangerZone_project.graphql.ts'
import type { ProjectDangerZone_query$key } from '../../__generated__/ProjectDangerZone_query.graphql.ts'
import { messages } from '../../messages.ts'
import { DangerRow, DangerZone } from '../../ui/DangerZone.tsx'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { TransferDialog } from './TransferDialog.tsx'
import { TypedConfirmation } from './TypedConfirmation.tsx'
import { useArchiveProjectMutation } from './useArchiveProjectMutation.ts'
import { useDeleteProjectMutation } from './useDeleteProjectMutation.ts'
import { useResetProjectMutation } from './useResetProjectMutation.ts'

const words = messages.projectDanger

type ProjectDangerZoneProps = { projectRef: ProjectDangerZone_project$key; queryRef: ProjectDangerZone_query$key }

/** Transfer, archive, reset and delete, each behind a question; what is not allowed says why. */
export function ProjectDangerZone({ projectRef, queryRef }: ProjectDangerZoneProps) {
  const project = useFragment(
    graphql`
      fragment ProjectDangerZone_project on Project {
        id
        name
        isArchived
        shotCount
        viewerCanAdminister
        organization {
          id
        }
        boards: storyboards(first: 200) {
          totalCount
        }
        assets(first: 0) {
          totalCount
        }
        ...TransferDialog_project
      }
    `,
    projectRef,
  )
  const { organizations } = useFragment(
    graphql`
      fragment ProjectDangerZone_query on Query {
        organizations(first: 200) @required(action: THROW) {
          nodes {
            id
            name
            viewerCanAdminister
          }
        }
      }
    `,
    queryRef,
  )
  const [asked, setAsked] = useState<'transfer' | 'reset' | 'delete' | null>(null)
  const [archiveProject, isArchiving] = useArchiveProjectMutation()
  const [resetProject, isResetting] = useResetProjectMutation()
  const [deleteProject, isDeleting] = useDeleteProjectMutation()
  const navigate = useNavigate()
  const { id: projectId, name, isArchived, viewerCanAdminister } = project
  const targets = organizations.nodes.filter(
    (organization) => organization.viewerCanAdminister && organization.id !== project.organization.id,
  )
  const forbidden = viewerCanAdminister ? null : words.forbidden
  const readOnly = isArchived ? words.isReadOnly : null
  const transferReason = forbidden ?? readOnly ?? (targets.length === 0 ? words.transferNowhere : null)
  const close = (): void => setAsked(null)

  return (
    <>
      <DangerZone title={words.title} line={words.line}>
        <DangerRow
          title={words.transfer} line={words.transferLine}
          action={
            <ExplainedButton
              reason={transferReason} tooltipPlacement="top-end"
              onClick={() => setAsked('transfer')}
            >
              {words.transfer}
            </ExplainedButton>
          }
        />
        <DangerRow
          title={words.archive} line={words.archiveLine}
          action={
            <ExplainedButton
              reason={forbidden ?? (isArchived ? words.isArchivedAlready : null)} tooltipPlacement="top-end"
              loading={isArchiving} onClick={() => archiveProject({ projectId })}
            >
              {words.archive}
            </ExplainedButton>
          }
        />
        <DangerRow
          title={words.reset} line={words.resetLine}
          action={
            <ExplainedButton
              reason={forbidden ?? readOnly} tooltipPlacement="top-end"
              colorPalette="danger" color="fg.error" onClick={() => setAsked('reset')}
            >
              {words.reset}
            </ExplainedButton>
          }
        />
        <DangerRow
          title={words.delete} line={words.deleteLine}
          action={
            <ExplainedButton
              reason={forbidden} tooltipPlacement="top-end" variant="solid" colorPalette="danger"
              onClick={() => setAsked('delete')}
            >
              {words.delete}
            </ExplainedButton>
          }
        />
      </DangerZone>
      {asked === 'transfer' ? (
        <TransferDialog projectRef={project} organizations={targets} isOpen onClose={close} />
      ) : null}
      {asked === 'reset' ? (
        <TypedConfirmation
          name={name} title={words.resetNamed(name)} confirmText={words.resetAction} isOpen isRunning={isResetting}
          message={words.resetMessage(project.boards.totalCount, project.shotCount, project.assets.totalCount)}
          onCancel={close}
          onConfirm={() => resetProject({ projectId, onCompleted: close })}
        >
          <Text color="fg.soft">{words.resetKeeps}</Text>
        </TypedConfirmation>
      ) : null}
      {asked === 'delete' ? (
        <TypedConfirmation
          name={name} title={words.delete} confirmText={words.deleteAction} isOpen isRunning={isDeleting}
          message={words.deleteMessage} onCancel={close}
          onConfirm={() =>
            deleteProject({ projectId, name, onCompleted: () => void navigate('/dashboard/projects') })
          }
        />
      ) : null}
    </>
  )
}
