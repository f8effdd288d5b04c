import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { makeStudio, readBoard, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { pool, prisma } from '../../harness/running.ts'
import { longScreenplay } from './screenplays.ts'

describe('an import that fails half-way', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp(await makeDatabase())
    studio = await makeStudio(app)
    await pool.query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'the disk of postgres is full'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON "Shot" FOR EACH ROW WHEN (NEW."name" = 'Shot 577') EXECUTE FUNCTION fail()`)
  })
  afterAll(() => app.stop())

  const counts = () =>
    Promise.all([
      prisma.script.count(),
      prisma.scriptText.count(),
      prisma.scene.count(),
      prisma.shot.count(),
      prisma.shotView.count(),
      prisma.assignedCode.count({ where: { kind: 'SHOT' } }),
      prisma.event.count(),
    ])
  const send = (sceneCount: number) =>
    app.send(studio.member, `mutation ($input: ImportScriptInput!) { importScript(input: $input) { shotCount } }`, {
      input: {
        storyboardId: studio.storyboardId,
        source: { text: longScreenplay(sceneCount) },
        importId: randomUUID(),
      },
    })

  it('leaves nothing behind, tells nothing of why, and can be tried again', async () => {
    const before = await counts()
    const board = await readBoard(app, studio.owner, studio.storyboardId)
    expectRefused(await send(60), 'INTERNAL')
    expect(await counts()).toEqual(before)
    expect(await readBoard(app, studio.owner, studio.storyboardId)).toEqual(board)

    expect((await send(20)).errors).toEqual([])
    const { shots } = await readBoard(app, studio.owner, studio.storyboardId)
    expect(shots.nodes.at(0)?.code).toBe('SH0010')
    expect(shots.nodes.at(-1)).toMatchObject({ code: 'SH2000', position: 200 })
  })
})
