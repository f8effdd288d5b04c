import { graphql } from 'react-relay'
import { redirect } from 'react-router-dom'
import type { lastStoryboardQuery } from '../../__generated__/lastStoryboardQuery.graphql.ts'
import { readToken } from '../../lib/session.ts'
import { readOnce } from '../../relay/readOnce.ts'

const DEMO_PATH = '/try-it-out'
const PROJECTS_PATH = '/dashboard/projects'

/** Loader of '/menu' and '/storyboard': to the board worked on last; for who is not signed in, to the demo. */
export async function openLastStoryboard(): Promise<Response> {
  if (readToken() === null) return redirect(DEMO_PATH)
  const answer = await readOnce<lastStoryboardQuery>(graphql`
    query lastStoryboardQuery {
      recentProjects(first: 1) @required(action: THROW) {
        nodes {
          id
        }
      }
    }
  `, {}).catch(() => undefined)
  const id = answer?.recentProjects.nodes[0]?.id
  return redirect(id === undefined ? PROJECTS_PATH : `${PROJECTS_PATH}/${id}/storyboard`)
}
