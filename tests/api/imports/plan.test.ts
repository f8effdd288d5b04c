import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { hashSecret } from '../../../server/modules/identity/secret.ts'
import { forgetImports, resumeImports } from '../../../server/modules/delivery/imports/importsHousekeeping.service.ts'
import { importFolder } from '../../../server/modules/delivery/imports/importFile.ts'
import { readImport } from '../../../server/modules/delivery/imports/readImport.service.ts'
import { files } from '../../../server/modules/media/files.ts'
import { runDueJobs } from '../../../server/platform/jobs/jobs.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { makeProject, makeStudio, makeToken, readBoard, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { statementsOf } from '../../harness/statements.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import {
  applied, changesOf, chosen, findImport, itemAt, knownImport, planned, runReading, sendApply, sendStart,
} from './importCalls.ts'

const SHOTS = 'Sequence,Name,Description,Nb Frames\nMAIN,SH0010,Waves,48\nMAIN,SH0020,Gulls,24\n'

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp(await makeDatabase())
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

let projectId: string
let storyboardId: string

beforeEach(async () => {
  ({ projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId))
})

const board = () => readBoard(app, studio.owner, storyboardId)
const shots = async () => (await board()).shots.nodes.map(({ code }) => code)

describe('the plan of an import', () => {
  it('says what the file would do, and changes nothing', async () => {
    await planned(app, studio.member, projectId, SHOTS).then((plan) => applied(app, studio.member, plan))
    const text = 'Sequence,Name,Description,Nb Frames,Camera\n' +
      'MAIN,SH0010,Waves,36,A\nMAIN,SH0020,A gull,24,B\nMAIN,SH0030,Rain,12,B\nPIER,SH0010,Dawn,0,\n'
    await expectUnchanged(shots, async () => {
      const plan = await planned(app, studio.member, projectId, text, { name: 'Édition 2.csv' })
      expect(plan).toMatchObject({ status: 'READY', reader: 'CSV', fileName: 'Édition 2.csv', refusedCount: 1 })
      expect(changesOf(plan)).toEqual([
        '2 RETIMED MAIN/SH0010', '3 RETEXTED MAIN/SH0020', '4 ADDED MAIN/SH0030', '5 REFUSED PIER/SH0010',
      ])
      expect(itemAt(plan, 2).changes).toEqual([{ change: 'RETIMED', field: 'Nb Frames', from: '48', to: '36' }])
      expect(itemAt(plan, 2)).toMatchObject({ choice: 'ACCEPT', subjectType: 'Shot', reasons: [] })
      expect(itemAt(plan, 2).subjectId).toMatch(/^shot_/)
      expect(itemAt(plan, 4).subjectId).toBeNull()
      expect(itemAt(plan, 5).reasons).toMatchObject([{ reason: expect.any(String) as string }])
      expect(plan.counts.toSorted((one, other) => one.change.localeCompare(other.change))).toEqual([
        { change: 'ADDED', count: 1, acceptedCount: 1 },
        { change: 'REFUSED', count: 1, acceptedCount: 1 },
        { change: 'RETEXTED', count: 1, acceptedCount: 1 },
        { change: 'RETIMED', count: 1, acceptedCount: 1 },
      ])
      expect(plan.warnings).toMatchObject([{ reason: 'CSV_COLUMNS_IGNORED', params: { count: 1, columns: 'Camera' } }])
      expect(plan.columns).toContainEqual({ header: 'Camera', use: 'IGNORED', as: null, samples: ['A', 'B'] })
      expect(plan.columns[0]).toEqual({ header: 'Sequence', use: 'KNOWN', as: 'Sequence', samples: ['MAIN', 'PIER'] })
    })
  })

  it('has what its items are about, with one statement for all of a page', async () => {
    const rows = (count: number, frames: number) => {
      const lines = Array.from({ length: count }, (_, index) =>
        `MAIN,SH${String(index + 1).padStart(3, '0')}0,${frames}`)
      return ['Sequence,Name,Nb Frames', ...lines].join('\n')
    }
    await applied(app, studio.owner, await planned(app, studio.owner, projectId, rows(30, 24)))
    const plan = await planned(app, studio.owner, projectId, rows(31, 36))
    const read = async (first: number) => {
      const query = `query ($id: ID!, $first: Int) { node(id: $id) { ... on Import { items(first: $first) {
        nodes { subject { __typename id ... on Shot { code } } } } } } }`
      type Subject = { __typename: string; id: string; code: string } | null
      const { node } = await app.ask<{ node: { items: { nodes: { subject: Subject }[] } } }>(
        studio.owner, query, { id: plan.id, first })
      return node.items.nodes.map(({ subject }) => subject)
    }
    const subjects = await read(31)
    expect(subjects.slice(0, 2)).toMatchObject([{ __typename: 'Shot', code: 'SH0010' }, { code: 'SH0020' }])
    expect(subjects[30]).toBeNull()
    const few = await statementsOf(() => read(2))
    expect((await statementsOf(() => read(31))).length).toBe(few.length)
    const [first] = subjects
    await mutated(app, studio.owner, 'deleteShots', { shots: [{ shotId: first?.id }] })
    expect((await read(2))[0]).toBeNull()
  })

  it('holds texts that are cut within a character', async () => {
    const gull = '\u{1F54A}'
    const long = `Sequence,Name,Description,${'x'.repeat(59)}${gull}\nMAIN,SH0010,${'w'.repeat(499)}${gull}!,y\n`
    const plan = await planned(app, studio.member, projectId, long)
    expect(itemAt(plan, 2).changes.find(({ field }) => field === 'Description')?.to).toBe(`${'w'.repeat(499)}\uFFFD…`)
    expect(plan.columns[3]?.header).toBe(`${'x'.repeat(59)}\uFFFD`)
    await applied(app, studio.member, plan)
    expect(await shots()).toEqual(['SH0010'])
    const type = `${'t'.repeat(59)}${gull}`
    const refused = await planned(app, studio.member, projectId, `Type,Name\n${type},Lamp\n`)
    expect(itemAt(refused, 2).reasons[0]?.params).toMatchObject({ value: `${'t'.repeat(59)}\uFFFD` })
  })

  it('pages and filters its items', async () => {
    const rows = Array.from({ length: 7 }, (_, index) => `MAIN,SH${index}0,,${index % 2 ? 0 : 12}`)
    const text = `Sequence,Name,Description,Nb Frames\n${rows.join('\n')}`
    const { id } = await planned(app, studio.member, projectId, text)
    interface Page {
      node: { items: { totalCount: number; nodes: { name: string }[]; pageInfo: { endCursor: string } } }
    }
    const page = async (after: string | null) =>
      (await app.ask<Page>(
        studio.member,
        `query ($id: ID!, $after: String) { node(id: $id) { ... on Import {
          items(filter: { changes: [ADDED], choice: ACCEPT }, first: 3, after: $after) {
            totalCount nodes { name } pageInfo { endCursor }
          }
        } } }`,
        { id, after },
      )).node.items
    const first = await page(null)
    expect(first).toMatchObject({ totalCount: 4, nodes: [0, 2, 4].map((index) => ({ name: `MAIN/SH${index}0` })) })
    expect((await page(first.pageInfo.endCursor)).nodes).toEqual([{ name: 'MAIN/SH60' }])
  })

  it('is made of chosen columns, and again of others with the choices kept', async () => {
    const text = 'Board,Shot,Action\nMAIN,SH0010,Waves\nMAIN,SH0020,Gulls\n'
    const unread = await planned(app, studio.member, projectId, text)
    expect(unread).toMatchObject({ status: 'REFUSED', items: { totalCount: 0 } })
    expect(unread.failure?.reason).toBe('CSV_KIND_UNKNOWN')
    expect(unread.columns).toEqual([
      { header: 'Board', use: 'IGNORED', as: null, samples: ['MAIN'] },
      { header: 'Shot', use: 'IGNORED', as: null, samples: ['SH0010', 'SH0020'] },
      { header: 'Action', use: 'IGNORED', as: null, samples: ['Waves', 'Gulls'] },
    ])
    const columns = [{ header: 'Board', as: 'Sequence' }, { header: 'shot', as: 'Name' }]
    const reread = async (as: object, expectedVersion: number) => {
      await mutated(app, studio.member, 'updateImport', { importId: unread.id, as, expectedVersion })
      await runReading(unread.id)
      return knownImport(app, studio.member, unread.id)
    }
    const plan = await reread({ csv: { columns } }, 1)
    expect(changesOf(plan)).toEqual(['2 ADDED MAIN/SH0010', '3 ADDED MAIN/SH0020'])
    expect(plan).toMatchObject({ status: 'READY', failure: null, version: 2 })
    const known = columns.map((each) => ({ ...each, use: 'KNOWN' }))
    expect(plan.options).toMatchObject({ profile: 'FRAMEWRIGHT', columns: known })
    const { id: itemId } = itemAt(plan, 2)
    await chosen(app, studio.member, { importId: plan.id, itemIds: [itemId], choice: 'REJECT' })
    const described = [...columns, { header: 'Action', as: 'Description' }]
    const again = await reread({ csv: { columns: described } }, 3)
    expect(itemAt(again, 2)).toMatchObject({ id: itemId, choice: 'REJECT' })
    expect(itemAt(again, 3)).toMatchObject({ choice: 'ACCEPT', change: 'ADDED' })
    expect(again.digest).not.toBe(plan.digest)
    await applied(app, studio.member, again)
    expect(await shots()).toEqual(['SH0020'])
    const late = await mutate(app, studio.member, 'updateImport', { importId: plan.id, as: { csv: {} } })
    expectRefused(late, 'CONFLICT')
  })

  it('shows the encodings to choose from, and reads the chosen one', async () => {
    const bytes = Buffer.from('sep=;\r\nType;Name\r\nProp;Caf\u00e9\r\n', 'latin1')
    const unread = await planned(app, studio.member, projectId, bytes)
    expect(unread).toMatchObject({ status: 'REFUSED', failure: { reason: 'FILE_ENCODING_UNKNOWN' } })
    expect(unread.encodings).toContainEqual({ encoding: 'WINDOWS_1252', lines: ['Prop;Café'] })
    const as = { csv: { encoding: 'WINDOWS_1252' } }
    await mutated(app, studio.member, 'updateImport', { importId: unread.id, as })
    await runReading(unread.id)
    const plan = await knownImport(app, studio.member, unread.id)
    expect(plan).toMatchObject({ status: 'READY', encodings: [], failure: null })
    expect(changesOf(plan)).toEqual(['3 ADDED Café'])
    const utf16 = Buffer.from('\ufeffType,Name\nProp,Café\n', 'utf16le')
    expect(changesOf(await planned(app, studio.member, projectId, utf16))).toEqual(['2 ADDED Café'])
  })

  it('is refused for a file that cannot be read', async () => {
    const reasonOf = async (text: string, as?: object) =>
      (await planned(app, studio.member, projectId, text, as ? { as } : {})).failure?.reason
    expect(await reasonOf('')).toBe('CSV_EMPTY')
    expect(await reasonOf('Sequence,Name\nMAIN,"SH0010\n')).toBe('CSV_QUOTE_UNBALANCED')
    expect(await reasonOf('Sequence,Description\nMAIN,Waves\n')).toBe('CSV_COLUMNS_MISSING')
    expect(await reasonOf('Type,Name\nProp,Lamp\n', { csv: { kind: 'SHOTS' } })).toBe('CSV_COLUMNS_MISSING')
    expect(await reasonOf('\u0000\u0001\u0000')).toBe('FILE_BINARY')
    expect(await reasonOf(`Sequence,Name\n${'MAIN,SH1\n'.repeat(10_001)}`)).toBe('CSV_ROWS_AT_LIMIT')
  })
})

