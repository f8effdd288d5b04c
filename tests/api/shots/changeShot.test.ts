import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import {
  type MadeShot,
  makeShot,
  makeStudio,
  makeToken,
  type Person,
  readBoard,
  type Studio,
} from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { mutateOne } from '../projects/projectCalls.ts'

const CHANGEABLE =
  'name, description, notes, cameraNote, dialogue, code, frames, duration, aspectRatio, statusId, externalId'

const SHOT = `query ($id: ID!) {
  shot(by: { id: $id }) {
    name description version status { id } updatedAt storyboard { revision project { events { totalCount } } }
  }
}`

interface Updated {
  shot: { name: string; description: string; version: number }
  storyboard: { revision: number }
}
interface StatusChanged {
  shot: { version: number; status: { id: string; name: string; color: string } | null }
}

describe('a shot', () => {
  let app: TestApp
  let studio: Studio
  let shot: MadeShot

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    shot = await makeShot(app, studio.owner, studio.storyboardId, 'Harbour')
  })
  afterAll(() => app.stop())

  const read = () => app.ask<{ shot: { version: number } }>(studio.owner, SHOT, { id: shot.id })
  const everything = async () => [await read(), await readBoard(app, studio.owner, studio.storyboardId)]
  const update = (input: object, person: Person | null = studio.member) =>
    mutateOne<Updated>(
      app, person, 'updateShots', { shotId: shot.id, ...input },
      'shot { name description version } storyboard { revision }',
    )
  const changeStatus = (statusId: string | null, person: Person | null = studio.member) =>
    mutateOne<StatusChanged>(
      app, person, 'updateShots', { shotId: shot.id, statusId }, 'shot { version status { id name color } }',
    )

  describe('updateShots', () => {
    it('changes what is given and keeps the rest', async () => {
      const { version } = (await read()).shot
      const named = await update({ name: ' Harbour, wide ' })
      expect(named.data.shot).toEqual({ name: 'Harbour, wide', description: '', version: version + 1 })
      const described = await update({ description: ' e\u0301 \n\n שלום ' })
      expect(described.data.shot).toEqual({
        name: 'Harbour, wide',
        description: ' \u00e9 \n\n שלום ',
        version: version + 2,
      })
      const emptied = await update({ description: '', expectedVersion: version + 2 })
      expect(emptied.data.shot).toMatchObject({ description: '', version: version + 3 })
      expect(emptied.data.storyboard.revision).toBe(named.data.storyboard.revision + 2)
    })

    it('changes dialogue, camera note and notes, which are given to new shots too and copied', async () => {
      const texts = { dialogue: 'ADA\nYou came back.', cameraNote: 'Push in, 35 mm', notes: 'Fog from below' }
      const fields = 'shot { id dialogue cameraNote notes }'
      const changed = await mutateOne<{ shot: object }>(
        app, studio.member, 'updateShots', { shotId: shot.id, ...texts }, fields,
      )
      expect(changed.data.shot).toMatchObject(texts)
      const { shots: [made] } = (await app.ask<{ createShots: { shots: object[] } }>(
        studio.member, `mutation ($input: CreateShotsInput!) { createShots(input: $input) {
          shots { id dialogue cameraNote notes } } }`,
        { input: { storyboardId: studio.storyboardId, shots: [texts] } },
      )).createShots
      expect(made).toMatchObject(texts)
      const copied = await mutateOne<{ shot: object }>(
        app, studio.member, 'duplicateShots', { shotId: shot.id }, fields,
      )
      expect(copied.data.shot).toMatchObject(texts)
    })

    it('is a conflict at another version and writes nothing', async () => {
      const { version } = (await read()).shot
      await expectUnchanged(everything, async () => {
        for (const expectedVersion of [version - 1, version + 1, 0, -1, 2_147_483_647]) {
          const answer = await update({ name: 'Stale', expectedVersion })
          expectRefused(answer, 'CONFLICT', {
            expectedVersion: `Shot has changed meanwhile: it is at version ${version}, not ${expectedVersion}`,
          })
        }
      })
    })

    it('lets one of two with the same version win', async () => {
      const { version } = (await read()).shot
      const answers = await Promise.all(['One', 'Two'].map((name) => update({ name, expectedVersion: version })))
      const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'written')
      expect(codes.toSorted()).toEqual(['CONFLICT', 'written'])
      expect((await read()).shot.version).toBe(version + 1)
    })

    it.each([
      [{ name: '' }, { name: 'Name is required' }],
      [{ name: '   ' }, { name: 'Name is required' }],
      [{ name: 'n'.repeat(201) }, { name: 'Name must be at most 200 characters' }],
      [{ description: '\u001b[31m' }, { description: 'Description must not contain control characters' }],
      [{ dialogue: '\u001b[31m' }, { dialogue: 'Dialogue must not contain control characters' }],
      [{ cameraNote: 'n'.repeat(20_001) }, { cameraNote: 'Camera note must be at most 20,000 characters' }],
      [{ description: '\udc00' }, { description: 'Description must be valid Unicode text' }],
      [{}, { name: `Give something to change: ${CHANGEABLE}` }],
    ])('refuses %.60j and writes nothing', async (input, fields) => {
      await expectUnchanged(everything, async () => {
        expectRefused(await update(input), 'INVALID_INPUT', fields)
      })
    })

    it('is not found for an outsider, refused to nobody and to a token that may only read', async () => {
      await expectUnchanged(everything, async () => {
        expectRefused(await update({ name: 'Mine' }, studio.outsider), 'NOT_FOUND')
        expectRefused(await update({ name: 'Mine' }, null), 'UNAUTHENTICATED')
        expectRefused(await update({ name: 'Mine' }, await makeToken(studio.member, ['read'])), 'FORBIDDEN')
      })
    })
  })

  describe('the status', () => {
    it('gives a status of the project and clears it', async () => {
      const [, cleanUp = ''] = studio.statusIds
      const given = await changeStatus(cleanUp)
      expect(given.data.shot.status).toEqual({ id: cleanUp, name: 'Clean-up', color: '#e8a33d' })
      const { version } = given.data.shot
      const cleared = await changeStatus(null)
      expect(cleared.data.shot).toEqual({ version: version + 1, status: null })
    })

    it('does not know the status of another project, nor one that is gone or no status', async () => {
      const other = await makeStudio(app)
      await expectUnchanged(everything, async () => {
        expectRefused(await changeStatus(other.statusIds[0] ?? ''), 'NOT_FOUND')
        expectRefused(await changeStatus('status_01jd8x0000e8v9h1m2n3p4q5r6'), 'NOT_FOUND')
        expectRefused(await changeStatus(shot.id), 'INVALID_INPUT')
        expectRefused(await changeStatus('In Review'), 'INVALID_INPUT')
      })
    })

    it('is not found for an outsider', async () => {
      await expectUnchanged(everything, async () => {
        expectRefused(await changeStatus(studio.statusIds[0] ?? '', studio.outsider), 'NOT_FOUND')
      })
    })
  })
})
