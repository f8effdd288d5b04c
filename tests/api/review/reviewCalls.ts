import { toTypeId } from '../../../server/kernel/ids.ts'
import { hashSecret } from '../../../server/modules/identity/secret.ts'
import type { Answer, Client, Sender } from '../../harness/client.ts'
import type { Person } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'

/** A review link with what opens it. */
export interface SharedLink {
  id: string
  secret: string
  url: string
  version: number
}

/** Shares a board as it is now. */
export async function shareBoard(
  app: Client, person: Sender, storyboardId: string, details: object = {},
): Promise<SharedLink> {
  const { url, reviewLink } = await mutated<{ url: string; reviewLink: { id: string; version: number } }>(
    app, person, 'createReviewLink', { subject: { storyboardId }, ...details }, 'url reviewLink { id version }',
  )
  return { ...reviewLink, url, secret: new URL(url).hash.slice(1) }
}

const REVIEW = `title sharedBy guestName versionNumber canComment canDownload shows isIsolated soundtrack { url }
  threads {
    threadId shotId viewId frameFrom region { x y width height } isOwn isResolved
    comments { commentId authorName isByGuest isOwn body canvasData }
  }
  shots { totalCount nodes {
    shotId position code name description dialogue status frames voiceUrl
    views { viewId name pictureUrl downloadUrl }
  } }`

/** What a guest sees, as these tests read it. */
export interface ReadReview {
  title: string
  guestName: string
  versionNumber: number
  canComment: boolean
  soundtrack: { url: string } | null
  threads: {
    threadId: string
    shotId: string | null
    viewId: string | null
    region: object | null
    isOwn: boolean
    comments: {
      commentId: string; authorName: string; isByGuest: boolean; isOwn: boolean; body: string; canvasData: unknown
    }[]
  }[]
  shots: {
    totalCount: number
    nodes: {
      shotId: string
      code: string | null
      name: string | null
      description: string | null
      dialogue: string | null
      voiceUrl: string | null
      views: { viewId: string; name: string | null; pictureUrl: string; downloadUrl: string | null }[]
    }[]
  }
}

interface Opened {
  openReview: { guestToken: string | null; review: ReadReview } | null
}

/** Tries to open a link. */
export const tryOpen = (
  app: Client, { id, secret }: Pick<SharedLink, 'id' | 'secret'>, input: object = {}, from?: string,
): Promise<Answer<Opened>> => app.send<Opened>(
  null,
  `mutation ($input: OpenReviewInput!) { openReview(input: $input) { guestToken review { ${REVIEW} } } }`,
  { input: { reviewLinkId: id, secret, ...input } },
  from,
)

/** Opens a link under a name: the guest as somebody who is signed in, with the id of the actor. */
export async function enterAsGuest(
  app: Client, link: Pick<SharedLink, 'id' | 'secret'>, name = 'Client', input: object = {},
): Promise<Person> {
  const { data, errors } = await tryOpen(app, link, { name, ...input })
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  const accessToken = data.openReview?.guestToken ?? ''
  const { userId } = await prisma.reviewGuest.findUniqueOrThrow({ where: { secretHash: hashSecret(accessToken) } })
  return { id: toTypeId('User', userId), name, email: '', accessToken }
}

/** Reads what a guest sees. */
export const readReview = (app: Client, guest: Sender) =>
  app.send<{ review: ReadReview | null }>(guest, `{ review { ${REVIEW} } }`)

/** Comments as a guest. */
export const commentAsGuest = (app: Client, guest: Sender, input: object) =>
  mutate<{ thread: ReadReview['threads'][number] }>(
    app, guest, 'addReviewComment', input, 'thread { threadId isOwn comments { commentId body } }',
  )
