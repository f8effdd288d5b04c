import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useTaskLinks_task$key } from '../../__generated__/useTaskLinks_task.graphql.ts'
import { readError } from '../../relay/errors.ts'
import type { Linked } from './taskDrafts.ts'
import { useAddTaskDependencyMutation } from './useAddTaskDependencyMutation.ts'
import { useAddTaskShotMutation } from './useAddTaskShotMutation.ts'
import { useRemoveTaskDependencyMutation } from './useRemoveTaskDependencyMutation.ts'
import { useRemoveTaskShotMutation } from './useRemoveTaskShotMutation.ts'

/** One kind of link: what there is, why the last change was refused, and how to change it. */
export interface Links {
  readonly linked: readonly Linked[]
  readonly refusal: string | null
  readonly toggle: (item: Linked) => void
}

type Send = (item: Linked, isAdded: boolean, done: (error?: unknown) => void) => void

/** What is on its way to the server is shown as if it were there. */
function useLinks(linked: readonly Linked[], send: Send): Links {
  const [pending, setPending] = useState<ReadonlyMap<string, { item: Linked; isAdded: boolean }>>(new Map())
  const [refusal, setRefusal] = useState<string | null>(null)
  const removed = linked.filter(({ id }) => pending.get(id)?.isAdded !== false)
  const known = new Set(linked.map(({ id }) => id))
  const added = [...pending.values()].flatMap(({ item, isAdded }) => (isAdded && !known.has(item.id) ? [item] : []))
  const shown = [...removed, ...added]
  return {
    linked: shown,
    refusal,
    toggle(item) {
      if (pending.has(item.id)) return
      const isAdded = shown.every(({ id }) => id !== item.id)
      setPending((current) => new Map(current).set(item.id, { item, isAdded }))
      setRefusal(null)
      send(item, isAdded, (error) => {
        setPending((current) => new Map([...current].filter(([id]) => id !== item.id)))
        if (error !== undefined) setRefusal(readError(error).message)
      })
    },
  }
}

/** The shots and tasks a task is linked to; each change is sent at once, and taken back when it is refused. */
export function useTaskLinks(taskRef: useTaskLinks_task$key): { shots: Links; tasks: Links } {
  const task = useFragment(
    graphql`
      fragment useTaskLinks_task on Task {
        id
        shots(first: 200) {
          nodes {
            id
            code
          }
        }
        dependsOn(first: 100) {
          nodes {
            id
            title
          }
        }
      }
    `,
    taskRef,
  )
  const [addShot] = useAddTaskShotMutation()
  const [removeShot] = useRemoveTaskShotMutation()
  const [addDependency] = useAddTaskDependencyMutation()
  const [removeDependency] = useRemoveTaskDependencyMutation()
  const taskId = task.id
  const shots = useLinks(
    task.shots.nodes.map(({ id, code }) => ({ id, label: code })),
    ({ id: shotId }, isAdded, done) =>
      (isAdded ? addShot : removeShot)({ taskId, shotId, onCompleted: () => done(), onFailed: done }),
  )
  const tasks = useLinks(
    task.dependsOn.nodes.map(({ id, title }) => ({ id, label: title })),
    ({ id: dependsOnId }, isAdded, done) =>
      (isAdded ? addDependency : removeDependency)({ taskId, dependsOnId, onCompleted: () => done(), onFailed: done }),
  )
  return { shots, tasks }
}
