import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { sendFile } from '../../harness/files.ts'
import { makeStudio, makeToken, PASSWORD, type Person, type Studio } from '../../harness/fixtures.ts'
import { anyPng, bytesOf } from '../../harness/images.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { act, lastAccountEvent } from '../organizations/people.ts'

interface Pictured {
  user: { version: number; pictureUrl: string | null }
}

describe("a person's picture", () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const send = (person: Person, bytes: Uint8Array<ArrayBuffer>, input: object = {}) =>
    sendFile<{ setProfilePicture: Pictured }>(
      app, person,
      `mutation ($input: SetProfilePictureInput!) { setProfilePicture(input: $input) { user { version pictureUrl } } }`,
      { input: { image: null, ...input } },
      { at: 'variables.input.image', bytes, name: 'me.png', type: 'image/png' },
    )
  const give = async (person: Person, bytes?: Uint8Array<ArrayBuffer>, input?: object) => {
    const { data, errors } = await send(person, bytes ?? (await anyPng()), input)
    expect(errors).toEqual([])
    return data.setProfilePicture.user
  }
  const pictureOf = (sender: Person, { id }: Person) =>
    app.ask<{ node: { pictureUrl: string | null } }>(
      sender, `query ($id: ID!) { node(id: $id) { ... on User { pictureUrl } } }`, { id },
    )
  const open = (url: string | null) => fetch(`${app.url}${url}`)

  it('is a square that the people of the organization see by a signed address, until another one or none', async () => {
    const { member, admin } = studio
    const first = await give(member)
    expect(await pictureOf(admin, member)).toEqual({ node: { pictureUrl: first.pictureUrl } })
    const answer = await open(first.pictureUrl)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const { width, height, exif } = await sharp(await answer.arrayBuffer()).metadata()
    expect([width, height, exif]).toEqual([256, 256, undefined])
    expect((await open(first.pictureUrl?.split('?')[0] ?? '')).status).toBe(401)
    expect(await lastAccountEvent(member)).toMatchObject({ type: 'profile.pictureSet' })

    const second = await give(member)
    expect(second.pictureUrl).not.toBe(first.pictureUrl)
    expect((await open(first.pictureUrl)).status).toBe(404)
    expectRefused(await act(app, member, 'removeProfilePicture', { expectedVersion: first.version }), 'CONFLICT')
    expect((await act(app, member, 'removeProfilePicture', {})).errors).toEqual([])
    expect((await open(second.pictureUrl)).status).toBe(404)
    expect(await pictureOf(admin, member)).toEqual({ node: { pictureUrl: null } })
    expect(await lastAccountEvent(member)).toMatchObject({ type: 'profile.pictureRemoved' })
  })

  it('shows the part that was framed, and the middle without a choice', async () => {
    // Three fields side by side: red, green, blue.
    const stripe = (background: string, left: number) =>
      ({ input: { create: { width: 100, height: 100, channels: 3 as const, background } }, left, top: 0 })
    const image = await bytesOf(
      sharp({ create: { width: 300, height: 100, channels: 3, background: 'red' } })
        .composite([stripe('lime', 100), stripe('blue', 200)]).png(),
    )
    const colorAt = async ({ pictureUrl }: Pictured['user']) => {
      const { channels } = await sharp(await (await open(pictureUrl)).arrayBuffer()).stats()
      return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 255))
    }
    expect(await colorAt(await give(studio.member, image))).toEqual([0, 1, 0])
    expect(await colorAt(await give(studio.member, image, { crop: { left: 1, top: 0, size: 1 } }))).toEqual([0, 0, 1])
    expect(await colorAt(await give(studio.member, image, { crop: { left: 0, top: 0, size: 0.5 } }))).toEqual([1, 0, 0])
  })

  it('is refused where it is no image, framed outside of it, or sent by who may not', async () => {
    const text = new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expectRefused(await send(studio.member, text), 'INVALID_INPUT', { image: expect.any(String) as string })
    const crop = { left: 2, top: 0, size: 1 }
    expectRefused(await send(studio.member, await anyPng(), { crop }), 'INVALID_INPUT', {
      crop: 'left and top must be 0 to 1, and size 0.05 to 1',
    })
    expectRefused(await send(await makeToken(studio.member, ['read', 'write']), await anyPng()), 'FORBIDDEN')
    expect(await pictureOf(studio.member, studio.member)).toEqual({ node: { pictureUrl: null } })
  })

  it('goes with the account', async () => {
    const { pictureUrl } = await give(studio.member)
    expect((await act(app, studio.member, 'deleteAccount', { password: PASSWORD })).errors).toEqual([])
    expect((await open(pictureUrl)).status).toBe(404)
    const id = pictureUrl?.split('?')[0]?.split('/').at(-1) ?? ''
    expect(await prisma.profilePicture.count({ where: { id } })).toBe(0)
  })
})
