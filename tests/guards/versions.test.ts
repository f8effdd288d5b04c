import { getNamedType, type GraphQLInputType, isInputObjectType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId } from '../../server/kernel/ids.ts'
import { schema } from '../../server/schema.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import type { FieldFailures } from '../harness/client.ts'
import { makeDatabase } from '../harness/database.ts'
import { makeStudio, type Studio } from '../harness/fixtures.ts'
import { expectRefused } from '../harness/refusals.ts'
import { changedTables, readTables } from '../harness/tables.ts'
import { mutate } from '../api/projects/projectCalls.ts'
import { sendSample } from './mutationSample.ts'
import { mutationSamples } from './mutationSamples.ts'

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

/** Whether an input or a row of a list in it has a field. */
function has(type: GraphQLInputType | undefined, name: string): boolean {
  const named = type && getNamedType(type)
  if (!named || !isInputObjectType(named)) return false
  return Object.values(named.getFields()).some((field) => field.name === name || has(field.type, name))
}

const versioned = mutations.filter(({ args: [input] }) => has(input?.type, 'expectedVersion')).map(({ name }) => name)

/** Whether a mutation answers with an object, or a list of objects, that have a version. */
function tellsVersion({ type }: (typeof mutations)[number]): boolean {
  const payload = getNamedType(type)
  const answered = isObjectType(payload) ? Object.values(payload.getFields()) : []
  const objects = answered.map((field) => getNamedType(field.type)).filter(isObjectType)
  return objects.some((told) => 'version' in told.getFields())
}

const BATCH_NAME = /^(?:create|update|delete|restore|duplicate|move|cast)\w+s$/

const updates = mutations.filter(({ name }) => name.startsWith('update'))
/** Of one object: what is asked of them is the same. */
const updatesOfOne = versioned.filter((name) => name.startsWith('update') && !BATCH_NAME.test(name))

/** What changes many things at once, and the list that names them. */
const BATCHES: Record<string, string> = {
  createShots: 'shots',
  updateShots: 'shots',
  deleteShots: 'shots',
  restoreShots: 'shotIds',
  duplicateShots: 'shots',
  moveShots: 'shots',
  createTasks: 'tasks',
  updateTasks: 'tasks',
  deleteTasks: 'tasks',
  restoreTasks: 'taskIds',
  moveTasks: 'tasks',
  createAssets: 'assets',
  updateAssets: 'assets',
  deleteAssets: 'assets',
  restoreAssets: 'assetIds',
  castAssets: 'castings',
  createViews: 'views',
  updateViews: 'views',
  deleteViews: 'views',
  restoreViews: 'viewIds',
  duplicateViews: 'views',
  moveViews: 'views',
  createShotStatuses: 'statuses',
  updateShotStatuses: 'statuses',
  deleteShotStatuses: 'statuses',
  moveShotStatuses: 'statuses',
  createProjectColors: 'colors',
  updateProjectColors: 'colors',
  deleteProjectColors: 'colors',
  updateFrameTemplates: 'frameTemplates',
  deleteFrameTemplates: 'frameTemplates',
  moveFrameTemplates: 'frameTemplates',
  moveProjectColors: 'colors',
  createScenes: 'scenes',
  updateScenes: 'scenes',
  deleteScenes: 'scenes',
  restoreScenes: 'sceneIds',
  moveScenes: 'scenes',
}

/** Named after many things that are one object. */
const ONE_OBJECT = ['updateNotificationSettings']

const NOWHERE = '01900000-0000-7000-8000-000000000000'
/** Ids of objects that nobody has. */
const NOWHERES = {
  shot: toTypeId('Shot', NOWHERE),
  task: toTypeId('Task', NOWHERE),
  asset: toTypeId('Asset', NOWHERE),
  view: toTypeId('View', NOWHERE),
  status: toTypeId('ShotStatus', NOWHERE),
  scene: toTypeId('Scene', NOWHERE),
  color: toTypeId('ProjectColor', NOWHERE),
  frameTemplate: toTypeId('FrameTemplate', NOWHERE),
}
const LONG = 'n'.repeat(201)
/** What things are called where it is not `name`. */
const NAMES: Partial<Record<string, string>> = { task: 'title', scene: 'heading' }

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp(await makeDatabase())
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

const inputOf = async (name: string) =>
  (await mutationSamples[name]?.input(app, studio, studio.owner)) as Record<string, unknown>

