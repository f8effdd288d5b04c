import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { workForParent } from '../../../server/platform/workers/childSide.ts'

/** Tells the nice values of all its threads, those that read files too. */
workForParent(
  async (_order, parent) => {
    await Promise.all(Array.from({ length: 8 }, () => readFile(new URL(import.meta.url))))
    parent.tell(readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread))))
  },
  () => null,
)
