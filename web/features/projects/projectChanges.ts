import { graphql } from 'react-relay'
import type { projectChangesArchiveMutation } from '../../__generated__/projectChangesArchiveMutation.graphql.ts'
import type { projectChangesCreateMutation } from '../../__generated__/projectChangesCreateMutation.graphql.ts'
import type {
  projectChangesCreateSampleMutation,
} from '../../__generated__/projectChangesCreateSampleMutation.graphql.ts'
import type { projectChangesDuplicateMutation } from '../../__generated__/projectChangesDuplicateMutation.graphql.ts'
import type { projectChangesDeleteMutation } from '../../__generated__/projectChangesDeleteMutation.graphql.ts'
import type {
  projectChangesRestoreBoardMutation,
} from '../../__generated__/projectChangesRestoreBoardMutation.graphql.ts'
import type { projectChangesRestoreMutation } from '../../__generated__/projectChangesRestoreMutation.graphql.ts'
import type { projectChangesUnarchiveMutation } from '../../__generated__/projectChangesUnarchiveMutation.graphql.ts'
import type { projectChangesUndoResetMutation } from '../../__generated__/projectChangesUndoResetMutation.graphql.ts'
import { boardMessages } from '../../messages/boards.ts'
import { projectDangerMessages } from '../../messages/projectDanger.ts'
import { projectMessages } from '../../messages/projects.ts'
import { useChange } from '../../relay/useChange.ts'

const words = projectDangerMessages

/** Makes a project with an empty board. */
export function useCreateProject() {
  return useChange<projectChangesCreateMutation>(graphql`
    mutation projectChangesCreateMutation($input: CreateProjectInput!) {
      createProject(input: $input) {
        project {
          id
        }
      }
    }
  `)
}

/** Makes a copy of the sample project in an organization. */
export function useCreateSampleProject() {
  return useChange<projectChangesCreateSampleMutation>(graphql`
    mutation projectChangesCreateSampleMutation($input: CreateSampleProjectInput!) {
      createSampleProject(input: $input) {
        project {
          id
        }
      }
    }
  `)
}

/** Copies a project; a toast shows the result. */
export function useDuplicateProject() {
  return useChange<projectChangesDuplicateMutation>(
    graphql`
      mutation projectChangesDuplicateMutation($input: DuplicateProjectInput!) {
        duplicateProject(input: $input) {
          project {
            id
            name
          }
        }
      }
    `,
    (input) => ({
      variables: { input },
      done: ({ duplicateProject: { project } }) => projectMessages.duplicated(project.name),
    }),
  )
}

/** Takes a project out of the archive; toasts show the result. */
export function useUnarchiveProject() {
  return useChange<projectChangesUnarchiveMutation, string>(
    graphql`
      mutation projectChangesUnarchiveMutation($input: UnarchiveProjectInput!) {
        unarchiveProject(input: $input) {
          project {
            id
            name
            archivedAt
            version
            viewerCanEdit
            viewerCanAdminister
            ...ProjectCard_project
          }
        }
      }
    `,
    (projectId) => ({
      variables: { input: { projectId } },
      done: ({ unarchiveProject: { project } }) => words.unarchived(project.name),
      failed: words.unarchiveFailed,
    }),
  )
}

/** Hides a project and makes it read-only, with a toast to undo; a toast shows a failure. */
export function useArchiveProject() {
  const [unarchiveProject] = useUnarchiveProject()
  return useChange<projectChangesArchiveMutation, string>(
    graphql`
      mutation projectChangesArchiveMutation($input: ArchiveProjectInput!) {
        archiveProject(input: $input) {
          project {
            id
            name
            archivedAt
            version
            viewerCanEdit
            viewerCanAdminister
            ...ProjectCard_project
          }
        }
      }
    `,
    (projectId) => ({
      variables: { input: { projectId } },
      done: ({ archiveProject: { project } }) => words.archived(project.name),
      undo: () => unarchiveProject(projectId),
      failed: words.archiveFailed,
    }),
  )
}

/** Restores a project from the trash; toasts show the result. */
export function useRestoreProject() {
  return useChange<projectChangesRestoreMutation, string>(
    graphql`
      mutation projectChangesRestoreMutation($input: RestoreProjectInput!) {
        restoreProject(input: $input) {
          project {
            id
            name
            ...ProjectCard_project
          }
        }
      }
    `,
    (projectId) => ({
      variables: { input: { projectId } },
      done: ({ restoreProject: { project } }) => words.restored(project.name),
      failed: words.restoreFailed,
    }),
  )
}

/** Moves a project to the trash, which keeps it for 30 days, with a toast to undo; a toast shows a failure. */
export function useDeleteProject() {
  const [restoreProject] = useRestoreProject()
  return useChange<projectChangesDeleteMutation, { projectId: string; name: string }>(
    graphql`
      mutation projectChangesDeleteMutation($input: DeleteProjectInput!) {
        deleteProject(input: $input) {
          deletedProjectId
        }
      }
    `,
    ({ projectId, name }) => ({
      variables: { input: { projectId } },
      // What still shows the project is asked for again before it is shown.
      updater: (store) => store.get(projectId)?.invalidateRecord(),
      done: { title: words.deleted(name), description: words.deletedLine },
      undo: () => restoreProject(projectId),
      failed: words.deleteFailed,
    }),
  )
}

/** Brings back the boards that a reset moved to the trash; `seq` is that of the `project.reset` event. */
export function useUndoProjectReset() {
  return useChange<projectChangesUndoResetMutation>(
    graphql`
      mutation projectChangesUndoResetMutation($input: UndoProjectResetInput!) {
        undoProjectReset(input: $input) {
          project {
            id
            name
            ...ProjectSummary_project
            ...StoryboardCard_project
            ...useProjectBoards_project
          }
        }
      }
    `,
    (input) => ({
      variables: { input },
      done: ({ undoProjectReset: { project } }) => words.resetUndone(project.name),
      failed: words.resetUndoFailed,
    }),
  )
}

/** Restores a board from the trash to its place; toasts show the result. */
export function useRestoreStoryboard() {
  return useChange<projectChangesRestoreBoardMutation, string>(
    graphql`
      mutation projectChangesRestoreBoardMutation($input: RestoreStoryboardInput!) {
        restoreStoryboard(input: $input) {
          storyboard {
            id
            name
          }
          project {
            ...useProjectBoards_project
            ...ProjectSummary_project
          }
        }
      }
    `,
    (storyboardId) => ({
      variables: { input: { storyboardId } },
      done: ({ restoreStoryboard: { storyboard } }) => boardMessages.restored(storyboard.name),
      failed: boardMessages.restoreFailed,
    }),
  )
}
