import type { EventType } from '../__generated__/eventTypes.ts'
import {
  comersAndGoers, nameOr, namesOf, newValue, say, textOf, thing, type Sentence, type SentenceFacts,
} from './say.ts'
import { calendarDay } from '../format.ts'
import { taskMessages } from '../tasks.ts'

const task = ({ label, payload }: SentenceFacts) => thing('task', label ?? textOf(payload['title']))
const shot = (payload: SentenceFacts['payload']) => nameOr(payload['code'], 'a shot')
const other = (payload: SentenceFacts['payload']) => nameOr(payload['dependsOnTitle'], 'another task')

function wordOf(value: unknown, words: Readonly<Record<string, string>>): string | null {
  const name = textOf(value)
  return name === null ? null : (words[name] ?? name)
}

function dayOf(value: unknown): string | null {
  const date = textOf(value)
  return date === null || Number.isNaN(Date.parse(date)) ? null : calendarDay(date)
}

/** How the events of tasks read. */
export const taskSentences = {
  'task.created': (facts) => {
    const assignees = namesOf(facts.payload['assigneeNames'])
    return assignees === null ? say`added ${task(facts)}` : say`added ${task(facts)} for ${assignees}`
  },
  'task.updated': (facts) => {
    const { payload } = facts
    const title = textOf(payload['title'])
    const status = wordOf(payload['status'], taskMessages.statuses)
    const priority = wordOf(payload['priority'], taskMessages.priorities)
    const { comers, goers } = comersAndGoers(payload['assignees'])
    const due = dayOf(payload['dueDate'])
    if (title !== null) return say`renamed a task to ${title}`
    if (status !== null) return say`set ${task(facts)} to ${status}`
    if (comers && goers) return say`assigned ${comers} to ${task(facts)} and unassigned ${goers}`
    if (comers) return say`assigned ${comers} to ${task(facts)}`
    if (goers) return say`unassigned ${goers} from ${task(facts)}`
    if (priority !== null) return say`set the priority of ${task(facts)} to ${priority}`
    if (due !== null) return say`set the due date of ${task(facts)} to ${[due]}`
    if ('dueDate' in payload && newValue(payload['dueDate']) === null) {
      return say`cleared the due date of ${task(facts)}`
    }
    return payload['isDescribed'] === true ? say`described ${task(facts)}` : say`changed ${task(facts)}`
  },
  'task.moved': (facts) => {
    const { status } = facts.payload
    const isSame = typeof status === 'object' && status !== null && 'from' in status && status.from === newValue(status)
    const word = isSame ? null : wordOf(status, taskMessages.statuses)
    return word === null ? say`moved ${task(facts)}` : say`moved ${task(facts)} to ${word}`
  },
  'task.deleted': (facts) => say`deleted ${task(facts)}`,
  'task.restored': (facts) => say`restored ${task(facts)}`,
  'task.shotAdded': (facts) => say`linked ${task(facts)} to ${shot(facts.payload)}`,
  'task.shotRemoved': (facts) => say`took ${shot(facts.payload)} off ${task(facts)}`,
  'task.dependencyAdded': (facts) => say`made ${task(facts)} wait for ${other(facts.payload)}`,
  'task.dependencyRemoved': (facts) => say`let ${task(facts)} no longer wait for ${other(facts.payload)}`,
  'task.unassigned': (facts) => {
    const assignee = textOf(facts.payload['assigneeName'])
    return assignee === null ? say`unassigned ${task(facts)}` : say`took ${task(facts)} from ${assignee}, who left`
  },
} satisfies Partial<Record<EventType, Sentence>>
