import { uuidOf } from '../../../server/kernel/ids.ts'
import type { Client, Sender } from '../../harness/client.ts'
import type { Person } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import { mutatedOne } from '../projects/projectCalls.ts'

/** The columns of the board, in order. */
export const STATUSES = ['TODO', 'IN_PROGRESS', 'BLOCKED', 'IN_REVIEW', 'DONE'] as const

export type Status = (typeof STATUSES)[number]

/** A task as these tests read it. */
export interface ReadTask {
  id: string
  title: string
  description: string
  status: Status
  priority: 'LOW' | 'MEDIUM' | 'HIGH'
  assignees: { id: string; name: string }[]
  dueDate: string | null
  isLate: boolean
  position: number
  version: number
  project: { id: string }
  shots: { totalCount: number; nodes: { id: string; code: string }[] }
  dependsOn: { totalCount: number; nodes: { id: string; title: string }[] }
  dependents: { totalCount: number; nodes: { id: string; title: string }[] }
  blockedBy: { id: string; title: string }[]
}

export const TASK = `
  id title description status priority assignees { id name } dueDate isLate position version project { id }
  shots { totalCount nodes { id code } }
  dependsOn { totalCount nodes { id title } }
  dependents { totalCount nodes { id title } }
  blockedBy { id title }
`

/** Adds a task to a project. */
export async function makeTask(
  app: Client,
  sender: Sender,
  projectId: string,
  title: string,
  input: object = {},
): Promise<ReadTask> {
  const all = { projectId, title, ...input }
  return (await mutatedOne<{ task: ReadTask }>(app, sender, 'createTasks', all, `task { ${TASK} }`)).task
}

/** A task as somebody sees it. */
export async function readTask(app: Client, sender: Sender, id: string): Promise<ReadTask> {
  return (await app.ask<{ task: ReadTask }>(sender, `query ($id: ID!) { task(id: $id) { ${TASK} } }`, { id })).task
}

/** The tasks of a project in the order of the board, each as "title@column position": "A@TODO1". */
export async function readPlaces(app: Client, sender: Sender, projectId: string): Promise<string> {
  interface Read {
    project: { tasks: { nodes: { title: string; status: Status; position: number }[] } }
  }
  const query = `query ($id: ID!) { project(by: { id: $id }) {
    tasks(first: 200) { nodes { title status position } } } }`
  const { project } = await app.ask<Read>(sender, query, { id: projectId })
  return project.tasks.nodes.map(({ title, status, position }) => `${title}@${status}${position}`).join(' ')
}

/** Everything that is stored of a project's tasks, and its log. */
export async function storedTasks(projectId: string) {
  const id = uuidOf('Project', projectId)
  return {
    tasks: await prisma.task.findMany({
      where: { projectId: id },
      orderBy: { id: 'asc' },
      include: {
        assignees: { orderBy: { rank: 'asc' } },
        shots: { orderBy: { shotId: 'asc' } },
        dependsOn: { orderBy: { dependsOnId: 'asc' } },
      },
    }),
    events: await prisma.event.count({ where: { projectId: id } }),
  }
}

/** The newest events of a project's log, the newest last. */
export async function lastEvents(projectId: string, count = 1) {
  const events = await prisma.event.findMany({
    where: { projectId: uuidOf('Project', projectId) },
    orderBy: { seq: 'desc' },
    take: count,
  })
  return events.reverse().map(({ type, actorId, subject, payload }) => ({ type, actorId, subject, payload }))
}

/** Ids of things one after the other, for what takes a list of them. */
export const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** Moves a task to the trash. */
export const trash = (app: Client, person: Person, taskId: string) => mutatedOne(app, person, 'deleteTasks', { taskId })

/** Moves a shot to the trash. */
export const trashShot = (app: Client, person: Person, shotId: string) =>
  mutatedOne(app, person, 'deleteShots', { shotId })

/** A day some days from today, as people write it. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
