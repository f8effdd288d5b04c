import type { CameraMove } from '../../drawing/cameraMove.ts'
import type { Region } from '../lib/region.ts'
import type { SentOperation } from './marks.ts'

/** A failure of the server with its reason; `OFFLINE` where it was not reached. */
export class ReviewFailure extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

interface Answer<Data> {
  data?: Data | null
  errors?: { extensions?: { reason?: string; code?: string } }[]
}

const failureOf = ({ extensions }: NonNullable<Answer<unknown>['errors']>[number]) =>
  new ReviewFailure(extensions?.reason ?? extensions?.code ?? 'INTERNAL')

/** The reason of a failure. */
export const reasonOf = (error: unknown): string => (error instanceof ReviewFailure ? error.reason : 'INTERNAL')

const headersOf = (token: string | null, accept: string): HeadersInit => ({
  'content-type': 'application/json', accept, ...(token && { authorization: `Bearer ${token}` }),
})

/** How a request is sent: as the page goes, too; under a key it is done once, however often it is sent. */
type Sending = { keepalive?: boolean; key?: string }

/** Asks the server as a guest. */
export async function ask<Data>(
  token: string | null, query: string, variables: object, { keepalive = false, key }: Sending = {},
): Promise<Data> {
  const request = { method: 'POST', body: JSON.stringify({ query, variables }), keepalive }
  const headers = { ...headersOf(token, 'application/json'), ...(key !== undefined && { 'idempotency-key': key }) }
  const response = await fetch('/graphql', { ...request, headers })
    .catch(() => {
      throw new ReviewFailure('OFFLINE')
    })
  const answer = await (response.json() as Promise<Answer<Data>>).catch(() => {
    throw new ReviewFailure('OFFLINE')
  })
  const [error] = answer.errors ?? []
  if (error) throw failureOf(error)
  if (!answer.data) throw new ReviewFailure('INTERNAL')
  return answer.data
}

export interface ReviewComment {
  commentId: string
  authorName: string
  isByGuest: boolean
  isOwn: boolean
  isDeleted: boolean
  body: string
  canvasData: unknown
  createdAt: string
}

export interface ReviewThread {
  threadId: string
  shotId: string | null
  viewId: string | null
  frameFrom: number | null
  /** Null for all of the picture. */
  region: Region | null
  versionNumber: number | null
  isResolved: boolean
  isOwn: boolean
  comments: ReviewComment[]
}

export type Decision = 'APPROVED' | 'CHANGES_REQUESTED'

/** What a guest decided about a version. */
export interface ReviewAnswer {
  decision: Decision
  note: string
  versionNumber: number
  seal: string
  /** Null if it stands. */
  withdrawnAt: string | null
  createdAt: string
}

/** What a link shows besides its shots. */
export interface Review {
  title: string
  sharedBy: string
  guestName: string
  /** Rises when the link changes, which may show other shots then. */
  linkVersion: number
  versionNumber: number
  frameRate: { numerator: number; denominator: number }
  canComment: boolean
  canApprove: boolean
  /** What the guest decided last. */
  answer: ReviewAnswer | null
  isIsolated: boolean
  soundtrack: { url: string; offset: number; volume: number; duration: number } | null
  threads: ReviewThread[]
}

export interface ReviewView {
  viewId: string
  name: string | null
  width: number
  height: number
  smallUrl: string
  pictureUrl: string
  largeUrl: string
  downloadUrl: string | null
  camera: CameraMove | null
  /** The paper that the camera moves over. */
  cameraUrl: string | null
}

export interface ReviewShot {
  shotId: string
  position: number
  code: string | null
  name: string | null
  description: string | null
  dialogue: string | null
  status: string | null
  statusColor: string | null
  frames: number
  voiceUrl: string | null
  voiceDuration: number | null
  views: ReviewView[]
}

const THREAD = `threadId shotId viewId frameFrom region { x y width height } versionNumber isResolved isOwn
  comments { commentId authorName isByGuest isOwn isDeleted body canvasData createdAt }`

/** What is read of a decision. */
export const ANSWER = 'decision note versionNumber seal withdrawnAt createdAt'

const REVIEW = `title sharedBy guestName linkVersion versionNumber frameRate { numerator denominator } canComment
  canApprove isIsolated answer { ${ANSWER} } soundtrack { url offset volume duration } threads { ${THREAD} }`

/** What a link is opened with. */
export interface Opening {
  reviewLinkId: string
  secret: string
  name?: string
  password?: string
  guestToken?: string
}

