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
import { onlyRow } from '../../server/kernel/inputRows.ts'
import { updateShots } from '../../server/modules/board/shot.service.ts'
import { appendViewOps } from '../../server/modules/board/viewSaving.service.ts'
import { createViews } from '../../server/modules/board/viewList.service.ts'
import { prisma } from '../../server/platform/database/client.ts'
import { DEMO_ORGANIZATION, DEMO_PEOPLE, DEMO_PROJECT, demoDrawings, readDemoScript } from './content.ts'
import { fillProduction } from './fillProduction.ts'
import { DEMO_SHOTS } from './storyboard.ts'

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

/** Makes everybody's accounts, which get no mail, and makes them members; answers the owner and the organization. */
async function makeStudio(password: string): Promise<{ owner: Viewer; organizationId: string }> {
  const [first, ...others] = DEMO_PEOPLE
  const account = await createAccount({ name: first.name, email: first.email, password })
  const session = await openSession(account, { isRemembered: false, userAgent: '' })
  if (!session) throw new Error('Somebody changed the password of the demo studio while it was made')
  const owner = session.viewer
  const { id: organizationId } = await createOrganization(owner, { ...DEMO_ORGANIZATION, plan: 'ENTERPRISE' })
  for (const { name, email, role } of others) {
    const { id } = await createAccount({ name, email, password: randomUUID() })
    if (role !== 'OWNER') await addAccount(owner, organizationId, id, role)
  }
  return { owner, organizationId }
}

async function drawShots(owner: Viewer, storyboardId: string, projectId: string): Promise<void> {
  const statuses = await prisma().shotStatus.findMany({ where: { projectId } })
  const shots = await prisma().shot.findMany({
    where: { storyboardId },
    orderBy: { rank: 'asc' },
    include: { views: true },
  })
  const drawings = demoDrawings()
  for (const { shotNumber, aspectRatio, status } of DEMO_SHOTS) {
    const shot = shots[shotNumber - 1]
    if (!shot) throw new Error(`The demo's script has no shot ${shotNumber}`)
    const statusId = statuses.find(({ name }) => name === status)?.id
    await updateShots(owner, onlyRow({ id: shot.id, aspectRatio, statusId }))
    for (const drawing of drawings.filter((each) => each.shotNumber === shotNumber)) {
      const { viewNumber, viewName, strokes } = drawing
      const [viewId] = viewNumber === 1
        ? shot.views.map(({ id }) => id)
        : (await createViews(owner, shot.id, onlyRow({ name: viewName }))).ids
      if (viewId !== undefined) await draw(owner, viewId, strokes)
    }
  }
}

/**
 * Fills an empty database with the demo studio, through the same services as everybody; its owner signs in with the
 * password.
 */
export async function fillDemo(password: string): Promise<void> {
  const { owner, organizationId } = await makeStudio(password)
  const { id: projectId } = await createProject(owner, organizationId, DEMO_PROJECT)
  const storyboard = await prisma().storyboard.findFirstOrThrow({ where: { projectId } })
  const source = async () => readDemoScript()
  await importScript(owner, storyboard.id, source, { confirmedShotCount: null, importId: null })
  await drawShots(owner, storyboard.id, projectId)
  await fillProduction(owner, projectId, storyboard.id)
  await signOut(owner, false)
}