describe('starting an import', () => {
  it('takes files that are small enough and of a known kind', async () => {
    const most = 2 * 1024 * 1024
    const large = await sendStart(app, studio.member, projectId, SHOTS.padEnd(most + 1))
    expectRefused(large, 'INVALID_INPUT')
    expect(large.errors[0]?.extensions).toMatchObject({ reason: 'FILE_TOO_LARGE', fields: { file: {} } })
    const unknown = await sendStart(app, studio.member, projectId, SHOTS, { name: 'shots.xlsx' })
    expectRefused(unknown, 'INVALID_INPUT')
    expect(unknown.errors[0]?.extensions).toMatchObject({ reason: 'IMPORT_KIND_UNKNOWN' })
    const board = await sendStart(app, studio.member, projectId, SHOTS, { storyboardId })
    expectRefused(board, 'INVALID_INPUT')
    expect(board.errors[0]?.extensions).toMatchObject({ reason: 'IMPORT_INTO_PROJECT' })
    const named = await planned(app, studio.member, projectId, SHOTS, { name: 'shots.xlsx', as: { csv: {} } })
    expect(named.status).toBe('READY')
    const as = { csv: { columns: [{ header: 'x'.repeat(201) }] } }
    const wrong = await sendStart(app, studio.member, projectId, SHOTS, { as })
    expectRefused(wrong, 'INVALID_INPUT')
    expect(await inApp(() => prisma.import.count({ where: { projectId: uuidOf('Project', projectId) } }))).toBe(1)
  })

  it('is for those who edit, by tokens with imports:write', async () => {
    const reader = await makeToken(studio.member, ['read'])
    expectRefused(await sendStart(app, studio.outsider, projectId, SHOTS), 'NOT_FOUND')
    expectRefused(await sendStart(app, reader, projectId, SHOTS), 'FORBIDDEN')
    const { id } = await planned(app, studio.member, projectId, SHOTS)
    expect(await findImport(app, studio.outsider, id)).toBeNull()
    expect(await findImport(app, reader, id)).toMatchObject({ status: 'READY', items: { totalCount: 2 } })
    const partly = await makeToken(studio.member, ['imports:write', 'assets:read'])
    const { errors } = await app.send(
      partly, 'query ($id: ID!) { node(id: $id) { ... on Import { status items { nodes { name } } } } }', { id },
    )
    expect(errors[0]?.extensions).toMatchObject({ reason: 'TOKEN_SCOPE_MISSING', params: { scope: 'shots:read' } })
    const plan = await knownImport(app, studio.member, id)
    const refused = await sendApply(app, await makeToken(studio.member, ['read', 'imports:write']), plan)
    expectRefused(refused, 'FORBIDDEN')
    expect(refused.errors[0]?.extensions).toMatchObject({ params: { scope: 'shots:write' } })
    await applied(app, await makeToken(studio.member, ['read', 'imports:write', 'shots:write']), plan)
  })

  it('by a token limited to the project names nobody by an address', async () => {
    const limited = await makeToken(studio.owner, ['read', 'write'])
    await prisma.accessToken.updateMany({
      where: { secretHash: hashSecret(limited.accessToken) }, data: { projectId: uuidOf('Project', projectId) },
    })
    const text = `Title,Assignees\nPaint,${studio.member.email}\n`
    const own = await planned(app, limited, projectId, text)
    expect(itemAt(own, 2).reasons).toMatchObject([{ reason: 'CSV_ASSIGNEE_NAME_UNKNOWN' }])
    const { id } = await planned(app, studio.owner, projectId, text)
    expect(await findImport(app, limited, id)).toBeNull()
    const other = await makeProject(app, studio.owner, studio.organizationId)
    expectRefused(await sendStart(app, limited, other.projectId, text), 'NOT_FOUND')
  })

  it('is read by a job, also after a server was gone, and forgotten with its files when its time is over', async () => {
    const started = await sendStart(app, studio.member, projectId, SHOTS)
    const { id } = started.data.startImport.import
    const uuid = uuidOf('Import', id)
    await inApp(() => runDueJobs({ scheduled: [], queued: [], outgoing: [], lengthy: [readImport] }))
    expect(await knownImport(app, studio.member, id)).toMatchObject({ status: 'READY' })
    await prisma.import.update({
      where: { id: uuid },
      data: { status: 'READING', workedUntil: new Date(Date.now() - 1), createdAt: new Date(Date.now() - 120_000) },
    })
    await inApp(() => resumeImports())
    await inApp(() => runDueJobs({ scheduled: [], queued: [], outgoing: [], lengthy: [readImport] }))
    expect(await knownImport(app, studio.member, id)).toMatchObject({ status: 'READY', items: { totalCount: 2 } })
    const kept = () => inApp(() => files().list(importFolder(uuid), new Date(Date.now() + 60_000)))
    expect(await kept()).toContain('source')
    await inApp(() => forgetImports())
    expect(await kept()).toContain('source')
    await prisma.import.update({ where: { id: uuid }, data: { expiresAt: new Date(Date.now() - 1) } })
    expect(await findImport(app, studio.member, id)).toBeNull()
    await inApp(() => forgetImports())
    expect(await kept()).toEqual([])
    expect(await prisma.import.count({ where: { id: uuid } })).toBe(0)
  })

  it('ends without a plan when it is discarded', async () => {
    const plan = await planned(app, studio.member, projectId, SHOTS)
    const { import: discarded } = await mutated<{ import: object }>(
      app, studio.member, 'discardImport', { importId: plan.id }, 'import { status fileName items { totalCount } }',
    )
    const { fileName, items: { totalCount } } = plan
    expect(discarded).toEqual({ status: 'DISCARDED', fileName, items: { totalCount } })
    expectRefused(await sendApply(app, studio.member, plan), 'NOT_FOUND')
    expectRefused(await mutate(app, studio.member, 'discardImport', { importId: plan.id }), 'NOT_FOUND')
    expect(await shots()).toEqual([])
  })
})
