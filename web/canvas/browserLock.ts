/** Runs the task when no other tab of this browser runs one of the same name; at once where browsers know no locks. */
export async function inTurn(name: string, task: () => Promise<void>): Promise<void> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return task()
  await navigator.locks.request(name, task)
}
