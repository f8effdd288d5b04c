import { graphql, readInlineData } from 'react-relay'
import type { notificationPath_notification$key } from '../../__generated__/notificationPath_notification.graphql.ts'
import { boardPath, threadPath, versionPath } from '../../lib/boardPath.ts'

/** The page of what a notification is about: the thing itself, or where several of them are. */
export function notificationPath(notificationRef: notificationPath_notification$key): string {
  const { kind, count, project, organization, subject } = readInlineData(
    graphql`
      fragment notificationPath_notification on Notification @inline {
        kind
        count
        project {
          id
        }
        organization {
          id
        }
        subject {
          __typename
          id
          ... on Shot {
            storyboard {
              id
            }
          }
          ... on Approval {
            storyboardVersion {
              id
            }
          }
          ... on Comment {
            thread {
              id
              storyboard {
                id
              }
              shot {
                id
              }
              task {
                id
              }
              asset {
                id
              }
            }
          }
        }
      }
    `,
    notificationRef,
  )
  if (!project) {
    if (!organization) return '/dashboard/organizations'
    const path = `/dashboard/organizations/${organization.id}`
    return kind === 'MACHINE_ACCESS_LEFT' ? `${path}?tab=settings` : path
  }
  const path = `/dashboard/projects/${project.id}`
  const only = (name: string, id: string) => (count === 1 ? `?${name}=${id}` : '')
  switch (subject?.__typename) {
    case 'Task': return `${path}/tasks${only('task', subject.id)}`
    case 'Asset': return `${path}/assets${only('asset', subject.id)}`
    case 'Approval':
      return subject.storyboardVersion ? versionPath(project.id, subject.storyboardVersion.id) : path
    case 'Comment': {
      const { thread } = subject
      if (thread?.task) return `${path}/tasks${only('task', thread.task.id)}`
      if (thread?.asset) return `${path}/assets${only('asset', thread.asset.id)}`
      return thread ? threadPath(project.id, {
        threadId: thread.id, boardId: thread.storyboard?.id, shotId: thread.shot?.id,
      }) : path
    }
    case 'Shot':
      return subject.storyboard
        ? boardPath(project.id, subject.storyboard.id, count === 1 ? subject.id : undefined)
        : `${path}/storyboard`
    default: return path
  }
}
