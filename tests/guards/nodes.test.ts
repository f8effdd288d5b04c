import { isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../server/kernel/ids.ts'
import { schema } from '../../server/schema.ts'
import { startThread } from '../api/comments/commentCalls.ts'
import { addDependency, makeAsset } from '../api/assets/assetCalls.ts'
import { mutated, mutatedOne } from '../api/projects/projectCalls.ts'
import { makeTask } from '../api/tasks/taskCalls.ts'
import { decide } from '../api/review/approvalCalls.ts'
import { makePlaylist } from '../api/review/playlistCalls.ts'
import { startSession } from '../api/review/sessionCalls.ts'
import { shareBoard } from '../api/review/reviewCalls.ts'
import { save } from '../api/versions/boardVersions.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import { IN_PROJECTS, limitToChosen } from '../harness/chosen.ts'
import {
  join,
  makeDeadTokens,
  makePerson,
  makeShot,
  makeStudio,
  makeToken,
  type Person,
  type Studio,
} from '../harness/fixtures.ts'
import { giveImage } from '../harness/images.ts'
import { expectRefused } from '../harness/refusals.ts'
import { prisma } from '../harness/running.ts'
import { giveSoundtrack, giveVoice } from '../harness/sounds.ts'
import { newExportOf, newPresetOf } from './samples/exports.ts'
import { newImportOf, newUploadOf } from './samples/imports.ts'
import { colorsOf, frameTemplatesOf, newTemplateOf } from './samples/projects.ts'
import { newInvitationLinkOf } from './samples/organizations.ts'
import { newNotificationOf } from './samples/notifications.ts'
import { newWebhookOf } from './samples/webhooks.ts'

const nodeTypes = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'))
  .map(({ name }) => name)

/** What MEMBERs do not see, only who administers the organization. */
const FOR_ADMINISTRATORS = ['AccessToken', 'Webhook', 'WebhookDelivery']

/** What nobody but one person sees. */
const OF_ONE_PERSON = ['Notification', 'FileUpload']

/** Every type of node, by the id of one in the studio: one without a row here fails the guard. */
type Samples = Record<string, string>

async function makeSamples(app: TestApp, studio: Studio): Promise<Samples> {
  await app.ask(studio.owner, `mutation ($input: ImportScriptInput!) { importScript(input: $input) { shotCount } }`, {
    input: { storyboardId: studio.storyboardId, source: { text: 'INT. KITCHEN - NIGHT\n\nRain on the window.\n' } },
  })
  const shot = await makeShot(app, studio.owner, studio.storyboardId)
  const { image } = await giveImage(app, studio.owner, shot.views[0]?.id ?? '')
  const storyboardId = uuidOf('Storyboard', studio.storyboardId)
  const [asset, part] = [
    await makeAsset(app, studio.owner, studio.projectId),
    await makeAsset(app, studio.owner, studio.projectId),
  ]
  const dependency = await addDependency(app, studio.owner, asset.id, 'OWNS', part.id)
  const { castings } = await mutated<{ castings: { id: string }[] }>(
    app, studio.owner, 'castAssets', { castings: [{ shotId: shot.id, assetId: asset.id }] }, 'castings { id }',
  )
  const scene = await prisma.scene.findFirstOrThrow({ where: { storyboardId } })
  const { thread, comment } = await startThread(app, studio.owner, { subject: { shotId: shot.id } })
  const member = await prisma.member.findFirstOrThrow({ where: { userId: uuidOf('User', studio.admin.id) } })
  const invitation = await prisma.invitation.create({
    data: {
      organizationId: uuidOf('Organization', studio.organizationId),
      email: 'nina@example.com',
      emailKey: 'nina@example.com',
      role: 'MEMBER',
      invitedById: uuidOf('User', studio.owner.id),
      expiresAt: new Date(Date.now() + 60_000),
    },
  })
  const { createServiceToken } = await app.ask<{ createServiceToken: { token: { id: string } } }>(
    studio.owner,
    `mutation ($input: CreateServiceTokenInput!) { createServiceToken(input: $input) { token { id } } }`,
    { input: { organizationId: studio.organizationId, name: 'Render farm', scopes: ['READ'] } },
  )
  const { webhookId, deliveryId } = await newWebhookOf(studio)
  const playlist = await makePlaylist(app, studio.owner, studio.projectId, [
    { subject: { storyboardId: studio.storyboardId } },
  ])
  return {
    User: studio.admin.id,
    AccessToken: createServiceToken.token.id,
    Organization: studio.organizationId,
    Member: toTypeId('Member', member.id),
    Invitation: toTypeId('Invitation', invitation.id),
    InvitationLink: await newInvitationLinkOf(studio),
    Project: studio.projectId,
    ProjectTemplate: await newTemplateOf(studio),
    Storyboard: studio.storyboardId,
    ShotStatus: studio.statusIds[0] ?? '',
    ProjectColor: (await colorsOf(app, studio))[0]?.colorId ?? '',
    FrameTemplate: (await frameTemplatesOf(app, studio))[0]?.frameTemplateId ?? '',
    Script: toTypeId('Script', scene.scriptId ?? ''),
    Scene: toTypeId('Scene', scene.id),
    Shot: shot.id,
    View: shot.views[0]?.id ?? '',
    Media: image?.id ?? '',
    Asset: asset.id,
    AssetDependency: dependency.id,
    Casting: castings[0]?.id ?? '',
    Task: (await makeTask(app, studio.owner, studio.projectId, 'Rough the marsh')).id,
    Webhook: webhookId,
    WebhookDelivery: deliveryId,
    ProjectExport: await newExportOf(studio),
    ExportPreset: await newPresetOf(studio),
    ...(await newImportOf(app, studio)),
    FileUpload: await newUploadOf(app, studio),
    CommentThread: thread.id,
    Comment: comment.id,
    ReviewLink: (await shareBoard(app, studio.owner, studio.storyboardId)).id,
    Approval: (await decide(app, studio.owner, studio.storyboardId)).id,
    Playlist: playlist.id,
    PlaylistItem: playlist.items.nodes[0]?.id ?? '',
    ReviewSession: (await startSession(app, studio.owner, playlist.id)).id,
    StoryboardVersion: (await save(app, studio.owner, studio.storyboardId)).id,
    Soundtrack: (await giveSoundtrack(app, studio.owner, studio.storyboardId)).id,
    ShotVoice: (await giveVoice(app, studio.owner, shot.id)).id,
    Notification: await newNotificationOf(studio, studio.member),
  }
}

describe('node(id)', () => {
  let app: TestApp
  let studio: Studio
  let stranger: Person
  let samples: Samples
  let viewer: Person
  let unchosen: Person[]

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    // Somebody with an organization, a project and a board, only not these.
    stranger = (await makeStudio(app)).owner
    samples = await makeSamples(app, studio)
    const newcomer = async (name: string, role: 'MEMBER' | 'VIEWER') => {
      const person = await makePerson(app, name)
      await join(studio.organizationId, person, role)
      return person
    }
    viewer = await newcomer('Vera', 'VIEWER')
    unchosen = [await newcomer('Nils', 'MEMBER'), await newcomer('Vito', 'VIEWER')]
  })
  afterAll(() => app.stop())

  const node = (person: Person | null, id: string, fields: string) =>
    app.send<{ node: object | null }>(person, `query ($id: ID!) { node(id: $id) { ${fields} } }`, { id })

  it('has a sample of every type, and every sample its type', () => {
    expect(Object.keys(samples).toSorted()).toEqual(nodeTypes.toSorted())
  })

  it('finds a Notification for its person alone, signed in', async () => {
    const id = samples['Notification'] ?? ''
    const found = { __typename: 'Notification', id }
    expect((await node(studio.member, id, '__typename id')).data.node).toEqual(found)
    const others = [studio.owner, studio.admin, studio.outsider, stranger, await makeToken(studio.member, ['read'])]
    for (const person of others) {
      expect(await node(person, id, '__typename id')).toMatchObject({ data: { node: null } })
    }
  })

  it.each(nodeTypes.filter((type) => !OF_ONE_PERSON.includes(type)))('finds a %s for members alone', async (type) => {
    const id = samples[type] ?? ''
    const members = [studio.member, await makeToken(studio.member, ['read']), viewer]
    const isForAll = !FOR_ADMINISTRATORS.includes(type)
    const administrators = [studio.owner, studio.admin, await makeToken(studio.admin, ['read', 'admin'])]
    for (const person of [...administrators, ...(isForAll ? members : [])]) {
      const { data, errors } = await node(person, id, '__typename id')
      expect(errors).toEqual([])
      expect(data.node).toEqual({ __typename: type, id })
    }
    for (const person of [studio.outsider, stranger, ...(isForAll ? [] : members)]) {
      for (const fields of ['__typename', 'id', `... on ${type} { __typename }`]) {
        const { data, errors } = await node(person, id, fields)
        expect(data?.node ?? null, fields).toBeNull()
        expect(errors.filter(({ extensions }) => extensions.code !== 'NOT_FOUND')).toEqual([])
      }
    }
  })

  it.each(nodeTypes.filter((type) => !OF_ONE_PERSON.includes(type)))(
    'finds a %s of a project for its chosen members alone', async (type) => {
      const id = samples[type] ?? ''
      await limitToChosen([studio.projectId], [studio.member, viewer])
      for (const person of [studio.owner, studio.admin, studio.member, viewer, ...unchosen]) {
        const isAdministrator = person === studio.owner || person === studio.admin
        const isOut = unchosen.includes(person) && (IN_PROJECTS as string[]).includes(type)
        const isFound = isAdministrator || (!FOR_ADMINISTRATORS.includes(type) && !isOut)
        const { data, errors } = await node(person, id, '__typename id')
        expect(data?.node ?? null, person.name).toEqual(isFound ? { __typename: type, id } : null)
        expect(errors.filter(({ extensions }) => extensions.code !== 'NOT_FOUND')).toEqual([])
      }
    })

  it.each(nodeTypes)('gives nothing of a %s away without a token or with one that may not read', async (type) => {
    const none = samples[type]?.replace(/.{6}$/, '000000') ?? ''
    for (const person of [null, await makeToken(studio.member, [])]) {
      if (person && type === 'User') continue
      const there = await node(person, samples[type] ?? '', '__typename')
      const notThere = await node(person, none, '__typename')
      expect(there.data?.node ?? null).toBeNull()
      for (const { errors } of [there, notThere]) {
        for (const { extensions } of errors) expect(extensions.code).toBe(person ? 'FORBIDDEN' : 'UNAUTHENTICATED')
      }
    }
  })

  it.each(nodeTypes)('gives nothing of a %s to a token that is over or was revoked', async (type) => {
    const { expired, revoked } = await makeDeadTokens(studio.owner)
    for (const person of [expired, revoked]) {
      expectRefused(await node(person, samples[type] ?? '', '__typename'), 'UNAUTHENTICATED')
    }
  })

  it('finds what it may among what it may not, in the order asked', async () => {
    const other = await makePerson(app)
    const ids = [samples['Shot'] ?? '', other.id, samples['Project'] ?? '']
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }`
    expect(await app.ask(studio.member, query, { ids })).toEqual({
      nodes: [{ __typename: 'Shot', id: ids[0] }, null, { __typename: 'Project', id: ids[2] }],
    })
  })

  it('does not find what lies in the trash, nor what belongs to it', async () => {
    const shot = await makeShot(app, studio.owner, studio.storyboardId)
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: shot.id })
    for (const id of [shot.id, shot.views[0]?.id ?? '']) {
      expect((await node(studio.owner, id, '__typename')).data.node).toBeNull()
    }
  })

  it('refuses an id of no kind', async () => {
    expectRefused(await node(studio.owner, 'key_01jd8x0000e8v9h1m2n3p4q5r6', 'id'), 'INVALID_INPUT')
  })
})
