import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { adding, clearing, draw } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { giveImage } from '../../harness/images.ts'
import { addDependency, giveThumbnail, makeAsset } from '../assets/assetCalls.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { makeTask } from '../tasks/taskCalls.ts'
import { download, exported, type Line, linesOf, ofKind, readLines } from './exportCalls.ts'

const SCRIPT = `Title: Salt

INT. KITCHEN - NIGHT

Rain on the "window".

OLGA
Close it.

EXT. MARSH - DAY

Reeds, wind. Ünïcode \u2028 too.
`

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp(await makeDatabase())
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

/** Fills the studio's project with some of everything, and with what lies in the trash of each. */
async function fill(): Promise<void> {
  const { owner, admin, member, projectId, storyboardId, statusIds } = studio
  await mutated(app, owner, 'importScript', { storyboardId, source: { text: SCRIPT } })
  await mutatedOne(app, owner, 'createProjectColors', { projectId, name: 'Sea', color: '#336699' })
  const names = ['Wide', 'Close', 'Cut out']
  const [first, second, gone] = await Promise.all(names.map((name) => makeShot(app, owner, storyboardId, name)))
  if (!first || !second || !gone) throw new Error('A shot is missing')
  const viewId = first.views[0]?.id ?? ''
  await mutatedOne(app, owner, 'updateShots', { shotId: first.id, statusId: statusIds[1] })
  await mutatedOne(app, owner, 'moveShots', { shotId: second.id, to: { position: 1 } })
  await mutatedOne(app, owner, 'createViews', { shotId: first.id, name: 'Low angle' })
  await draw(app, owner, viewId, [adding(), adding()])
  await mutated(app, owner, 'createFrameTemplate', { viewId, name: 'Grid' })
  await draw(app, member, second.views[0]?.id ?? '', [adding(), clearing()])
  await giveImage(app, owner, viewId)
  const metadata = [{ key: 'height', kind: 'NUMBER', value: '12' }]
  const house = await makeAsset(app, owner, projectId, { metadata })
  const door = await makeAsset(app, owner, projectId, { name: 'Door', type: 'PROP' })
  const lost = await makeAsset(app, owner, projectId, { name: 'Lost' })
  await giveThumbnail(app, owner, door.id)
  await addDependency(app, owner, house.id, 'OWNS', door.id)
  await addDependency(app, owner, house.id, 'USES', lost.id)
  const cast = (shotId: string, assetId: string) => ({ shotId, assetId, occurrences: 2, label: 'fixed' })
  const castings = [cast(first.id, house.id), cast(second.id, door.id), cast(gone.id, door.id), cast(first.id, lost.id)]
  await mutated(app, owner, 'castAssets', { castings })
  const rough = await makeTask(app, owner, projectId, 'Rough', {
    dueDate: '2026-11-30', assigneeIds: [member.id, admin.id],
  })
  const clean = await makeTask(app, owner, projectId, 'Clean', {
    status: 'DONE', priority: 'HIGH', description: 'With @Adam',
  })
  const dropped = await makeTask(app, owner, projectId, 'Dropped')
  await mutated(app, owner, 'addTaskShot', { taskId: rough.id, shotId: first.id })
  await mutated(app, owner, 'addTaskShot', { taskId: rough.id, shotId: gone.id })
  await mutated(app, owner, 'addTaskDependency', { taskId: clean.id, dependsOnId: rough.id })
  await mutated(app, owner, 'addTaskDependency', { taskId: clean.id, dependsOnId: dropped.id })
  const { storyboard } = await mutated<{ storyboard: { id: string } }>(
    app, owner, 'createStoryboard', { projectId, name: 'Act two' }, 'storyboard { id }',
  )
  const other = await mutated<{ storyboard: { id: string } }>(
    app, owner, 'createStoryboard', { projectId, name: 'Old' }, 'storyboard { id }',
  )
  await makeShot(app, owner, storyboard.id)
  await makeShot(app, owner, other.storyboard.id)
  await mutatedOne(app, owner, 'deleteShots', { shotId: gone.id })
  await mutatedOne(app, owner, 'deleteAssets', { assetId: lost.id })
  await mutatedOne(app, owner, 'deleteTasks', { taskId: dropped.id })
  await mutated(app, owner, 'deleteStoryboard', { storyboardId: other.storyboard.id })
}

const SCRIPT_FIELDS = 'id title authors revision color previous { id } createdAt storyboard { id }'

