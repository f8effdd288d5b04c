import { graphql } from 'react-relay'
import type { useRestoreOrganizationMutation } from '../../__generated__/useRestoreOrganizationMutation.graphql.ts'
import { organizationMessages } from '../../messages/organizations.ts'
import { useChange } from '../../relay/useChange.ts'
import { useRestoreAsset } from '../assets/assetChanges.ts'
import { useRestorePlaylist } from '../playlists/playlistChanges.ts'
import { useRestoreSoundtrack, useRestoreVoice } from '../preview/soundChanges.ts'
import { useRestoreProject, useRestoreStoryboard } from '../projects/projectChanges.ts'
import { useRestoreScene } from '../shots/sceneChanges.ts'
import { useRestoreShots } from '../shots/shotChanges.ts'
import { useRestoreTask } from '../tasks/taskChanges.ts'
import { useRestoreView } from '../views/viewChanges.ts'
import type { TrashType } from './trashTypes.ts'

const words = organizationMessages

function useRestoreOrganization() {
  return useChange<useRestoreOrganizationMutation, string>(
    graphql`
      mutation useRestoreOrganizationMutation($input: RestoreOrganizationInput!) {
        restoreOrganization(input: $input) {
          organization {
            id
            name
          }
        }
      }
    `,
    (organizationId) => ({
      variables: { input: { organizationId } },
      done: ({ restoreOrganization: { organization } }) => words.restored(organization.name),
      failed: words.restoreFailed,
    }),
  )
}

/** Restores an object from the trash by its type and id; toasts report the result. */
export function useRestore(): [restore: (type: TrashType, id: string) => Promise<unknown>, isRestoring: boolean] {
  const [restoreOrganization, isRestoringOrganization] = useRestoreOrganization()
  const [restoreProject, isRestoringProject] = useRestoreProject()
  const [restoreStoryboard, isRestoringStoryboard] = useRestoreStoryboard()
  const [restoreScene, isRestoringScene] = useRestoreScene()
  const [restoreShots, isRestoringShots] = useRestoreShots()
  const [restoreView, isRestoringView] = useRestoreView()
  const [restoreSoundtrack, isRestoringSoundtrack] = useRestoreSoundtrack()
  const [restoreVoice, isRestoringVoice] = useRestoreVoice()
  const [restoreAsset, isRestoringAsset] = useRestoreAsset()
  const [restoreTask, isRestoringTask] = useRestoreTask()
  const [restorePlaylist, isRestoringPlaylist] = useRestorePlaylist()
  const restorers: Record<TrashType, (id: string) => Promise<unknown>> = {
    ORGANIZATION: restoreOrganization,
    PROJECT: restoreProject,
    STORYBOARD: restoreStoryboard,
    SCENE: restoreScene,
    SHOT: (id) => restoreShots([id]),
    VIEW: restoreView,
    SOUNDTRACK: restoreSoundtrack,
    VOICE: restoreVoice,
    ASSET: restoreAsset,
    TASK: restoreTask,
    PLAYLIST: restorePlaylist,
  }
  const isRestoringPart = isRestoringStoryboard || isRestoringScene || isRestoringShots || isRestoringView
    || isRestoringSoundtrack || isRestoringVoice
  return [
    (type, id) => restorers[type](id),
    isRestoringOrganization || isRestoringProject || isRestoringPart || isRestoringAsset || isRestoringTask
      || isRestoringPlaylist,
  ]
}
