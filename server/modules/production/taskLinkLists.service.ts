import type { ProjectChange } from '../../change.ts'
import { circleOf, type Link, nextsOf } from '../../kernel/chains.ts'
import { commonFailures } from '../../kernel/errors.ts'
import { type InputRow, type InRow, ONLY_ROW } from '../../kernel/inputRows.ts'
import type { TextChecks } from '../../kernel/text.ts'
import { titlesIn } from './taskDependencyCycle.ts'
import { taskFailures } from './task.failures.ts'
import { type BatchLink, linkShotsIn, linkTasksIn, raiseVersionsIn } from './taskBatch.service.ts'
import { circlesClosedBy } from './taskCircles.ts'
import { MAX_DEPENDENCIES, MAX_SHOTS, shotsOf, tooManyDependencies, tooManyShots } from './taskLinks.service.ts'

/** The shots a task is linked to and the tasks it depends on. */
export interface Links {
  shotIds: readonly string[] | null
  dependsOnIds: readonly string[] | null
}

/** A row of an input that may give links; what is null or absent stays. */
export type LinkedRow = InRow<Partial<Links> & { id?: string }>

/** Refuses a list that names an object twice. */
export function checkDistinct(checks: TextChecks, row: InputRow, list: string, ids: readonly string[]): void {
  const first = new Map<string, number>()
  ids.forEach((id, index) => {
    const earlier = first.get(id)
    if (earlier === undefined) return first.set(id, index)
    row.refuse(checks, `${list}.${index}`, commonFailures.REPEATED({ other: row.field(`${list}.${earlier}`) }))
  })
}

/** Refuses lists that are too long or name an object twice, and a task that depends on itself. */
export function checkLinks(checks: TextChecks, { id, shotIds, dependsOnIds, row }: LinkedRow): void {
  if ((shotIds?.length ?? 0) > MAX_SHOTS) row.refuse(checks, 'shotIds', tooManyShots())
  if ((dependsOnIds?.length ?? 0) > MAX_DEPENDENCIES) row.refuse(checks, 'dependsOnIds', tooManyDependencies())
  if (id && dependsOnIds?.includes(id)) row.refuse(checks, 'dependsOnIds', taskFailures.TASK_WAITS_FOR_ITSELF())
  checkDistinct(checks, row, 'shotIds', shotIds ?? [])
  checkDistinct(checks, row, 'dependsOnIds', dependsOnIds ?? [])
}

/** The names of objects in the log, by id: codes of shots, titles of tasks. */
type Names = ReadonlyMap<string, string>

const distinct = (lists: readonly (readonly string[] | null | undefined)[]) =>
  [...new Set(lists.flatMap((ids) => ids ?? []))]

/** The names of all that rows link to. NOT_FOUND for objects in the trash and for those of other projects. */
export async function demandLinked({ tx, project }: ProjectChange, rows: readonly LinkedRow[]): Promise<Names> {
  const shotIds = distinct(rows.map((row) => row.shotIds))
  const taskIds = distinct(rows.map((row) => row.dependsOnIds))
  const shots = shotIds.length === 0 ? [] : await shotsOf(tx, project.id, shotIds)
  const where = { id: { in: taskIds }, projectId: project.id, deletedAt: null }
  const tasks = taskIds.length === 0 ? [] : await tx.task.findMany({ where, select: { id: true, title: true } })
  const names = new Map(shots.map(({ id, code }) => [id, code]))
  for (const { id, title } of tasks) names.set(id, title)
  for (const { row, ...links } of rows) {
    if (links.shotIds?.some((id) => !names.has(id))) throw row.notFound('Shot', 'shotIds')
    if (links.dependsOnIds?.some((id) => !names.has(id))) throw row.notFound('Task', 'dependsOnIds')
  }
  return names
}

/** The live links of one kind that tasks have. */
type PresentLinks = readonly Omit<BatchLink, 'title'>[]