/** Sends what must be refused; answers the error after asserting that nothing was written. */
async function refused(name: string, input: object, codes: readonly string[]) {
  const before = await readTables()
  const answer = await sendSample(app, studio.owner, name, input, mutationSamples[name] ?? {})
  const [code = ''] = codes.filter((each) => each === answer.errors[0]?.extensions.code)
  expectRefused(answer, code)
  expect(changedTables(before, await readTables())).toEqual([])
  const [error] = answer.errors
  const told = error?.extensions as { fields?: FieldFailures; currentVersion?: number } | undefined
  return { message: error?.message ?? '', ...told }
}

describe('expectedVersion', () => {
  it('is taken by every update of what has a version', () => {
    const taking = updates.map(({ name }) => name).filter((name) => versioned.includes(name))
    expect(taking).toEqual(updates.filter(tellsVersion).map(({ name }) => name))
    // Presence is nothing that is kept.
    expect(updates.map(({ name }) => name).filter((name) => !taking.includes(name))).toEqual(['updatePresence'])
  })

  it('is taken by every other change of what has a version', () => {
    const changing = /^(archive|change|delete|disable|enable|move|remove|reset|rotate|set|transfer|unarchive)[A-Z]/
    const changes = mutations.map(({ name }) => name).filter((name) => changing.test(name))
    // A password and a plan are no part of a version, and an account is deleted by its password. A new sound is a new
    // object, and so is a removed link gone for good; an owner is asked of the OWNER alone. Guests change no comment.
    // Of two changes of one shortcut the later counts, and others are left alone; so it is with operations of drawings.
    expect(changes.filter((name) => !versioned.includes(name)).toSorted()).toEqual([
      'changePassword', 'changePlan', 'changeShortcuts', 'deleteAccount', 'deleteReviewComment',
      'removeAssetDependency', 'removeLayerImage', 'removeShotVoice', 'removeTaskDependency', 'removeTaskShot',
      'resetPassword', 'setLayerImage', 'setShotVoice', 'setSoundtrack', 'setViewCamera', 'transferOwnership',
    ])
  })

  it.each(versioned)('%s writes nothing at another version, and tells the current one', async (name) => {
    const input = await inputOf(name)
    const list = BATCHES[name]
    const expectedVersion = 7
    const rows = list ? (input[list] as object[]) : []
    const stale = list
      ? { ...input, [list]: rows.map((row, index) => (index === 1 ? { ...row, expectedVersion } : row)) }
      : { ...input, expectedVersion }
    const error = await refused(name, stale, ['CONFLICT'])
    const field = list ? `${list}.1.expectedVersion` : 'expectedVersion'
    const { currentVersion = 0 } = error
    // Objects of some samples were changed before.
    expect([1, 2]).toContain(currentVersion)
    expect(error.fields?.[field]).toMatchObject({
      reason: 'VERSION_STALE', params: { version: currentVersion, expected: 7 },
    })
  })

  it.each(updatesOfOne)('%s at the current version is the next one, and out of date the second time', async (name) => {
    const input = await inputOf(name)
    const { currentVersion = 0 } = await refused(name, { ...input, expectedVersion: 7 }, ['CONFLICT'])
    const current = { ...input, expectedVersion: currentVersion }
    expect((await mutate(app, studio.owner, name, current)).errors).toEqual([])
    expect(await refused(name, current, ['CONFLICT'])).toMatchObject({ currentVersion: currentVersion + 1 })
  })
})

describe('a batch', () => {
  it('is in the table', () => {
    const isBatch = (name: string) => BATCH_NAME.test(name) && !ONE_OBJECT.includes(name)
    const names = mutations.map(({ name }) => name).filter(isBatch)
    expect(names.toSorted()).toEqual(Object.keys(BATCHES).toSorted())
  })

  it.each(Object.entries(BATCHES))('%s with one bad row writes nothing and names it', async (name, list) => {
    const input = await inputOf(name)
    const rows = input[list] as (string | object)[]
    const noun = list.replace(/(?<=us)es$|(?:Id)?s$/, '')
    const nowhere = NOWHERES[noun as keyof typeof NOWHERES] ?? NOWHERES.shot
    const key = name === 'castAssets' ? 'shotId' : `${noun}Id`
    const bad = list.endsWith('Ids') ? nowhere : { ...(rows[0] as object), [key]: nowhere }
    const tooLong = { [NAMES[noun] ?? 'name']: LONG }
    const row = name.startsWith('create') ? { ...(rows[0] as object), ...tooLong } : bad
    const error = await refused(name, { ...input, [list]: [...rows, row] }, ['NOT_FOUND', 'INVALID_INPUT'])
    const [field = ''] = Object.keys(error.fields ?? {})
    expect(`${field}.`).toContain(`${list}.${rows.length}.`)
    expect(error.message).toContain(`${list}.${rows.length}`)
  })
})
