import { configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { expect, it, vi } from 'vitest'
import type { approvalsTestQuery } from '../../__generated__/approvalsTestQuery.graphql.ts'
import { approvalMessages } from '../../messages/approvals.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { ApprovalMark } from './ApprovalMark.tsx'
import { ApprovalMarksContext } from './approvalMarks.ts'
import { BoardApprovals } from './BoardApprovals.tsx'
import { ShotDecision } from './ShotDecision.tsx'
import { VersionApprovals } from './VersionApprovals.tsx'

configure({ defaultHidden: true })

const words = approvalMessages
const SEAL = 'ab'.repeat(32)

const approvalOf = (id: string, values: object = {}) => ({
  __typename: 'Approval', id, decision: 'APPROVED', state: 'CURRENT', note: '', seal: SEAL, isOwn: false, shotIds: [],
  changesSince: [], changedShots: [], guestName: null, createdAt: new Date().toISOString(),
  approver: { __typename: 'User', id: 'user_ana', name: 'Ana' },
  storyboardVersion: { __typename: 'StoryboardVersion', id: 'version_7', number: 7 }, ...values,
})

const listOf = (...approvals: object[]) => ({
  edges: approvals.map((node, index) => ({ cursor: String(index), node })),
  pageInfo: { hasNextPage: false, endCursor: null },
})

const CHANGED = {
  state: 'CHANGED', changesSince: ['PICTURE'], changedShots: [{ shotId: 'shot_1', parts: ['PICTURE'] }],
}

it('says over a board and on its cards what was decided and what changed since', async () => {
  answerEach({
    BoardApprovalsQuery: {
      board: {
        __typename: 'Storyboard', id: 'storyboard_1',
        approvals: listOf(
          approvalOf('approval_3', { ...CHANGED, guestName: 'Gina', approver: null }),
          approvalOf('approval_2', { state: 'SUPERSEDED' }),
        ),
      },
    },
  })
  const onRead = vi.fn()
  renderAt('/', <BoardApprovals projectId="project_1" boardId="storyboard_1" onRead={onRead} />)
  expect(await screen.findByRole('link', { name: words.approved('Gina', 7) })).toBeTruthy()
  expect(screen.getByRole('link', { name: words.changed(['PICTURE']) }).getAttribute('href'))
    .toBe('/dashboard/projects/project_1/versions/version_7/compare')
  await vi.waitFor(() => expect(onRead.mock.lastCall?.[0]).toHaveLength(1))
  const approvals = onRead.mock.lastCall?.[0] as never
  renderAt('/', (
    <ApprovalMarksContext value={approvals}>
      <ApprovalMark shotId="shot_1" />
      <ApprovalMark shotId="shot_2" />
    </ApprovalMarksContext>
  ))
  expect(await screen.findByRole('img', { name: words.shotApprovedBefore('Gina', ['PICTURE']) })).toBeTruthy()
  expect(screen.getByRole('img', { name: words.shotApproved('Gina') })).toBeTruthy()
})

function Version({ id, canDecide }: { id: string; canDecide: boolean }) {
  const { node } = useLazyLoadQuery<approvalsTestQuery>(
    graphql`
      query approvalsTestQuery($id: ID!) {
        node(id: $id) {
          ... on StoryboardVersion {
            ...VersionApprovals_version @alias(as: "decided")
          }
        }
      }
    `,
    { id },
  )
  if (!node?.decided) return null
  return <VersionApprovals versionRef={node.decided} projectId="project_1" canEdit canDecide={canDecide} />
}

it('approves a version with its seal, and withdraws an own decision', async () => {
  const version = (...approvals: object[]) => ({
    node: {
      __typename: 'StoryboardVersion', id: 'version_7', number: 7, shotCount: 24, duration: 72,
      storyboard: { __typename: 'Storyboard', id: 'storyboard_1' }, approvals: listOf(...approvals),
    },
  })
  const requests = answerEach({
    approvalsTestQuery: version(
      approvalOf('approval_1', { decision: 'CHANGES_REQUESTED', note: 'Softer' }),
      approvalOf('approval_0', { state: 'SUPERSEDED', note: 'Harder' }),
    ),
    useSealQuery: { version: { __typename: 'StoryboardVersion', id: 'version_7', seal: SEAL } },
    DecideDialogMutation: {
      giveApproval: { approvalEdge: { cursor: 'new', node: approvalOf('approval_2', { isOwn: true }) } },
    },
    ApprovalRowWithdrawMutation: {
      withdrawApproval: { approval: approvalOf('approval_2', { isOwn: true, state: 'WITHDRAWN' }) },
    },
  })
  renderAt('/', <Version id="version_7" canDecide />)
  expect(await screen.findByText(words.changesRequested('Ana', 7))).toBeTruthy()
  expect(screen.getByText('Softer')).toBeTruthy()
  expect(screen.queryByText('Harder')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: words.approve }))
  const dialog = await screen.findByRole('dialog', { name: words.approveTitle(7) })
  await within(dialog).findByText(words.seal(SEAL.slice(0, 16)))
  await userEvent.type(within(dialog).getByLabelText(words.note), ' Lovely ')
  await userEvent.click(within(dialog).getByRole('button', { name: words.approveConfirm }))
  expect(await screen.findByText(words.approved('Ana', 7))).toBeTruthy()
  expect(requests.find(({ operationName }) => operationName === 'DecideDialogMutation')?.variables['input']).toEqual({
    storyboardVersionId: 'version_7', decision: 'APPROVED', note: 'Lovely', seal: SEAL,
  })
  await chooseFromMenu(screen.getByRole('button', { name: words.menu }), words.withdraw)
  await userEvent.click(await screen.findByRole('button', { name: words.withdrawConfirm }))
  await userEvent.click(await screen.findByRole('button', { name: words.earlier(2) }))
  expect(await screen.findByText(words.withdrawn)).toBeTruthy()
  expect(screen.getByText('Harder')).toBeTruthy()
})

