import { CircleCheckBig, Clapperboard, FolderClosed, Frame, Shapes, UserRound } from 'lucide-react'
import { graphql, readInlineData } from 'react-relay'
import type { foundCommand_edge$key } from '../../__generated__/foundCommand_edge.graphql.ts'
import { commandMessages } from '../../messages/commands.ts'
import { boardPath } from '../../lib/boardPath.ts'
import type { Command } from './commandTypes.ts'

const pathOf = (projectId: string): string => `/dashboard/projects/${projectId}`

/** The name of a text of a shot; its own for one this version does not know. */
const fieldName = (field: string): string =>
  (commandMessages.fields as Readonly<Record<string, string | undefined>>)[field] ?? field

/** What was found as a line of the search, opened by its address; null for a kind this version does not know. */
export function foundCommand(edgeRef: foundCommand_edge$key, open: (path: string) => void): Command | null {
  const { node: result, match } = readInlineData(
    graphql`
      fragment foundCommand_edge on SearchEdge @inline {
        match {
          field
          text
        }
        node {
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
      }
    `,
    edgeRef,
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
      const excerpt = match ? { field: fieldName(match.field), text: match.text } : undefined
      return { id, title: name, code, line, excerpt, icon: Frame, run: () => open(boardPath(project.id, boardId, id)) }
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
      const title = commandMessages.tasksOf(name)
      const run = (): void => open(`/dashboard/tasks?assignee=${id}`)
      return { id, title, line: email ?? undefined, icon: UserRound, run }
    }
    default:
      return null
  }
}
