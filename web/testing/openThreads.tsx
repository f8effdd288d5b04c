import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { CommentRail } from '../features/comments/CommentRail.tsx'
import { ShotThreads } from '../features/comments/ShotThreads.tsx'
import { storeToken } from '../lib/session.ts'
import { commentMessages } from '../messages/comments.ts'
import { startEnvironment } from '../relay/environment.ts'
import { answerEach, type SentRequest } from './fakeServer.ts'
import { renderAt } from './renderAt.tsx'

const words = commentMessages

/** Somebody of the team. */
export const MINA = { __typename: 'User', id: 'user_2', name: 'Mina Okafor', pictureUrl: null }

/** A comment as the rail reads it. */
export function commentOf(number: number, change: object = {}) {
  return {
    __typename: 'Comment', id: `comment_${number}`, body: `Said ${number}`, createdAt: '2026-11-20T10:00:00.000Z',
    editedAt: null, deletedAt: null, isOwn: false, strokeCount: 0, version: 1, author: MINA,
    guestName: null, ...change,
  }
}

/** A thread as the rail reads it. */
export function threadOf(number: number, change: object = {}, comments: object[] = [commentOf(number * 10)]) {
  return {
    __typename: 'CommentThread', id: `thread_${number}`, number, state: 'OPEN', version: 1, isUnread: false,
    isFollowed: false, audience: 'TEAM', reviewLink: null, askedBy: null, guestReaders: null,
    guestReaderName: null, frameFrom: null, frameTo: null, subjectType: 'VIEW', resolvedBy: null,
    shot: { __typename: 'Shot', id: 'shot_1', code: 'SH0010' },
    view: { __typename: 'View', id: 'view_1', name: '', position: 1 },
    project: { __typename: 'Project', id: 'project_1' },
    storyboard: { __typename: 'Storyboard', id: 'storyboard_1' },
    comments: {
      __typename: 'CommentConnection', totalCount: comments.length,
      pageInfo: { __typename: 'PageInfo', hasPreviousPage: false, startCursor: null },
      edges: comments.map((node) => ({ __typename: 'CommentEdge', node })),
    },
    ...change,
  }
}

/** A review link of the board, as the rail reads it; null for guests who are not apart. */
export const linkOf = (id: string, guests: string[] | null, canAsk = true) => ({
  __typename: 'ReviewLink', id, title: `Pitch ${id}`, isIsolated: guests !== null, canAsk,
  storyboardVersion: { __typename: 'StoryboardVersion', id: `version_${id}`, number: 3 },
  guests: (guests ?? []).map((name) => ({ guestId: `user_${name}`, name })),
})

type Rights = { isArchived?: boolean; viewerCanEdit?: boolean; viewerCanAdminister?: boolean }

/** The threads of shot 1 as the server has them; `said.threads` may be changed. */
export async function openThreads(
  threads: object[], answers: Parameters<typeof answerEach>[0] = {}, rights: Rights = {}, links: object[] = [],
) {
  const said = { threads }
  const page = () => ({
    __typename: 'Shot', id: 'shot_1', storyboard: { __typename: 'Storyboard', id: 'storyboard_1' },
    threads: {
      __typename: 'CommentThreadConnection',
      edges: said.threads.map((node, index) => ({ __typename: 'CommentThreadEdge', cursor: `${index}`, node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  })
  const project = {
    __typename: 'Project', id: 'project_1', isArchived: false, viewerCanEdit: true, viewerCanAdminister: false,
    ...rights,
  }
  const requests = answerEach({
    ShotThreadsQuery: () => ({ project, shot: page() }),
    askChoicesQuery: () => ({ board: { __typename: 'Storyboard', id: 'storyboard_1', reviewLinks: { nodes: links } } }),
    ShotThreadsPaginationQuery: () => ({ node: page() }),
    ...answers,
  })
  startEnvironment()
  storeToken('token', { remember: true, userId: 'user_1' })
  const onChosen = vi.fn()
  const onLeave = vi.fn()
  renderAt('/board', (
    <CommentRail
      onClosed={() => undefined} returnFocus={() => null}
      content={(attempt) => (
        <ShotThreads
          shotId="shot_1" viewId="view_1" chosenId={null} onChosen={onChosen} onLeave={onLeave} compose={null}
          attempt={attempt}
        />
      )}
    />
  ))
  await screen.findByRole('textbox', { name: words.write }).catch(() => screen.findByText(words.readOnly))
  return { requests, said, onChosen, onLeave }
}

/** The inputs of the mutations of a name that were sent. */
export const inputs = (requests: SentRequest[], name: string) =>
  requests.filter(({ operationName }) => operationName === name).map(({ variables }) => variables['input'])