const SHOTS = `shots(first: $first, after: $after) {
  pageInfo { hasNextPage endCursor }
  nodes {
    shotId position code name description dialogue status statusColor frames voiceUrl voiceDuration
    views {
      viewId name width height downloadUrl
      smallUrl: pictureUrl(width: 210) pictureUrl(width: 840) largeUrl: pictureUrl(width: 1920)
      cameraUrl camera { start { x y width angle } end { x y width angle } easing holdStart holdEnd }
    }
  }
}`

const PAGE = 200

interface ShotsPage {
  shots: { pageInfo: { hasNextPage: boolean; endCursor: string | null }; nodes: ReviewShot[] }
}

/** A link that was opened, with the first page of its shots. */
export interface OpenedReview {
  /** Null for the token that was sent. */
  guestToken: string | null
  review: Review & ShotsPage
}

/** Opens a link. */
export async function openReview(input: Opening): Promise<OpenedReview> {
  const { openReview: opened } = await ask<{ openReview: OpenedReview }>(
    null,
    `mutation OpenReview($input: OpenReviewInput!, $first: Int!, $after: String) {
      openReview(input: $input) { guestToken review { ${REVIEW} ${SHOTS} } }
    }`,
    { input, first: PAGE, after: null },
  )
  return opened
}

/** Reads all shots that a link shows, page by page, after the first page where that is known. */
export async function readShots(
  token: string, onPage: (shots: readonly ReviewShot[]) => void, known?: ShotsPage,
): Promise<void> {
  const shots = [...(known?.shots.nodes ?? [])]
  let last = known?.shots.pageInfo
  while (!last || last.hasNextPage) {
    const { review }: { review: ShotsPage } = await ask<{ review: ShotsPage }>(
      token, `query ReviewShots($first: Int!, $after: String) { review { ${SHOTS} } }`,
      { first: PAGE, after: last?.endCursor ?? null },
    )
    shots.push(...review.shots.nodes)
    onPage([...shots])
    last = review.shots.pageInfo
  }
}

/** A comment that is sent. */
export interface SentComment {
  threadId?: string
  viewId?: string
  shotId?: string
  frameFrom?: number
  region?: Region
  versionNumber?: number
  body: string
  operations?: SentOperation[]
}

/** Sends a comment, once under a key; answers its thread as it is now. */
export async function sendComment(token: string, input: SentComment, key: string): Promise<ReviewThread> {
  const { addReviewComment } = await ask<{ addReviewComment: { thread: ReviewThread } }>(
    token,
    `mutation AddReviewComment($input: AddReviewCommentInput!) {
      addReviewComment(input: $input) { thread { ${THREAD} } }
    }`,
    { input }, { key },
  )
  return addReviewComment.thread
}

/** Deletes a comment that the guest wrote in the last minutes; answers its thread, null if it went with the comment. */
export async function deleteComment(token: string, commentId: string): Promise<ReviewThread | null> {
  const { deleteReviewComment } = await ask<{ deleteReviewComment: { thread: ReviewThread | null } }>(
    token,
    `mutation DeleteReviewComment($input: DeleteReviewCommentInput!) {
      deleteReviewComment(input: $input) { thread { ${THREAD} } }
    }`,
    { input: { commentId } },
  )
  return deleteReviewComment.thread
}

/** Says how long the page was looked at since it last said so; also as the page goes. */
export const noteVisit = (token: string, input: { seconds: number; shotsSeen: number }): Promise<unknown> =>
  ask(token, 'mutation NoteReviewVisit($input: NoteReviewVisitInput!) { noteReviewVisit(input: $input) { isNoted } }', {
    input,
  }, { keepalive: true }).catch(() => undefined)

/** The data of the events in a text of a stream; what is left of the last one. */
function eventsIn(text: string): { events: string[]; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.flatMap((block) => /^data: ?(.+)$/m.exec(block)?.[1] ?? [])
  return { events, rest }
}

/** Follows a review until the signal ends it. Throws why it ended: a reason of the server, OFFLINE for the network. */
export async function followReview(
  token: string, signal: AbortSignal, onReview: (review: Review) => void,
): Promise<never> {
  const query = `subscription ReviewChanged { reviewChanged { ${REVIEW} } }`
  const response = await fetch('/graphql', {
    method: 'POST', signal, body: JSON.stringify({ query }), headers: headersOf(token, 'text/event-stream'),
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) throw new ReviewFailure('OFFLINE')
    const { events, rest } = eventsIn(text + part.value)
    text = rest
    for (const event of events) {
      const { data, errors: [error] = [] } = JSON.parse(event) as Answer<{ reviewChanged: Review }>
      if (error) throw failureOf(error)
      if (data) onReview(data.reviewChanged)
    }
  }
}
