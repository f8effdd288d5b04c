import { expect, test } from 'vitest'
import { GraphQLFailure, NetworkFailure } from '../../relay/errors.ts'
import { carryFrame, projectCodeOf, type CarryServer } from './carryFrame.ts'
import type { CarryProgress, KeptFrame } from './keptFrame.ts'

const FRAME: KeptFrame = {
  id: '01953f5a-0000-7000-8000-00000a1b2c3d',
  keptAt: 0,
  operations: [{ opId: 'op-1', kind: 'ADD_STROKES', payload: new Uint8Array([1]) }],
  image: new File(['x'], 'sea.png', { type: 'image/png' }),
  description: 'The sea',
  assets: [{ name: 'Sea', type: 'ENVIRONMENT' }],
  tasks: [{ title: 'Waves', status: 'TODO', description: 'For Sea' }],
  progress: {},
}

const refused = (code: string, message = 'Refused') => new GraphQLFailure([{ message, extensions: { code } }], 200)

/** A server that has a state, and loses the answer of its n-th change. */
function fakeServer(lostAnswer = Infinity) {
  const state = {
    organizations: [] as { id: string; viewerCanCreateProjects: boolean }[],
    projects: [] as { id: string; code: string; organizationId: string }[],
    shots: [] as { id: string; name: string; description: string; views: { id: string }[] }[],
    operations: new Set<string>(),
    images: [] as string[],
    assets: [] as string[],
    tasks: [] as { title: string; shotIds: string[] }[],
    viewerId: 'user_1',
    changes: 0,
  }
  const change = <Result>(make: () => Result): Promise<Result> => {
    const result = make()
    state.changes += 1
    return state.changes === lostAnswer ? Promise.reject(new NetworkFailure()) : Promise.resolve(result)
  }
  const server: CarryServer = {
    findPlaces: () => Promise.resolve({
      viewer: { id: state.viewerId, name: 'Nora' }, organizations: state.organizations, projects: state.projects,
    }),
    findBoard: () => Promise.resolve({
      name: 'My first board', storyboardId: 'board_1', shots: state.shots, assetNames: state.assets,
      taskTitles: state.tasks.map(({ title }) => title),
    }),
    createOrganization: () => change(() => {
      state.organizations.push({ id: 'org_new', viewerCanCreateProjects: true })
      return 'org_new'
    }),
    createProject: ({ organizationId, code }) => change(() => {
      state.projects.push({ id: `project_${state.projects.length}`, code, organizationId })
      return state.projects.at(-1)?.id ?? ''
    }),
    createShot: ({ name, description }) => change(() => {
      const shot = { id: `shot_${state.shots.length}`, name, description, views: [{ id: 'view_1' }] }
      state.shots.push(shot)
      return shot
    }),
    draw: (_shotId, _viewId, operations) => change(() => {
      for (const { opId } of operations) state.operations.add(opId)
    }),
    setImage: (_viewId, file) => change(() => void (state.images[0] = file.name)),
    createAsset: ({ name }) => change(() => void state.assets.push(name)),
    createTask: ({ title, shotIds }) => change(() => void state.tasks.push({ title, shotIds })),
  }
  return { state, server }
}

const carry = (frame: KeptFrame, server: CarryServer, selectedId: string | null = null, noted: CarryProgress[] = []) =>
  carryFrame(frame, server, { selectedId, note: (progress) => Promise.resolve(void noted.push(progress)) })

test('makes an organization for who has none, and a project with the frame in it', async () => {
  const { state, server } = fakeServer()
  expect(await carry(FRAME, server)).toEqual({
    kind: 'carried', projectId: 'project_0', projectName: 'My first board', newOrganizationId: 'org_new',
    imageProblem: null,
  })
  expect(state.projects).toEqual([{ id: 'project_0', code: 'TRY-1B2C3D', organizationId: 'org_new' }])
  expect(state.shots).toMatchObject([{ description: 'The sea' }])
  expect([...state.operations]).toEqual(['op-1'])
  expect(state.images).toEqual(['sea.png'])
  expect(state.assets).toEqual(['Sea'])
  expect(state.tasks).toEqual([{ title: 'Waves', shotIds: ['shot_0'] }])
})

test('takes the organization that is selected, where projects may be made', async () => {
  const { state, server } = fakeServer()
  state.organizations.push(
    { id: 'org_1', viewerCanCreateProjects: true }, { id: 'org_2', viewerCanCreateProjects: true },
    { id: 'org_3', viewerCanCreateProjects: false },
  )
  expect(await carry(FRAME, server, 'org_2')).toMatchObject({ newOrganizationId: null })
  expect(await carry({ ...FRAME, id: 'another-000000' }, server, 'org_3')).toMatchObject({ newOrganizationId: null })
  expect(state.projects.map(({ organizationId }) => organizationId)).toEqual(['org_2', 'org_1'])
})

test.each([1, 2, 3, 4, 5, 6, 7])('makes nothing twice when the answer to change %i is lost', async (lost) => {
  const { state, server } = fakeServer(lost)
  const noted: CarryProgress[] = []
  await expect(carry(FRAME, server, null, noted)).rejects.toBeInstanceOf(NetworkFailure)
  expect(await carry({ ...FRAME, progress: noted.at(-1) ?? {} }, server)).toMatchObject({ kind: 'carried' })
  const counts = [
    state.organizations, state.projects, state.shots, [...state.operations], state.images, state.assets, state.tasks,
  ].map(({ length }) => length)
  expect(counts).toEqual([1, 1, 1, 1, 1, 1, 1])
})

test('leaves a picture out that is refused, and says why', async () => {
  const { state, server } = fakeServer()
  server.setImage = () => Promise.reject(refused('INVALID_INPUT', 'It has more than 50 megapixels'))
  expect(await carry(FRAME, server)).toMatchObject({ imageProblem: 'It has more than 50 megapixels' })
  expect(state.tasks).toHaveLength(1)
})

test('gives a frame that is one person’s already to nobody else', async () => {
  const { state, server } = fakeServer()
  state.viewerId = 'user_2'
  expect(await carry({ ...FRAME, progress: { userId: 'user_1' } }, server)).toEqual({ kind: 'not-theirs' })
  expect(state.changes).toBe(0)
})

test('ends when the project was deleted meanwhile, and rejects when a plan holds no more', async () => {
  const { state, server } = fakeServer()
  server.createProject = () => Promise.reject(refused('CONFLICT'))
  expect(await carry(FRAME, server)).toEqual({ kind: 'gone' })
  server.createProject = () => Promise.reject(refused('PLAN_LIMIT'))
  await expect(carry(FRAME, server)).rejects.toBeInstanceOf(GraphQLFailure)
  expect(state.shots).toEqual([])
  server.findBoard = () => Promise.reject(refused('NOT_FOUND'))
  expect(await carry({ ...FRAME, progress: { userId: 'user_1', projectId: 'project_9' } }, server))
    .toEqual({ kind: 'gone' })
})

test('names the project of a frame alike every time', () => {
  expect(projectCodeOf(FRAME)).toBe('TRY-1B2C3D')
})
