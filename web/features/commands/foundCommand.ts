import { CircleCheckBig, Clapperboard, FolderClosed, Frame, Shapes, UserRound } from 'lucide-react'
import { graphql, readInlineData } from 'react-relay'
import type { foundCommand_result$key } from '../../__generated__/foundCommand_result.graphql.ts'
import { messages } from '../../messages.ts'
import { boardPath } from '../../lib/boardPath.ts'
import type { Command } from './commandTypes.ts'

const pathOf = (projectId: string): string => `/dashboard/projects/${projectId}`

/** What was found as a line of the search, opened by its address; null for a kind this version does not know. */
export function foundCommand(resultRef: foundCommand_result$key, open: (path: string) => void): Command | null {
  const result = readInlineData(
    graphql`
      fragment foundCommand_result on SearchResult @inline {
        __typename
        ... on Project {
          id
          code
          name
          organization {
            name
          }
        }
        ... on Storyboard {
          id
          code
          name
          project {
            id
            name
          }
        }
        ... on Shot {
          id
          code
          name
          storyboard {
            id
            name
            project {
              id
              name
            }
          }
        }
        ... on Asset {
          id
          code
          name
          project {
            id
            name
          }
        }
        ... on Task {
          id
          title
          project {
            id
            name
          }
        }
        ... on User {
          id
          name
          email
        }
      }
    `,
    resultRef,
  )
  switch (result.__typename) {
    case 'Project': {
      const { id, name, code, organization } = result
      return { id, title: name, code, line: organization.name, icon: FolderClosed, run: () => open(pathOf(id)) }
    }
    case 'Storyboard': {
      const { id, name, code, project } = result
      const path = boardPath(project.id, id)
      return { id, title: name, code, line: project.name, icon: Clapperboard, run: () => open(path) }
    }
    case 'Shot': {
      const { id, name, code, storyboard: { id: boardId, name: boardName, project } } = result
      const line = `${project.name} / ${boardName}`
      return { id, title: name, code, line, icon: Frame, run: () => open(boardPath(project.id, boardId, id)) }
    }
    case 'Asset': {
      const { id, name, code, project } = result
      const path = `${pathOf(project.id)}/assets?asset=${id}`
      return { id, title: name, code, line: project.name, icon: Shapes, run: () => open(path) }
    }
    case 'Task': {
      const { id, title, project } = result
      const path = `${pathOf(project.id)}/tasks?task=${id}`
      return { id, title, line: project.name, icon: CircleCheckBig, run: () => open(path) }
    }
    case 'User': {
      const { id, name, email } = result
      const title = messages.commands.tasksOf(name)
      const run = (): void => open(`/dashboard/tasks?assignee=${id}`)
      return { id, title, line: email ?? undefined, icon: UserRound, run }
    }
    default:
      return null
  }
}
