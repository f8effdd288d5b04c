import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changesOf } from './eventEffects.ts'
import { holdLive } from '../../lib/holding.ts'
import type { LiveEvent } from './liveChanges.ts'
import { clientId } from '../../lib/clientId.ts'
import { OwnEvents } from '../../relay/ownEvents.ts'
import { ProjectLive } from './ProjectLive.ts'

const eventOf = (seq: number, type: string, change: Partial<LiveEvent> = {}): LiveEvent => ({
  seq, type, subjectId: `shot_${seq}`, at: '2026-01-01T00:00:00Z', clientId: 'other', isOwn: false, payload: {},
  ...change,
})

let frames: FrameRequestCallback[] = []
const runFrame = (): void => {
  const [...due] = frames
  frames = []
  for (const run of due) run(0)
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
})
afterEach(() => vi.unstubAllGlobals())

function followed(after = 0) {
  const heard: number[][] = []
  const ownEvents = new OwnEvents()
  const live = new ProjectLive(ownEvents, 'project_1', after, (events) => {
    heard.push(events.map(({ seq }) => seq))
    return changesOf(events)
  })
  return { live, heard, ownEvents }
}

test('events of a frame come together, in order', () => {
  const { live, heard } = followed()
  for (const seq of [1, 2, 3]) live.take(eventOf(seq, 'shot.moved'))
  expect(heard).toEqual([])
  runFrame()
  live.take(eventOf(4, 'shot.updated'))
  runFrame()
  expect(heard).toEqual([[1, 2, 3], [4]])
})

const own = (seq: number, change: Partial<LiveEvent> = {}) =>
  eventOf(seq, 'shot.moved', { clientId, isOwn: true, ...change })

test('what the response to a mutation held is left out, what others do in the name of this page is not', () => {
  const { live, heard, ownEvents } = followed()
  ownEvents.note([{ log: 'project', ownerId: 'project_1', seq: 1, type: 'shot.moved', subjectId: 's', payload: {} }])
  live.take(own(1))
  live.take(own(2, { clientId: 'phone' }))
  live.take(own(3, { isOwn: false }))
  runFrame()
  expect(heard).toEqual([[2, 3]])
  expect(live.lastSeq).toBe(3)
})

test('an own event waits for its response, and applies if that was lost', async () => {
  const { live, heard, ownEvents } = followed()
  let lose = (): void => {}
  const running = ownEvents.run(() => new Promise<void>((_resolve, reject) => {
    lose = () => reject(new Error('The connection is gone'))
  }))
  live.take(own(1))
  live.take(own(2, { clientId: 'phone' }))
  runFrame()
  expect(heard).toEqual([[2]])
  lose()
  await expect(running).rejects.toThrow()
  runFrame()
  expect(heard).toEqual([[2], [1]])
})

test('what comes a second time after the connection was lost is left out', () => {
  const { live, heard } = followed(10)
  for (const seq of [9, 10, 11, 12, 11, 12, 13]) live.take(eventOf(seq, 'shot.updated'))
  runFrame()
  expect(heard).toEqual([[11, 12, 13]])
})

test('what others do waits while somebody here holds a card', () => {
  const { live, heard } = followed()
  const release = holdLive()
  live.take(eventOf(1, 'shot.moved'))
  runFrame()
  live.take(eventOf(2, 'shot.moved'))
  runFrame()
  expect(heard).toEqual([])
  release()
  expect(heard).toEqual([[1, 2]])
})

test('the last of coming and going counts, and a change hides neither', () => {
  const of = (...types: string[]) =>
    changesOf(types.map((type, index) => eventOf(index + 1, type, { subjectId: 'shot_1' }))).shots.get('shot_1')
  expect(of('shot.created', 'shot.updated')).toBe('placed')
  expect(of('shot.deleted', 'shot.restored')).toBe('placed')
  expect(of('shot.moved', 'shot.deleted')).toBe('removed')
  expect(of('shot.deleted', 'shot.updated')).toBe('removed')
  expect(of('shot.updated')).toBe('changed')
})

test('a view is invalidated by its shot, a drawing by its view, and unknown events invalidate everything', () => {
  const views = changesOf([eventOf(1, 'view.created', { subjectId: 'view_1', payload: { shot: 'shot_7' } })])
  expect([...views.shots]).toEqual([['shot_7', 'changed']])
  expect([...changesOf([eventOf(1, 'view.drawn', { subjectId: 'view_1' })]).drawnViews]).toEqual(['view_1'])
  expect(changesOf([eventOf(1, 'shot.dreamtOf')]).isSweeping).toBe(true)
  expect(changesOf(Array.from({ length: 401 }, (_, index) => eventOf(index + 1, 'shot.updated'))).isSweeping).toBe(true)
})

test('a task that moves is read again in its columns alone, unless it is done or was', () => {
  const columnsOf = (from: string, to: string) => {
    const changes = changesOf([eventOf(1, 'task.moved', { subjectId: 'task_1', payload: { status: { from, to } } })])
    expect(changes.tasks.get('task_1')).toBe('placed')
    return ['TODO', 'IN_PROGRESS', 'DONE'].filter((status) => changes.isTaskColumnChanged(status))
  }
  expect(columnsOf('TODO', 'IN_PROGRESS')).toEqual(['TODO', 'IN_PROGRESS'])
  expect(columnsOf('TODO', 'TODO')).toEqual(['TODO'])
  expect(columnsOf('DONE', 'DONE')).toEqual(['DONE'])
  for (const [from, to] of [['TODO', 'DONE'], ['DONE', 'TODO']] as const) expect(columnsOf(from, to)).toHaveLength(3)
  const others = [
    [eventOf(1, 'task.updated')], [eventOf(1, 'task.moved')],
    [eventOf(1, 'task.moved', { payload: { status: { from: 'TODO', to: 'TODO' } } }), eventOf(2, 'task.deleted')],
  ]
  for (const events of others) expect(changesOf(events).isTaskColumnChanged('DONE')).toBe(true)
})

test('a batch is remembered for some seconds, for parts of the page that load meanwhile', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { live } = followed()
  live.take(eventOf(1, 'shot.updated'))
  expect(live.recent()).toEqual([])
  runFrame()
  expect(live.recent().map(({ shots }) => [...shots.keys()])).toEqual([['shot_1']])
  vi.setSystemTime(Date.now() + 4_000)
  live.take(eventOf(2, 'shot.updated'))
  runFrame()
  expect(live.recent()).toHaveLength(2)
  vi.setSystemTime(Date.now() + 2_000)
  expect(live.recent().map(({ shots }) => [...shots.keys()])).toEqual([['shot_2']])
  vi.useRealTimers()
})
