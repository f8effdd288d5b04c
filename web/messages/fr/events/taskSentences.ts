import { comersAndGoers, namesOf, newValue, say, textOf, type SentenceFacts } from '../../events/say.ts'
import { calendarDay } from '../../format.ts'
import type { taskSentences } from '../../events/taskSentences.ts'
import { NOUNS, ofNamed, ofThing, thing, toThing } from './things.ts'
import { taskMessagesFrench } from '../tasks.ts'

const labelOf = ({ label, payload }: SentenceFacts) => label ?? textOf(payload['title'])
const task = (facts: SentenceFacts) => thing(NOUNS.task, labelOf(facts))
const ofTask = (facts: SentenceFacts) => ofThing(NOUNS.task, labelOf(facts))
const toTask = (facts: SentenceFacts) => toThing(NOUNS.task, labelOf(facts))
const shotCode = ({ payload }: SentenceFacts) => textOf(payload['code'])
const ofOther = ({ payload }: SentenceFacts) => ofNamed(textOf(payload['dependsOnTitle']), 'une autre tâche')

function wordOf(value: unknown, words: Readonly<Record<string, string>>): string | null {
  const name = textOf(value)
  return name === null ? null : (words[name] ?? name)
}

function dayOf(value: unknown): string | null {
  const date = textOf(value)
  return date === null || Number.isNaN(Date.parse(date)) ? null : calendarDay(date)
}

/** How the events of tasks read. */
export const taskSentencesFrench: typeof taskSentences = {
  'task.created': (facts) => {
    const assignees = namesOf(facts.payload['assigneeNames'])
    return assignees === null ? say`a ajouté ${task(facts)}` : say`a ajouté ${task(facts)} pour ${assignees}`
  },
  'task.updated': (facts) => {
    const { payload } = facts
    const title = textOf(payload['title'])
    const status = wordOf(payload['status'], taskMessagesFrench.statuses)
    const priority = wordOf(payload['priority'], taskMessagesFrench.priorities)
    const { comers, goers } = comersAndGoers(payload['assignees'])
    const due = dayOf(payload['dueDate'])
    if (title !== null) return say`a renommé une tâche en ${title}`
    if (status !== null) return say`a passé ${task(facts)} au statut ${status}`
    if (comers && goers) return say`a confié ${task(facts)} à ${comers} et l’a retirée à ${goers}`
    if (comers) return say`a confié ${task(facts)} à ${comers}`
    if (goers) return say`a retiré ${goers} ${ofTask(facts)}`
    if (priority !== null) return say`a donné la priorité ${priority} ${toTask(facts)}`
    if (due !== null) return say`a fixé l’échéance ${ofTask(facts)} au ${[due]}`
    if ('dueDate' in payload && newValue(payload['dueDate']) === null) {
      return say`a retiré l’échéance ${ofTask(facts)}`
    }
    return payload['isDescribed'] === true ? say`a décrit ${task(facts)}` : say`a modifié ${task(facts)}`
  },
  'task.moved': (facts) => {
    const { status } = facts.payload
    const isSame = typeof status === 'object' && status !== null && 'from' in status && status.from === newValue(status)
    const word = isSame ? null : wordOf(status, taskMessagesFrench.statuses)
    return word === null ? say`a déplacé ${task(facts)}` : say`a déplacé ${task(facts)} vers ${word}`
  },
  'task.deleted': (facts) => say`a supprimé ${task(facts)}`,
  'task.restored': (facts) => say`a restauré ${task(facts)}`,
  'task.shotAdded': (facts) => say`a lié ${task(facts)} ${toThing(NOUNS.shot, shotCode(facts))}`,
  'task.shotRemoved': (facts) => say`a retiré ${thing(NOUNS.shot, shotCode(facts))} ${ofTask(facts)}`,
  'task.dependencyAdded': (facts) => say`a mis ${task(facts)} en attente ${ofOther(facts)}`,
  'task.dependencyRemoved': (facts) => say`a libéré ${task(facts)} de l’attente ${ofOther(facts)}`,
  'task.unassigned': (facts) => {
    const assignee = textOf(facts.payload['assigneeName'])
    return assignee === null
      ? say`a retiré le responsable ${ofTask(facts)}`
      : say`a repris ${task(facts)} à ${assignee}, qui ne fait plus partie de l’équipe`
  },
}
