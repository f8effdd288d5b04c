import { randomUUID } from 'node:crypto'
import { bytesToBase64 } from '../../drawing/base64.ts'
import { encodePayload, splitStrokes } from '../../drawing/encoding.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import type { Viewer } from '../../server/context.ts'
import { createAccount } from '../../server/modules/identity/account.service.ts'
import { openSession, signOut } from '../../server/modules/identity/session.service.ts'
import { addAccount } from '../../server/modules/identity/addMember.service.ts'
import { createOrganization } from '../../server/modules/identity/organization.service.ts'
import { createProject } from '../../server/modules/projects/project.service.ts'
import { importScript } from '../../server/modules/board/script.service.ts'
import { onlyRow, rowsOf } from '../../server/kernel/inputRows.ts'
import { updateShots } from '../../server/modules/board/shot.service.ts'
import { appendViewOps } from '../../server/modules/board/viewSaving.service.ts'
import { createViews } from '../../server/modules/board/viewList.service.ts'
import { prisma } from '../../server/platform/database/client.ts'
import {
  DEMO_ORGANIZATION, DEMO_PEOPLE, DEMO_PROJECT, type DemoDrawing, demoDrawings, type DemoPerson, readDemoScript,
} from './content.ts'
import { fillProduction, type Studio, viewerOf } from './fillProduction.ts'
import { fillSound } from './fillSound.ts'
import { spreadOverTime } from './history.ts'
import { DEMO_ARTISTS, DEMO_DIRECTOR, DEMO_SHOTS } from './storyboard.ts'

/** Strokes stored by one operation, so that undo takes back a part of a drawing and not all of it. */
const STROKES_PER_OPERATION = 40

async function draw(viewer: Viewer, viewId: string, strokes: readonly Stroke[]): Promise<void> {
  const parts: Stroke[][] = []
  for (let from = 0; from < strokes.length; from += STROKES_PER_OPERATION) {
    parts.push(...splitStrokes(strokes.slice(from, from + STROKES_PER_OPERATION)))
  }
  const operations = parts.map((part) => {
    const opId = randomUUID()
    const payload = bytesToBase64(encodePayload({ opId, kind: 'ADD_STROKES', strokes: part }))
    return { opId, kind: 'ADD_STROKES' as const, payload }
  })
  if (operations.length > 0) await appendViewOps(viewer, viewId, operations)
}

/** An account, which gets no mail, and a session of it. */
async function enter({ id, name, email }: DemoPerson, password: string): Promise<Viewer> {
  const session = await openSession(await createAccount({ id, name, email, password }), {
    isRemembered: false, userAgent: '',
  })
  if (!session) throw new Error('Somebody changed a password of the demo studio while it was made')
  return session.viewer
}

/** Makes everybody's accounts and makes them members; answers who they are and the organization. */
async function makeStudio(password: string): Promise<{ studio: Studio; organizationId: string }> {
  const [first, ...others] = DEMO_PEOPLE
  const owner = await enter(first, password)
  const studio = new Map([[first.email, owner]])
  const { id: organizationId } = await createOrganization(owner, { ...DEMO_ORGANIZATION, plan: 'ENTERPRISE' })
  for (const person of others) {
    studio.set(person.email, await enter(person, randomUUID()))
    if (person.role !== 'OWNER') await addAccount(owner, organizationId, person.id, person.role)
  }
  return { studio, organizationId }
}

/** The shots get their lengths and statuses, then their drawings, from one artist after the other. */
async function drawShots(studio: Studio, storyboardId: string, projectId: string): Promise<void> {
  const statuses = await prisma().shotStatus.findMany({ where: { projectId } })
  const shots = await prisma().shot.findMany({
    where: { storyboardId },
    orderBy: { rank: 'asc' },
    include: { views: true },
  })
  const shotAt = (shotNumber: number) => {
    const shot = shots[shotNumber - 1]
    if (!shot) throw new Error(`The demo's script has no shot ${shotNumber}`)
    return shot
  }
  const changes = DEMO_SHOTS.map(({ shotNumber, aspectRatio, seconds, status }) => {
    const statusId = statuses.find(({ name }) => name === status)?.id
    return { id: shotAt(shotNumber).id, aspectRatio, duration: seconds, statusId }
  })
  await updateShots(viewerOf(studio, DEMO_DIRECTOR), rowsOf('shots', changes))
  for (const artist of DEMO_ARTISTS) await drawAs(viewerOf(studio, artist), artist, shotAt)
}

/** What one of the artists draws: first the views are there, then the drawings, in each shot the one on top last. */
async function drawAs(
  viewer: Viewer,
  artist: string,
  shotAt: (shotNumber: number) => { id: string; views: readonly { id: string }[] },
): Promise<void> {
  const drawings = demoDrawings().filter(({ shotNumber }) => DEMO_SHOTS[shotNumber - 1]?.artist === artist)
  const viewIds = new Map<DemoDrawing, string>()
  for (const drawing of drawings) {
    const { id, views: [first] } = shotAt(drawing.shotNumber)
    const viewId = drawing.viewNumber === 1
      ? first?.id
      : (await createViews(viewer, id, onlyRow({ name: drawing.viewName }))).ids[0]
    if (viewId !== undefined) viewIds.set(drawing, viewId)
  }
  const inTurn = (one: DemoDrawing, other: DemoDrawing) =>
    one.shotNumber - other.shotNumber || other.viewNumber - one.viewNumber
  for (const drawing of drawings.toSorted(inTurn)) await draw(viewer, viewIds.get(drawing) ?? '', drawing.strokes)
}

/**
 * Fills an empty database with the demo studio, through the same services as everybody; its owner signs in with the
 * password.
 */
export async function fillDemo(password: string): Promise<void> {
  const { studio, organizationId } = await makeStudio(password)
  const owner = viewerOf(studio, DEMO_PEOPLE[0].email)
  const { id: projectId } = await createProject(owner, organizationId, DEMO_PROJECT)
  const storyboard = await prisma().storyboard.findFirstOrThrow({ where: { projectId } })
  const source = async () => readDemoScript()
  await importScript(owner, storyboard.id, source, { confirmedShotCount: null, importId: null })
  await fillProduction(studio, projectId, storyboard.id)
  await drawShots(studio, storyboard.id, projectId)
  await fillSound(studio, storyboard.id)
  await spreadOverTime(projectId)
  for (const viewer of studio.values()) await signOut(viewer, false)
}
