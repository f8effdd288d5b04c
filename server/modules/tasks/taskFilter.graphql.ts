import type { Prisma } from '../../__generated__/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { holding, UPDATED_SINCE, updatedAfter } from '../../graphql/search.ts'
import { UserNode } from '../accounts/account.graphql.ts'
import { ShotNode } from '../shots/shot.graphql.ts'
import { lastDayOver } from './dueDate.ts'
import { TaskNode, TaskPriorityEnum, TaskStatusEnum } from './task.graphql.ts'

export const TaskFilter = builder.inputType('TaskFilter', {
  description: 'Which tasks: those that fit everything that is given. An empty list asks for nothing.',
  fields: (t) => ({
    statuses: t.field({ type: [TaskStatusEnum], required: false, description: 'At one of these.' }),
    priorities: t.field({ type: [TaskPriorityEnum], required: false, description: 'Of one of these priorities.' }),
    assigneeIds: t.globalIDList({
      for: UserNode,
      required: false,
      description: 'Given to one of these people; or to nobody, when `isUnassigned` is true as well.',
    }),
    isUnassigned: t.boolean({
      required: false,
      description: 'true: those nobody does, besides those of `assigneeIds`; false: those somebody does.',
    }),
    dueFrom: t.field({ type: 'Date', required: false, description: 'Due on this day or later.' }),
    dueTo: t.field({ type: 'Date', required: false, description: 'Due on this day or earlier.' }),
    hasDueDate: t.boolean({ required: false, description: 'Whether they have a due date.' }),
    isLate: t.boolean({ required: false, description: 'Whether they are not done although their day is over.' }),
    isBlocked: t.boolean({ required: false, description: 'Whether they wait for a task that is not done.' }),
    shotIds: t.globalIDList({ for: ShotNode, required: false, description: 'In one of these shots.' }),
    search: t.string({ required: false, description: 'Part of a title or description, in any case.' }),
    updatedSince: t.field({ type: 'DateTime', required: false, description: UPDATED_SINCE }),
    exceptId: t.globalID({ for: TaskNode, required: false, description: 'All but this one.' }),
  }),
})

type Filter = typeof TaskFilter.$inferInput
type Where = Prisma.TaskWhereInput

const WAITING: Where = { dependsOn: { some: { dependsOn: { deletedAt: null, status: { not: 'DONE' } } } } }

const LIVE_SHOT: Prisma.ShotWhereInput = { deletedAt: null, storyboard: { deletedAt: null } }

const oneOf = <Value>(values: readonly Value[] | null | undefined) =>
  values && values.length > 0 ? { in: [...values] } : null

const idsOf = (ids: readonly { id: string }[] | null | undefined) => oneOf(ids?.map(({ id }) => id))

/** Those of the people, or those of nobody. */
function assigned({ assigneeIds, isUnassigned = null }: Filter): Where[] {
  const people = idsOf(assigneeIds)
  if (people && isUnassigned) return [{ OR: [{ assigneeId: people }, { assigneeId: null }] }]
  if (people) return [{ assigneeId: people }]
  if (isUnassigned === null) return []
  return [{ assigneeId: isUnassigned ? null : { not: null } }]
}

function due({ dueFrom, dueTo, hasDueDate = null, isLate = null }: Filter): Where[] {
  const late: Where = { status: { not: 'DONE' }, dueDate: { lte: lastDayOver() } }
  const inTime: Where = { OR: [{ status: 'DONE' }, { dueDate: null }, { dueDate: { gt: lastDayOver() } }] }
  return [
    ...(dueFrom ? [{ dueDate: { gte: dueFrom } }] : []),
    ...(dueTo ? [{ dueDate: { lte: dueTo } }] : []),
    ...(hasDueDate === null ? [] : [{ dueDate: hasDueDate ? { not: null } : null }]),
    ...(isLate === null ? [] : [isLate ? late : inTime]),
  ]
}

/** The tasks a filter asks for, whatever their status, without those in the trash. */
export function fittingApartFromStatus(filter: Filter | null | undefined): Where {
  if (!filter) return { deletedAt: null }
  const { priorities, isBlocked = null, shotIds, search, exceptId, updatedSince } = filter
  const priority = oneOf(priorities)
  const shots = idsOf(shotIds)
  const text = holding(search)
  return {
    deletedAt: null,
    ...updatedAfter(updatedSince),
    AND: [
      ...(priority ? [{ priority }] : []),
      ...assigned(filter),
      ...due(filter),
      ...(isBlocked === null ? [] : [isBlocked ? WAITING : { NOT: WAITING }]),
      ...(shots ? [{ shots: { some: { shotId: shots, shot: LIVE_SHOT } } }] : []),
      ...(text ? [{ OR: [{ title: text }, { description: text }] }] : []),
      ...(exceptId ? [{ id: { not: exceptId.id } }] : []),
    ],
  }
}

/** The same at the statuses it asks for. */
export function fitting(filter: Filter | null | undefined): Where {
  const status = oneOf(filter?.statuses)
  return { ...fittingApartFromStatus(filter), ...(status && { status }) }
}
