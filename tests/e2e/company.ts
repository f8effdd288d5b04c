import type { Browser, Page } from '@playwright/test'
import type { Client } from '../harness/client.ts'
import { makeOrganization, makePerson, makeProject, makeShot, type MadeShot, type Person } from '../harness/fixtures.ts'
import { linkMailedTo } from './mails.ts'
import { enterAs } from './page.ts'

/** A board that two people share. */
export interface SharedBoard {
  owner: Person
  guest: Person
  /** The guest as a member. */
  memberId: string
  organizationId: string
  projectId: string
  storyboardId: string
  path: string
  shots: MadeShot[]
}

const INVITE = `mutation ($input: AddMemberInput!) { addMember(input: $input) { __typename } }`
const ACCEPT = `mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { member { id } } }`

/** Two people, the guest invited by the other, and a board of so many shots, all through the API. */
export async function makeSharedBoard(client: Client, shotCount: number, invited?: Person): Promise<SharedBoard> {
  const owner = await makePerson(client, 'Olga')
  const guest = invited ?? (await makePerson(client, 'Mina'))
  const organizationId = await makeOrganization(client, owner)
  await client.ask(owner, INVITE, { input: { organizationId, email: guest.email, role: 'MEMBER' } })
  const link = await linkMailedTo(guest.email, /Kestrel/)
  const token = new URL(link, 'http://localhost').searchParams.get('token')
  interface Accepted {
    acceptInvitation: { member: { id: string } }
  }
  const accepted = await client.ask<Accepted>(guest, ACCEPT, { input: { token } })
  const { projectId, storyboardId } = await makeProject(client, owner, organizationId)
  const shots: MadeShot[] = []
  for (let shot = 0; shot < shotCount; shot++) shots.push(await makeShot(client, owner, storyboardId))
  return {
    owner, guest, organizationId, projectId, storyboardId, shots, memberId: accepted.acceptInvitation.member.id,
    path: `/dashboard/projects/${projectId}/storyboard`,
  }
}

/** A browser of somebody who is signed in, on a page. */
export async function openAs(browser: Browser, person: Person, path: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const page = await context.newPage()
  await enterAs(page, person)
  await page.goto(path)
  return page
}