/** In several requests, since one may cost so much alone. */
const PARTS = [
  `id code name description version organization { id members(first: 5) { nodes { id role createdAt organization { id }
    user { id name email } } } }
  frameRate { numerator denominator } firstFrame frameNumbering createdAt updatedAt archivedAt isArchived
  statuses { id name color decision version }`,
  `storyboards(first: 5) { nodes {
    id code path name description startTimecode startFrame version revision createdAt updatedAt project { id }
    scenes { id number heading line version script { ${SCRIPT_FIELDS} } }
  } }`,
  `shots(first: 20) { nodes {
    id storyboard { id } scene { id } status { id } code path name description dialogue notes cameraNote position frames
    duration aspectRatio script { id } scriptLine scriptLineEnd scriptState scriptColor firstFrame version createdAt
    updatedAt
    casting(first: 5) { nodes { id shot { id } asset { id } occurrences label createdAt updatedAt } }
  } }`,
  `views(first: 20) { nodes {
    id shot { id } name description version position revision strokeCount initialWidth initialHeight width height
    image { id width height bytes contentType url } pictureRevision canvasData
  } }`,
  `assets(first: 20) { nodes {
    id project { id } code path name type status description metadata { key kind value }
    thumbnail { id width height bytes contentType url } version createdAt updatedAt
    dependencies(first: 5) { nodes { id relationshipType source { id } target { id } createdAt updatedAt } }
  } }`,
  `tasks(first: 20) { nodes {
    id project { id } title description status priority assignees { id } dueDate position version createdAt updatedAt
    shots(first: 5) { nodes { id } } dependsOn(first: 5) { nodes { id } }
  } }`,
]

type Row = Record<string, unknown>
type Told = Row & { nodes?: Told[] }

const isIdAlone = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'id'

/** Relations that may be null, as an export tells them. */
const MAYBE = ['scene', 'status', 'script', 'previous', 'thumbnail', 'image']

/** An object of GraphQL as a line of an export: relations are ids, connections have lines of their own. */
function lineOf(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const isList = Array.isArray(value) ? name !== 'metadata' : typeof value === 'object' && value && 'nodes' in value
      if (name === 'assignees') return [['assigneeIds', (value as { id: string }[]).map(({ id }) => id)]]
      if (isList || name === 'canvasData') return []
      if (MAYBE.includes(name) && (value === null || typeof value === 'object')) {
        return [[`${name}Id`, (value as { id: string } | null)?.id ?? null]]
      }
      return isIdAlone(value) ? [[`${name}Id`, value.id]] : [[name, value]]
    }),
  )
}

const nodesOf = (value: unknown): Row[] => (value as Told).nodes ?? []
const byId = (rows: readonly Row[]) => rows.toSorted((a, b) => String(a['id']).localeCompare(String(b['id'])))
const unique = (rows: readonly Row[]) => byId([...new Map(rows.map((row) => [row['id'], row])).values()])
/** A stable address instead of a signed one. */
const unsigned = (image: Row) => ({ ...image, url: String(image['url']).split('?')[0] })