it('shows nothing where nobody decided and the viewer may not', async () => {
  const requests = answerEach({
    approvalsTestQuery: {
      node: {
        __typename: 'StoryboardVersion', id: 'version_8', number: 8, shotCount: 24, duration: 72,
        storyboard: null, approvals: listOf(),
      },
    },
  })
  renderAt('/', (
    <>
      <Version id="version_8" canDecide={false} />
      <p>below</p>
    </>
  ))
  expect(await screen.findByText('below')).toBeTruthy()
  expect(requests).toHaveLength(1)
  expect(screen.queryByRole('region', { name: words.heading })).toBeNull()
})

it('decides about one shot as it is now, by a version that keeps it', async () => {
  const requests = answerEach({
    ShotDecisionQuery: {
      shot: {
        __typename: 'Shot', id: 'shot_1', code: 'SH0010',
        storyboard: {
          __typename: 'Storyboard', id: 'storyboard_1',
          project: {
            __typename: 'Project', id: 'project_1', viewerCanApprove: true, viewerCanEdit: true, isArchived: false,
          },
        },
      },
    },
    ShotDecisionMutation: {
      makeVersion: {
        storyboardVersion: {
          __typename: 'StoryboardVersion', id: 'version_9', number: 9, shotCount: 24, duration: 72,
        },
      },
    },
    useSealQuery: { version: { __typename: 'StoryboardVersion', id: 'version_9', seal: SEAL } },
    DecideDialogMutation: {
      giveApproval: { approvalEdge: { cursor: '1', node: approvalOf('approval_9', { shotIds: ['shot_1'] }) } },
    },
  })
  const beforeDeciding = vi.fn(() => Promise.resolve())
  renderAt('/', (
    <Suspense fallback={null}><ShotDecision shotId="shot_1" beforeDeciding={beforeDeciding} /></Suspense>
  ))
  await userEvent.click(await screen.findByRole('button', { name: words.approve }))
  const dialog = await screen.findByRole('dialog', { name: words.approveShotTitle('SH0010') })
  expect(beforeDeciding).toHaveBeenCalled()
  await within(dialog).findByText(words.seal(SEAL.slice(0, 16)))
  await userEvent.click(within(dialog).getByRole('button', { name: words.approveConfirm }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = (name: string) => requests.find(({ operationName }) => operationName === name)?.variables
  expect(sent('useSealQuery')).toEqual({ versionId: 'version_9', shotIds: ['shot_1'] })
  expect(sent('DecideDialogMutation')?.['input']).toEqual({
    storyboardVersionId: 'version_9', decision: 'APPROVED', note: '', seal: SEAL, shotIds: ['shot_1'],
  })
})
