import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Client, clientOf } from '../harness/client.ts'
import { sendFile } from '../harness/files.ts'
import { makeOrganization, makePerson, makeProject, PASSWORD } from '../harness/fixtures.ts'
import { linkMailedTo } from './mails.ts'
import { demoSignIn } from './page.ts'
import type { Visitor } from './routeTable.ts'

/** An organization, its project, a playlist and an import of it, and the first version of its board. */
export interface Place {
  organizationId: string
  projectId: string
  versionId: string
  playlistId: string
  importId: string
}

/** Who visits the pages of the server under test, and what they find. */
export interface World {
  tokens: Record<Exclude<Visitor, 'signed out'>, string>
  /** The demo studio: full. */
  demo: Place
  /** What the beginner owns: nothing in it yet. */
  empty: Place
  /** The token of an invitation to the beginner's organization. */
  invitation: string
}

/** Of the demo studio's people, one in each role beside the owner. */
const DEMO_ADMIN = 'jonas@kestrel.studio'
const DEMO_MEMBER = 'suda@kestrel.studio'
const GUEST = 'guest@example.com'

const worldFile = () => join(process.env['JOURNEY_DATA_DIR'] ?? '', 'visitors.json')

const tokenOf = (link: string) => new URL(link, 'http://localhost').searchParams.get('token') ?? ''

async function enter(client: Client, email: string, password: string): Promise<string> {
  const { signIn } = await client.ask<{ signIn: { accessToken: string } }>(
    null,
    `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`,
    { input: { email, password } },
  )
  return signIn.accessToken
}

/** Gives somebody of the demo studio a password by the mail everybody gets who forgot theirs, and signs them in. */
async function enterByMail(client: Client, email: string): Promise<string> {
  await client.ask(
    null,
    `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }`,
    { input: { email } },
  )
  const token = tokenOf(await linkMailedTo(email, /reset your password/i))
  await client.ask(
    null,
    `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }`,
    { input: { token, newPassword: PASSWORD } },
  )
  return enter(client, email, PASSWORD)
}

async function saveVersion(client: Client, accessToken: string, storyboardId: string): Promise<string> {
  const { makeVersion } = await client.ask<{ makeVersion: { storyboardVersion: { id: string } } }>(
    { accessToken },
    `mutation ($input: MakeVersionInput!) { makeVersion(input: $input) { storyboardVersion { id } } }`,
    { input: { storyboardId } },
  )
  return makeVersion.storyboardVersion.id
}

async function makePlaylist(client: Client, accessToken: string, projectId: string, boardId: string): Promise<string> {
  const { createPlaylist } = await client.ask<{ createPlaylist: { playlist: { id: string } } }>(
    { accessToken },
    `mutation ($input: CreatePlaylistInput!) { createPlaylist(input: $input) { playlist { id } } }`,
    { input: { projectId, name: 'Dailies', items: [{ subject: { storyboardId: boardId } }] } },
  )
  return createPlaylist.playlist.id
}

const START_IMPORT = 'mutation ($input: StartImportInput!) { startImport(input: $input) { import { id } } }'

/** Uploads a file to a project, which waits for somebody to look at its plan. */
async function uploadTable(client: Client, accessToken: string, projectId: string): Promise<string> {
  const bytes = new TextEncoder().encode('Sequence,Name\nMAIN,SH0010\n')
  const file = { at: 'variables.input.file', bytes, name: 'recut.csv', type: 'text/csv' }
  const { data, errors } = await sendFile<{ startImport: { import: { id: string } } }>(
    client, { accessToken }, START_IMPORT, { input: { projectId, file: null } }, file,
  )
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data.startImport.import.id
}

async function findDemo(client: Client, accessToken: string): Promise<Place> {
  interface Found {
    organizations: { nodes: { id: string }[] }
    project: { id: string; storyboard: { id: string } }
  }
  const { organizations, project } = await client.ask<Found>(
    { accessToken },
    `{ organizations(first: 1) { nodes { id } } project(by: { code: "SALT" }) { id storyboard { id } } }`,
  )
  const [organization] = organizations.nodes
  const versionId = await saveVersion(client, accessToken, project.storyboard.id)
  const playlistId = await makePlaylist(client, accessToken, project.id, project.storyboard.id)
  const importId = await uploadTable(client, accessToken, project.id)
  return { organizationId: organization?.id ?? '', projectId: project.id, versionId, playlistId, importId }
}

async function invite(client: Client, accessToken: string, organizationId: string, email: string): Promise<string> {
  await client.ask(
    { accessToken },
    `mutation ($input: AddMemberInput!) { addMember(input: $input) { __typename } }`,
    { input: { organizationId, email } },
  )
  return tokenOf(await linkMailedTo(email, /./, '/invitation'))
}

/** Makes everybody who visits pages. */
export async function makeWorld(): Promise<void> {
  const client = clientOf(`http://localhost:${process.env['JOURNEY_PORT']}`)
  const { email, password } = demoSignIn()
  const owner = await enter(client, email, password)
  const [newcomer, beginner] = [await makePerson(client, 'Nora'), await makePerson(client, 'Bela')]
  const organizationId = await makeOrganization(client, beginner)
  const { projectId, storyboardId } = await makeProject(client, beginner, organizationId, 'Tidewrack')
  const versionId = await saveVersion(client, beginner.accessToken, storyboardId)
  const playlistId = await makePlaylist(client, beginner.accessToken, projectId, storyboardId)
  const importId = await uploadTable(client, beginner.accessToken, projectId)
  const world: World = {
    tokens: {
      'newcomer': newcomer.accessToken,
      'beginner': beginner.accessToken,
      'MEMBER': await enterByMail(client, DEMO_MEMBER),
      'ADMIN': await enterByMail(client, DEMO_ADMIN),
      'OWNER': owner,
    },
    demo: await findDemo(client, owner),
    empty: { organizationId, projectId, versionId, playlistId, importId },
    invitation: await invite(client, beginner.accessToken, organizationId, GUEST),
  }
  writeFileSync(worldFile(), JSON.stringify(world))
}

/** Who visits the server under test. */
export const readWorld = (): World => JSON.parse(readFileSync(worldFile(), 'utf8')) as World
