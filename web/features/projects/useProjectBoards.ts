import { graphql, useFragment } from 'react-relay'
import type { useProjectBoards_project$key } from '../../__generated__/useProjectBoards_project.graphql.ts'

/** Arguments of the list below, for those who change it in the store. */
export const BOARD_LIST_ARGUMENTS = { first: 200 }

/** The boards of a project in their order, the first 200 of them, and what they hold together. */
export function useProjectBoards(projectRef: useProjectBoards_project$key) {
  const project = useFragment(
    graphql`
      fragment useProjectBoards_project on Project {
        id
        shotCount
        storyboards(first: 200) {
          totalCount
          nodes {
            id
            name
            version
            code
            frames
            duration
            shotCount
            sceneCount
          }
        }
      }
    `,
    projectRef,
  )
  const { totalCount, nodes } = project.storyboards
  const boards = nodes.map(({ id, name, version, code, duration, shotCount }) =>
    ({ id, name, version, code, duration, shotCount }))
  return {
    projectId: project.id,
    /** In their order. */
    boards,
    /** All boards, shown or not. */
    totalCount,
    shotCount: project.shotCount,
    sceneCount: nodes.reduce((sum, { sceneCount }) => sum + sceneCount, 0),
    /** Whole frames of all boards together. */
    frames: nodes.reduce((sum, { frames }) => sum + frames, 0),
    /** Seconds of all boards together. */
    duration: nodes.reduce((sum, { duration }) => sum + duration, 0),
  }
}
