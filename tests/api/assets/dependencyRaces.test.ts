import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { join, makePerson, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { inFull } from '../../harness/full.ts'
import { randomFrom } from '../../harness/random.ts'
import { pool, prisma } from '../../harness/running.ts'
import { mutate, mutatedOne, mutateOne } from '../projects/projectCalls.ts'
import { makeAsset, type Relationship, tryDependency } from './assetCalls.ts'

const CLIENTS = 8
const EDITS_EACH = inFull(125, 50)
const ASSETS = 14
/** It takes a few seconds, and many more where every core is taken. */
const LONGEST_MS = 180_000
const RELATIONSHIPS: readonly Relationship[] = ['OWNS', 'BELONGS_TO', 'OWNS', 'BELONGS_TO', 'USES', 'USED']

describe('dependencies that many change at once', () => {
  let app: TestApp
  let studio: Studio
  let people: Person[]

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    people = await Promise.all(Array.from({ length: CLIENTS }, (_, index) => makePerson(app, `Editor${index}`)))
    for (const person of people) await join(studio.organizationId, person, 'MEMBER')
  })
  afterAll(() => app.stop())

  const rowsOf = () =>
    prisma.assetDependency.findMany({ where: { projectId: uuidOf('Project', studio.projectId) } })

  /** Pairs of which each owns the other, through however many. */
  async function countCycles(): Promise<number> {
    const { rows } = await pool.query<{ cycles: number }>(
      `WITH RECURSIVE owns("owner", "part") AS (
         SELECT "sourceId", "targetId" FROM "AssetDependency" WHERE "link" = 'OWNS' AND "projectId" = $1
         UNION
         SELECT o."owner", d."targetId" FROM owns o
         JOIN "AssetDependency" d ON d."sourceId" = o."part" AND d."link" = 'OWNS'
       ) SELECT count(*)::int AS "cycles" FROM owns WHERE "owner" = "part"`,
      [uuidOf('Project', studio.projectId)],
    )
    return rows[0]?.cycles ?? -1
  }

  it('never own themselves and are never there twice', async () => {
    const ids: string[] = []
    for (let index = 0; index < ASSETS; index++) {
      ids.push((await makeAsset(app, studio.owner, studio.projectId, { name: `Asset ${index}` })).id)
    }
    const codes = new Map<string, number>()

    async function edit(person: Person, random: () => number): Promise<void> {
      const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
      const [one = '', other = '', dice] = [any(ids), any(ids), random()]
      const send = async () => {
        if (dice < 0.7) return tryDependency(app, person, one, any(RELATIONSHIPS) ?? 'USES', other)
        if (dice > 0.95) return mutateOne(app, person, 'deleteAssets', { assetId: one })
        if (dice > 0.87) return mutateOne(app, person, 'restoreAssets', { assetId: one })
        const dependencyId = toTypeId('AssetDependency', any(await rowsOf())?.id ?? uuidOf('Asset', one))
        return mutate(app, person, 'removeAssetDependency', { dependencyId })
      }
      const { errors } = await send()
      const code = errors[0]?.extensions.code ?? 'done'
      codes.set(code, (codes.get(code) ?? 0) + 1)
    }

    await Promise.all(
      people.map(async (person, index) => {
        const random = randomFrom(index + 1)
        for (let count = 0; count < EDITS_EACH; count++) await edit(person, random)
      }),
    )
    expect([...codes.keys()].toSorted()).toEqual(['CONFLICT', 'INVALID_INPUT', 'NOT_FOUND', 'done'])
    expect(codes.get('done')).toBeGreaterThan((CLIENTS * EDITS_EACH) / 5)

    for (const assetId of ids) await mutatedOne(app, studio.owner, 'restoreAssets', { assetId })
    expect(await countCycles()).toBe(0)
    const rows = await rowsOf()
    expect(rows.length).toBeGreaterThan(20)
    const said = rows.map(({ sourceId, targetId, link }) => `${sourceId} ${link} ${targetId}`)
    expect(new Set(said).size).toBe(said.length)

    const events = await prisma.event.findMany({
      where: { projectId: uuidOf('Project', studio.projectId), type: { startsWith: 'asset.dependency' } },
      orderBy: { seq: 'asc' },
    })
    const logged = new Set<string>()
    for (const { type, payload } of events) {
      const { dependency } = payload as { dependency: string }
      if (type === 'asset.dependencyAdded') logged.add(dependency)
      else logged.delete(dependency)
    }
    expect(logged).toEqual(new Set(rows.map(({ id }) => toTypeId('AssetDependency', id))))
  }, LONGEST_MS)
})
