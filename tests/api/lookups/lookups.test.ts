import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import {
  join,
  makeOrganization,
  makeShot,
  makeStudio,
  makeToken,
  type Person,
  type Studio,
} from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { makeAsset } from '../assets/assetCalls.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'

let app: TestApp
let studio: Studio
/** The project BRICK of the studio. */
const brick = { projectId: '', storyboardId: '', shotId: '', assetId: '' }

const makeBrick = async (person: Person, organizationId: string) =>
  (
    await mutated<{ project: { id: string; storyboard: { id: string } } }>(
      app,
      person,
      'createProject',
      { organizationId, name: 'Brick', code: 'Brick' },
      'project { id storyboard { id } }',
    )
  ).project

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
  const project = await makeBrick(studio.owner, studio.organizationId)
  const shot = await makeShot(app, studio.owner, project.storyboard.id)
  const asset = await makeAsset(app, studio.owner, project.id, { name: 'Old house', code: 'OLD_HOUSE' })
  // Were "_" a sign for any character, it would be found as well.
  await makeAsset(app, studio.owner, project.id, { name: 'Another', code: 'OLDXHOUSE' })
  Object.assign(brick, {
    projectId: project.id,
    storyboardId: project.storyboard.id,
    shotId: shot.id,
    assetId: asset.id,
  })
})
afterAll(() => app.stop())

interface Lookup {
  field: string
  way: 'code' | 'path'
  value: string
  id: keyof typeof brick
}

const LOOKUPS: Lookup[] = [
  { field: 'project', way: 'code', value: 'BRICK', id: 'projectId' },
  { field: 'storyboard', way: 'path', value: 'BRICK/MAIN', id: 'storyboardId' },
  { field: 'shot', way: 'path', value: 'BRICK/MAIN/SH0010', id: 'shotId' },
  { field: 'asset', way: 'path', value: 'BRICK/OLD_HOUSE', id: 'assetId' },
]

const look = (person: Person, field: string, { organizationId, ...by }: Record<string, string>) => {
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}Lookup`
  return app.send<Record<string, { id: string; path?: string }>>(
    person,
    `query ($by: ${type}!, $organizationId: ID) {
      ${field}(by: $by, organizationId: $organizationId) { id ${field === 'project' ? '' : 'path'} }
    }`,
    { by, organizationId },
  )
}

describe.each(LOOKUPS)('$field by $way', ({ field, way, value, id }) => {
  it.each([value, value.toLowerCase()])('finds %s', async (said) => {
    const answer = await look(studio.member, field, { [way]: said })
    expect(answer.errors).toEqual([])
    expect(answer.data[field]?.id).toBe(brick[id])
    expect((await look(studio.member, field, { id: brick[id] })).data[field]?.id).toBe(brick[id])
  })

  it('tells the path it is found by', async () => {
    if (way === 'code') return
    const { data } = await look(studio.member, field, { id: brick[id] })
    expect(data[field]?.path?.toUpperCase()).toBe(value)
    expect((await look(studio.member, field, { path: data[field]?.path ?? '' })).data[field]?.id).toBe(brick[id])
  })

  it('finds nothing for an outsider, for what there is not and in an organization one is no member of', async () => {
    expectRefused(await look(studio.outsider, field, { [way]: value }), 'NOT_FOUND')
    expectRefused(await look(studio.member, field, { [way]: value.slice(0, -1) }), 'NOT_FOUND')
    const organizationId = await makeOrganization(app, studio.outsider)
    expectRefused(await look(studio.member, field, { [way]: value, organizationId }), 'NOT_FOUND')
  })

  it('takes exactly one way', async () => {
    const neither = { organizationId: studio.organizationId }
    for (const args of [{ id: brick[id], [way]: value }, neither]) {
      const refused = await look(studio.member, field, args)
      expectRefused(refused, 'INVALID_INPUT')
      expect(refused.errors[0]?.message).toContain('Exactly one')
    }
  })

  it('refuses what is neither a code nor a path', async () => {
    for (const said of ['', 'a b', `${value}/X`, 'BRICK\u0000', '%']) {
      expectRefused(await look(studio.member, field, { [way]: said }), 'INVALID_INPUT')
    }
  })

  it('asks for the organization when two have such a project', async () => {
    const both = await makeToken(studio.admin, ['read'])
    const other = await makeOrganization(app, studio.owner, { name: 'Other' })
    await join(other, studio.admin, 'MEMBER')
    const { id: projectId, storyboard } = await makeBrick(studio.owner, other)
    await makeShot(app, studio.owner, storyboard.id)
    await makeAsset(app, studio.owner, projectId, { code: 'OLD_HOUSE' })
    const refused = await look(both, field, { [way]: value })
    expectRefused(refused, 'INVALID_INPUT')
    expect(Object.keys(refused.errors[0]?.extensions.fields ?? {})).toEqual(['organizationId'])
    const { data } = await look(both, field, { [way]: value, organizationId: studio.organizationId })
    expect(data[field]?.id).toBe(brick[id])
    const elsewhere = await look(both, field, { [way]: value, organizationId: other })
    expect(elsewhere.data[field]?.id).not.toBe(brick[id])
    await mutated(app, studio.owner, 'deleteProject', { projectId }, 'deletedProjectId')
    expect((await look(both, field, { [way]: value })).data[field]?.id).toBe(brick[id])
  })
})

it('finds nothing in the trash by its path', async () => {
  const { id } = await makeShot(app, studio.owner, brick.storyboardId)
  const { data } = await look(studio.owner, 'shot', { id })
  await mutatedOne(app, studio.owner, 'deleteShots', { shotId: id }, 'deletedShotId')
  expectRefused(await look(studio.owner, 'shot', { path: data['shot']?.path ?? '' }), 'NOT_FOUND')
})
