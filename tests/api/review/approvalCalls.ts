import type { Answer, Client, Sender } from '../../harness/client.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { save } from '../versions/boardVersions.ts'
import type { Person } from '../../harness/fixtures.ts'

/** A decision as these tests read it. */
export interface ReadApproval {
  id: string
  decision: string
  note: string
  state: string
  seal: string
  changesSince: string[]
  changedShots: { shotId: string; parts: string[] }[]
  shotIds: string[]
  approver: { id: string } | null
  guestName: string | null
  storyboardVersion: { id: string; number: number }
}

const FIELDS = `id decision note state seal changesSince changedShots { shotId parts } shotIds approver { id } guestName
  storyboardVersion { id number }`

/** The seal of a version, or of some of its shots. */
export const sealOf = async (app: Client, person: Sender, versionId: string, shotIds: readonly string[] = []) =>
  (await app.ask<{ node: { seal: string | null } }>(
    person,
    'query ($id: ID!, $shotIds: [ID!]) { node(id: $id) { ... on StoryboardVersion { seal(shotIds: $shotIds) } } }',
    { id: versionId, shotIds },
  )).node.seal ?? ''

/** Tries to decide about a version. */
export const tryToDecide = (app: Client, person: Sender, input: object): Promise<Answer<{ approval: ReadApproval }>> =>
  mutate(app, person, 'giveApproval', { decision: 'APPROVED', ...input }, `approval { ${FIELDS} }`)

/** Saves a board as a version and decides about it, or about some of its shots. */
export async function decide(
  app: Client, person: Person, storyboardId: string,
  input: { shotIds?: string[]; decision?: string; note?: string } = {},
): Promise<ReadApproval> {
  const { id: storyboardVersionId } = await save(app, person, storyboardId)
  const seal = await sealOf(app, person, storyboardVersionId, input.shotIds)
  const given = { storyboardVersionId, seal, decision: 'APPROVED', ...input }
  const selection = `approval { ${FIELDS} }`
  return (await mutated<{ approval: ReadApproval }>(app, person, 'giveApproval', given, selection)).approval
}

/** The decisions about a board, newest first. */
export const approvalsOf = async (app: Client, person: Sender, storyboardId: string) =>
  (await app.ask<{ storyboard: { approvals: { nodes: ReadApproval[] } } }>(
    person, `query ($id: ID!) { storyboard(by: { id: $id }) { approvals(first: 20) { nodes { ${FIELDS} } } } }`,
    { id: storyboardId },
  )).storyboard.approvals.nodes

/** The seal that a guest is shown. */
export const guestSealOf = async (app: Client, guest: Sender) =>
  (await app.ask<{ review: { seal: string | null } }>(guest, '{ review { seal } }')).review.seal ?? ''

/** Decides as a guest. */
export const answerAsGuest = (app: Client, guest: Sender, input: object) =>
  mutate<{ review: { answer: { decision: string; versionNumber: number; seal: string } | null } }>(
    app, guest, 'answerReview', { decision: 'APPROVED', ...input },
    'review { answer { decision versionNumber seal } }',
  )