/** The links that tasks gain and lose if each gets exactly the links it wants; null keeps those it has. */
function differences(
  wishes: readonly { id: string; title: string; wanted: readonly string[] | null | undefined }[],
  present: PresentLinks,
  names: Names,
): { added: BatchLink[]; removed: BatchLink[] } {
  const given = wishes.filter(({ wanted }) => wanted != null)
  const keyOf = (taskId: string, otherId: string) => `${taskId} ${otherId}`
  const had = new Set(present.map(({ taskId, otherId }) => keyOf(taskId, otherId)))
  const wants = new Set(given.flatMap(({ id, wanted }) => wanted?.map((otherId) => keyOf(id, otherId)) ?? []))
  const titles = new Map(given.map(({ id, title }) => [id, title]))
  const added = given.flatMap(({ id: taskId, title, wanted }) =>
    (wanted ?? [])
      .filter((otherId) => !had.has(keyOf(taskId, otherId)))
      .map((otherId) => ({ taskId, title, otherId, name: names.get(otherId) ?? '' })),
  )
  const removed = present.flatMap((link) => {
    const title = titles.get(link.taskId)
    return title === undefined || wants.has(keyOf(link.taskId, link.otherId)) ? [] : [{ ...link, title }]
  })
  return { added, removed }
}

/** Throws CONFLICT, naming the row and the chain, if dependencies that were added close a circle. */
async function refuseCircles({ tx, project }: ProjectChange, rows: readonly LinkedRow[], added: readonly BatchLink[]) {
  if (added.length === 0) return
  const links = await tx.$queryRaw<Link[]>`
    SELECT d."taskId" AS "from", d."dependsOnId" AS "to" FROM "TaskDependency" d
    JOIN "Task" t ON t."id" = d."taskId" WHERE t."projectId" = ${project.id}::uuid`
  const waiting = new Map([...nextsOf(links)].map(([id, others]) => [id, new Set(others)]))
  const [circle] = circlesClosedBy(waiting, added.map(({ taskId, otherId }) => ({ taskId, dependsOnId: otherId })))
  if (!circle) return
  const { row } = rows.find(({ id }) => id === circle.taskId) ?? { row: ONLY_ROW }
  const named = circleOf(circle.chain, await titlesIn(tx, circle.chain))
  throw row.fail('dependsOnIds', taskFailures.TASK_WAITS_IN_CIRCLE(named))
}

/**
 * Gives locked tasks exactly the links of their rows; links with objects in the trash stay. `tasks` are the tasks after
 * the change, row by row. The versions of those that are not in `versioned` grow if their links change.
 */
export async function changeLinksIn(
  change: ProjectChange,
  rows: readonly LinkedRow[],
  tasks: readonly { id: string; title: string }[],
  versioned: ReadonlySet<string>,
): Promise<void> {
  if (rows.every(({ shotIds, dependsOnIds }) => shotIds == null && dependsOnIds == null)) return
  const names = await demandLinked(change, rows)
  const taskId = { in: tasks.map(({ id }) => id) }
  const shots = await change.tx.taskShot.findMany({
    where: { taskId, shot: { deletedAt: null, storyboard: { deletedAt: null } } },
    select: { taskId: true, shot: { select: { id: true, code: true } } },
  })
  const others = await change.tx.taskDependency.findMany({
    where: { taskId, dependsOn: { deletedAt: null } },
    select: { taskId: true, dependsOn: { select: { id: true, title: true } } },
  })
  const wishes = (list: keyof Links) => tasks.map((task, index) => ({ ...task, wanted: rows[index]?.[list] }))
  const inShots = shots.map(({ shot, ...link }) => ({ ...link, otherId: shot.id, name: shot.code }))
  const onTasks = others.map(({ dependsOn, ...link }) => ({ ...link, otherId: dependsOn.id, name: dependsOn.title }))
  const shotLinks = differences(wishes('shotIds'), inShots, names)
  const taskLinks = differences(wishes('dependsOnIds'), onTasks, names)
  await linkShotsIn(change, shotLinks)
  await linkTasksIn(change, taskLinks)
  await refuseCircles(change, rows, taskLinks.added)
  const changed = [shotLinks, taskLinks].flatMap(({ added, removed }) => [...added, ...removed])
  const unversioned = new Set(changed.map((link) => link.taskId).filter((id) => !versioned.has(id)))
  if (unversioned.size > 0) await raiseVersionsIn(change, [...unversioned])
}
