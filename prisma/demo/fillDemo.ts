import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { changeProject } from '../../server/change.ts'
import type { Viewer } from '../../server/context.ts'
import { createAccount } from '../../server/modules/identity/account.service.ts'
import { addAccount } from '../../server/modules/identity/addMember.service.ts'
import { createOrganization } from '../../server/modules/identity/organization.service.ts'
import { openSession, signOut } from '../../server/modules/identity/session.service.ts'
import { receiveUpload } from '../../server/modules/media/upload.service.ts'
import { setAssetThumbnail } from '../../server/modules/production/assetThumbnail.service.ts'
import { createProject } from '../../server/modules/projects/project.service.ts'
import { prisma } from '../../server/platform/database/client.ts'
import { DEMO_ORGANIZATION, DEMO_PEOPLE, type DemoPerson } from './content.ts'
import { cropFrame } from './cropFrame.ts'
import { readSteps } from './fillFilm.ts'
import { DEMO_FILMS, type DemoFilm, SALT_HOUSE } from './films.ts'
import { fillComments } from './fillComments.ts'
import { fillSound } from './fillSound.ts'
import { spreadOverTime } from './history.ts'
import { DEMO_PAINTER, DEMO_SOUND } from './storyboard.ts'

/** The people of the demo studio, signed in, by their addresses. */
type Studio = ReadonlyMap<string, Viewer>

/** Somebody of the studio. */
function viewerOf(studio: Studio, email: string): Viewer {
  const viewer = studio.get(email)
  if (!viewer) throw new Error(`The demo studio has nobody with the address ${email}`)
  return viewer
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

/** Each asset is shown by a part of one of the film's own frames. */
async function giveThumbnails(viewer: Viewer, projectId: string, { assets }: DemoFilm): Promise<void> {
  const made = await prisma().asset.findMany({ where: { projectId } })
  for (const { name, picture } of assets) {
    const received = await receiveUpload(Readable.from([cropFrame(picture)]))
    await setAssetThumbnail(viewer, made.find((asset) => asset.name === name)?.id ?? '', received, null)
  }
}

/** Makes the project of a film, each step of it by who does it in the studio; answers its id. */
async function makeFilm(studio: Studio, organizationId: string, film: DemoFilm): Promise<string> {
  const { name, code, description } = film
  const owner = viewerOf(studio, DEMO_PEOPLE[0].email)
  const { id: projectId } = await createProject(owner, organizationId, { name, code, description })
  const people = new Map([...studio].map(([email, { userId }]) => [email, userId]))
  for (const { by, permission, run } of readSteps(film, people)) {
    const viewer = viewerOf(studio, by)
    await changeProject(viewer, projectId, permission, (change) => run(change, viewer))
  }
  await giveThumbnails(viewerOf(studio, DEMO_PAINTER), projectId, film)
  return projectId
}

/**
 * Fills an empty database with the demo studio, through the same services as everybody; its owner signs in with the
 * password.
 */
export async function fillDemo(password: string): Promise<void> {
  const { studio, organizationId } = await makeStudio(password)
  for (const film of DEMO_FILMS) {
    const projectId = await makeFilm(studio, organizationId, film)
    if (film === SALT_HOUSE) {
      await fillSound(viewerOf(studio, DEMO_SOUND), projectId)
      await fillComments((email) => viewerOf(studio, email), projectId)
    }
    await spreadOverTime(projectId, film.worked)
  }
  for (const viewer of studio.values()) await signOut(viewer, false)
}
