import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  useTaskLinksAddDependencyMutation,
} from '../../__generated__/useTaskLinksAddDependencyMutation.graphql.ts'
import type { useTaskLinksAddShotMutation } from '../../__generated__/useTaskLinksAddShotMutation.graphql.ts'
import type {
  useTaskLinksRemoveDependencyMutation,
} from '../../__generated__/useTaskLinksRemoveDependencyMutation.graphql.ts'
import type { useTaskLinksRemoveShotMutation } from '../../__generated__/useTaskLinksRemoveShotMutation.graphql.ts'
import type { useTaskLinks_task$key } from '../../__generated__/useTaskLinks_task.graphql.ts'
import { readError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import type { Linked } from './taskDrafts.ts'

/** One kind of link: what there is, why the last change was refused, and how to change it. */
export interface Links {
  readonly linked: readonly Linked[]
  readonly refusal: string | null
  readonly toggle: (item: Linked) => void
}

type Send = (item: Linked, isAdded: boolean) => Promise<unknown>

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
      void send(item, isAdded)
        .catch((error: unknown) => setRefusal(readError(error).message))
        .finally(() => setPending((current) => new Map([...current].filter(([id]) => id !== item.id))))
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
  const [addShot] = useChange<useTaskLinksAddShotMutation>(graphql`
    mutation useTaskLinksAddShotMutation($input: AddTaskShotInput!) {
      addTaskShot(input: $input) {
        task {
          id
        }
      }
    }
  `)
  const [removeShot] = useChange<useTaskLinksRemoveShotMutation>(graphql`
    mutation useTaskLinksRemoveShotMutation($input: RemoveTaskShotInput!) {
      removeTaskShot(input: $input) {
        task {
          id
        }
      }
    }
  `)
  const [addDependency] = useChange<useTaskLinksAddDependencyMutation>(graphql`
    mutation useTaskLinksAddDependencyMutation($input: AddTaskDependencyInput!) {
      addTaskDependency(input: $input) {
        task {
          id
        }
      }
    }
  `)
  const [removeDependency] = useChange<useTaskLinksRemoveDependencyMutation>(graphql`
    mutation useTaskLinksRemoveDependencyMutation($input: RemoveTaskDependencyInput!) {
      removeTaskDependency(input: $input) {
        task {
          id
        }
      }
    }
  `)
  const taskId = task.id
  const shots = useLinks(
    task.shots.nodes.map(({ id, code }) => ({ id, label: code })),
    ({ id: shotId }, isAdded) => (isAdded ? addShot : removeShot)({ taskId, shotId }),
  )
  const tasks = useLinks(
    task.dependsOn.nodes.map(({ id, title }) => ({ id, label: title })),
    ({ id: dependsOnId }, isAdded) => (isAdded ? addDependency : removeDependency)({ taskId, dependsOnId }),
  )
  return { shots, tasks }
}
