import { Link as ChakraLink, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import type { ProjectDangerZone_project$key } from '../../__generated__/ProjectDangerZone_project.graphql.ts'
import type { ProjectDangerZone_query$key } from '../../__generated__/ProjectDangerZone_query.graphql.ts'
import type { ProjectDangerZoneResetMutation } from '../../__generated__/ProjectDangerZoneResetMutation.graphql.ts'
import { projectDangerMessages } from '../../messages/projectDanger.ts'
import { trashMessages } from '../../messages/trash.ts'
import { useChange } from '../../relay/useChange.ts'
import { DangerRow, DangerZone } from '../../ui/DangerZone.tsx'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { TransferDialog } from './TransferDialog.tsx'
import { TypedConfirmation } from './TypedConfirmation.tsx'
import { useArchiveProject, useDeleteProject } from './projectChanges.ts'

const words = projectDangerMessages

const trashLink = (to: string) => (
  <ChakraLink asChild color="accent.fg"><Link to={to}>{trashMessages.open}</Link></ChakraLink>
)

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
  const navigate = useNavigate()
  const { id: projectId, name, isArchived, viewerCanAdminister } = project
  const [asked, setAsked] = useState<'transfer' | 'reset' | 'delete' | null>(null)
  const [resetProject, isResetting] = useChange<ProjectDangerZoneResetMutation>(
    graphql`
      mutation ProjectDangerZoneResetMutation($input: ResetProjectInput!) {
        resetProject(input: $input) {
          project {
            id
            name
            updatedAt
            version
            ...ProjectSummary_project
            ...StoryboardCard_project
            ...useProjectBoards_project
          }
        }
      }
    `,
    (input) => ({
      variables: { input },
      // Pages that show what is gone are asked for again before they are shown.
      updater: (store) => store.get(projectId)?.invalidateRecord(),
      done: ({ resetProject: { project: { name: resetName } } }) => ({
        title: words.resetDone(resetName),
        description: words.resetDoneLine,
        action: {
          label: words.openActivity,
          onClick: () => void navigate(`/dashboard/projects/${projectId}/activity`),
        },
      }),
      failed: words.resetFailed,
    }),
  )
  const [archiveProject, isArchiving] = useArchiveProject()
  const [deleteProject, isDeleting] = useDeleteProject()
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
              loading={isArchiving} onClick={() => archiveProject(projectId)}
            >
              {words.archive}
            </ExplainedButton>
          }
        />
        <DangerRow
          title={words.reset} line={<>{words.resetLine} {trashLink(`/dashboard/projects/${projectId}/trash`)}</>}
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
          title={words.delete}
          line={
            <>{words.deleteLine} {trashLink(`/dashboard/organizations/${project.organization.id}/trash`)}</>
          }
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
          onConfirm={() => void resetProject({ projectId }).then(close)}
        >
          <Text color="fg.soft">{words.resetKeeps}</Text>
        </TypedConfirmation>
      ) : null}
      {asked === 'delete' ? (
        <TypedConfirmation
          name={name} title={words.delete} confirmText={words.deleteAction} isOpen isRunning={isDeleting}
          message={words.deleteMessage} onCancel={close}
          onConfirm={() =>
            void deleteProject({ projectId, name }).then(() => navigate('/dashboard/projects'))
          }
        />
      ) : null}
    </>
  )
}
