import { Repeater } from '@repeaterjs/repeater'
import type { Guest } from '../../context.ts'
import { prisma } from '../../platform/database/client.ts'
import { subscribe } from '../../platform/bus/bus.ts'
import { readReview, type ShownReview } from './reviewGuest.service.ts'
import { threadsOf } from './reviewThreads.service.ts'

/** A link is asked again after so long at the latest: it expires without a message. */
const LOOK_MS = 8_000
/** Changes within so many milliseconds are sent together. */
const GATHER_MS = 300

/** Tells one state of a review from another: the link, the guest's name, and the newest comment. */
async function markOf({ link, guest, isArchived }: ShownReview): Promise<string> {
  const { _count, _max } = await prisma().commentThread.aggregate({
    where: threadsOf(link, guest), _count: true, _max: { updatedAt: true },
  })
  return JSON.stringify([link.version, guest.name, isArchived, _count, _max.updatedAt])
}

/** A guest's review whenever it is another; fails as `readReview` within ten seconds after the link has ended. */
export async function followReview(guest: Guest): Promise<Repeater<ShownReview>> {
  await readReview(guest)
  return new Repeater<ShownReview>(async (push, stop) => {
    let isStopped = false
    let wake = () => {}
    const unsubscribe = subscribe(`project:${guest.projectId}`, (message) => {
      // Drawing on the board changes no version.
      if (!message.startsWith('view.drawn')) wake()
    })
    void stop.then(() => {
      isStopped = true
      unsubscribe()
      wake()
    })
    let known = ''
    while (!isStopped) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const review = await readReview(guest)
      const mark = await markOf(review)
      if (mark !== known) await push(review)
      known = mark
      const timer = setTimeout(wake, LOOK_MS)
      await woken
      clearTimeout(timer)
      if (!isStopped) await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
    }
  })
}
