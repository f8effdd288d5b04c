import { Type } from '@sinclair/typebox'
import {
  changedExternalId, changedText, changeOf, declareEvents, nullable, text,
} from '../../kernel/eventDeclaration.ts'

const texts = Type.Array(text)
/** The previous and the next assignees: ids and names in the same order, empty for nobody. */
const REASSIGNED = Type.Object({ from: texts, fromNames: texts, to: texts, toNames: texts })
const SHOT_LINK = { title: text, shot: text, code: text }
const TASK_LINK = { title: text, dependsOn: text, dependsOnTitle: text }

/** The events of tasks. */
export const taskEvents = declareEvents('TASK', {
  'task.created': {
    logs: ['project'], subject: 'Task', description: 'A task was added.',
    payload: Type.Object({
      title: text, status: text, assignees: Type.Optional(texts), assigneeNames: Type.Optional(texts),
      externalId: Type.Optional(text), shots: Type.Optional(texts), dependsOn: Type.Optional(texts),
    }),
  },
  'task.updated': {
    logs: ['project'], subject: 'Task',
    description: 'The title, description, status, priority, assignees, due date or external id changed.',
    payload: Type.Object({
      title: changedText, isDescribed: Type.Optional(Type.Boolean()), status: changedText, priority: changedText,
      assignees: Type.Optional(REASSIGNED), dueDate: Type.Optional(changeOf(nullable(text))),
      externalId: changedExternalId,
    }),
  },
  'task.moved': {
    logs: ['project'], subject: 'Task', description: 'The task moved on the task board.',
    payload: Type.Object({ title: text, status: changeOf(text), rank: changeOf(text) }),
  },
  'task.unassigned': {
    logs: ['project'], subject: 'Task', description: 'The assignee `assignee` left the organization.',
    payload: Type.Object({ title: text, assignee: text, assigneeName: text }),
  },
  'task.shotAdded': {
    logs: ['project'], subject: 'Task', description: 'A shot was linked to the task.',
    payload: Type.Object(SHOT_LINK),
  },
  'task.shotRemoved': {
    logs: ['project'], subject: 'Task', description: 'A shot is no longer linked to the task.',
    payload: Type.Object(SHOT_LINK),
  },
  'task.dependencyAdded': {
    logs: ['project'], subject: 'Task', description: 'The task depends on the task `dependsOn`.',
    payload: Type.Object(TASK_LINK),
  },
  'task.dependencyRemoved': {
    logs: ['project'], subject: 'Task', description: 'The task no longer depends on the task `dependsOn`.',
    payload: Type.Object(TASK_LINK),
  },
  'task.deleted': {
    logs: ['project'], subject: 'Task', description: 'The task moved to the trash.',
    payload: Type.Object({ title: text }),
  },
  'task.restored': {
    logs: ['project'], subject: 'Task', description: 'The task was restored from the trash.',
    payload: Type.Object({ title: text }),
  },
})