describe('the file of an export', () => {
  let lines: Line[]
  let project: Row
  let lists: Row
  let text: string
  const rows = (kind: string) => ofKind(lines, kind) as Row[]

  beforeAll(async () => {
    await fill()
    const made = await exported(app, studio.member, studio.projectId)
    const response = await download(app, made.downloadUrl)
    text = await response.text()
    lines = linesOf(text)
    expect(made).toMatchObject({
      status: 'DONE',
      bytes: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
      rowsWritten: lines.length - 2,
      rowsTotal: lines.length - 2,
      failure: null,
    })
    expect(made.fileName).toMatch(/^SALT-?HOUSE-\d{4}-\d\d-\d\d\.jsonl$/i)
    expect(made.seq).toBe(lines[0]?.['seq'])
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${made.fileName}"`)
    const read = PARTS.map(async (part) => {
      const query = `query ($id: ID!) { project(by: { id: $id }) { ${part} } }`
      return (await app.ask<{ project: Row }>(studio.member, query, { id: studio.projectId })).project
    })
    const [own = {}, ...others] = await Promise.all(read)
    project = own
    lists = Object.assign({}, ...others) as Row
  })

  it('begins with a header and ends with a trailer that counts', () => {
    const { exportedAt, seq, ...header } = lines[0] ?? { kind: '' }
    expect(header).toEqual({
      kind: 'header', format: 'framewright-export', version: 1, projectId: studio.projectId, includesCanvasData: true,
    })
    expect(new Date(String(exportedAt)).toISOString()).toBe(exportedAt)
    expect(seq).toBeGreaterThan(10)
    const counts: Record<string, number> = {}
    for (const { kind } of lines.slice(1, -1)) counts[kind] = (counts[kind] ?? 0) + 1
    expect(lines.at(-1)).toEqual({ kind: 'trailer', counts, rows: lines.length - 2 })
    expect(Object.keys(counts)).toEqual([
      'project', 'member', 'storyboard', 'shotStatus', 'projectColor', 'frameTemplate', 'script', 'scene', 'shot',
      'view', 'media', 'asset', 'assetDependency', 'casting', 'task', 'taskShot', 'taskDependency', 'canvasData',
    ])
  })

  it('tells of the project, and of the people it names, what GraphQL tells', () => {
    const { organization, ...own } = project as Row & { organization: Row }
    expect(rows('project')).toEqual([{ ...lineOf(own), organizationId: organization['id'] }])
    const named = nodesOf(organization['members']).filter(({ role }) => role !== 'OWNER')
    expect(named).toHaveLength(2)
    expect(byId(rows('member'))).toEqual(byId(named.map(lineOf)))
    expect(rows('shotStatus')).toEqual(
      (project['statuses'] as Row[]).map((status) => ({ ...status, projectId: studio.projectId })),
    )
  })

  it('tells of boards, scripts, scenes, shots and views the same, in their order', () => {
    const boards = nodesOf(lists['storyboards'])
    const scenes = boards.flatMap(({ id, scenes: all }) =>
      (all as Row[]).map((scene): Row => ({ ...scene, storyboardId: id })),
    )
    const shots = nodesOf(lists['shots'])
    expect(rows('storyboard')).toEqual(boards.map(lineOf))
    expect(rows('scene')).toEqual(scenes.map(lineOf))
    expect(rows('shot')).toEqual(shots.map(lineOf))
    expect(rows('shot').length).toBeGreaterThan(4)
    const script = scenes[0]?.['script'] as Row
    expect(rows('script')).toEqual([{ ...lineOf(script), text: expect.stringContaining('Ünïcode \u2028 too.') }])
    const views = nodesOf(lists['views'])
    expect(byId(rows('view'))).toEqual(byId(views.map(lineOf)))
    const drawn = views.filter(({ revision }) => Number(revision) > 0)
    expect(drawn.length).toBe(2)
    const drawings = drawn.map(({ id, revision, canvasData }) => ({ viewId: id, revision, canvasData }))
    const byView = (all: readonly Row[]) => byId(all.map((row) => ({ ...row, id: row['viewId'] })))
    expect(byView(rows('canvasData'))).toEqual(byView(drawings))
  })

  it('tells of pictures, assets, casting and tasks the same, without what lies in the trash', () => {
    const [shots, assets, tasks] = [nodesOf(lists['shots']), nodesOf(lists['assets']), nodesOf(lists['tasks'])]
    const pictures = [...nodesOf(lists['views']).map(({ image }) => image), ...assets.map((each) => each['thumbnail'])]
    const images = pictures.filter((image) => image !== null) as Row[]
    expect(byId(rows('media'))).toEqual(unique(images.map(unsigned)))
    expect(byId(rows('asset'))).toEqual(byId(assets.map(lineOf)))
    const dependencies = assets.flatMap(({ dependencies: all }) => nodesOf(all)).map(lineOf)
    expect(byId(rows('assetDependency'))).toEqual(unique(dependencies))
    expect(byId(rows('casting'))).toEqual(byId(shots.flatMap(({ casting }) => nodesOf(casting)).map(lineOf)))
    expect(rows('casting')).toHaveLength(2)
    const work = (all: readonly Row[]) => byId(all.map(({ status, ...task }) => ({ ...task, column: status })))
    expect(work(rows('task'))).toEqual(work(tasks.map(({ status, ...task }) => ({ ...lineOf(task), status }))))
    expect(rows('taskShot')).toEqual(
      tasks.flatMap(({ id, shots: all }) => nodesOf(all).map((shot) => ({ taskId: id, shotId: shot['id'] }))),
    )
    expect(rows('taskDependency')).toEqual(
      tasks.flatMap(({ id, dependsOn }) => nodesOf(dependsOn).map((task) => ({ taskId: id, dependsOnId: task['id'] }))),
    )
  })

  it('leaves the drawings out when they are not wanted', async () => {
    const made = await exported(app, studio.owner, studio.projectId, { includeCanvasData: false })
    const others = await readLines(app, made)
    expect(others[0]).toMatchObject({ includesCanvasData: false })
    expect(made).toMatchObject({ includesCanvasData: false, rowsTotal: others.length - 2 })
    expect(others.slice(1, -1)).toEqual(lines.slice(1, -1).filter(({ kind }) => kind !== 'canvasData'))
  })

  it('changes nothing of the project, and is no news in its list of what happened', async () => {
    const query = `query ($id: ID!) { project(by: { id: $id }) { updatedAt activity(first: 50) { nodes { type } } } }`
    interface Read {
      project: { updatedAt: string; activity: { nodes: { type: string }[] } }
    }
    const before = (await app.ask<Read>(studio.owner, query, { id: studio.projectId })).project
    await exported(app, studio.owner, studio.projectId)
    const after = (await app.ask<Read>(studio.owner, query, { id: studio.projectId })).project
    expect(after.updatedAt).toBe(before.updatedAt)
    const types = after.activity.nodes.map(({ type }) => type)
    expect(types[0]).toBe('export.queued')
    expect(types.filter((type) => type.startsWith('export.')).every((type) => type === 'export.queued')).toBe(true)
  })
})
