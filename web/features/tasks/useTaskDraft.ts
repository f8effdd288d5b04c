import { useState } from 'react'
import { isTyped, keepDraft, keptDraft, type TaskDraft, type TypedDraft } from './taskDrafts.ts'

/**
 * The form of a task: what was typed survives closing, whichever way that happens, until it is saved or discarded.
 * `key` is the task's id, or the project's for a new one.
 */
export function useTaskDraft(key: string, initial: TaskDraft) {
  const [typed, setTyped] = useState<TypedDraft>(() => keptDraft(key) ?? {})
  const [isKept, setIsKept] = useState(() => keptDraft(key) !== null)
  return {
    draft: { ...initial, ...typed },
    /** Whether it shows what was typed before it was closed the last time. */
    isKept,
    change(part: TypedDraft): void {
      const next = { ...typed, ...part }
      setTyped(next)
      keepDraft(key, isTyped(initial, next) ? next : null)
    },
    discard(): void {
      keepDraft(key, null)
      setTyped({})
      setIsKept(false)
    },
    /** It is saved: nothing is to come back. */
    forget: () => keepDraft(key, null),
  }
}
