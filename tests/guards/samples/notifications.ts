import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { digestToken } from '../../../server/modules/notifications/digestLink.ts'
import type { Person, Studio } from '../../harness/fixtures.ts'
import { inApp, prisma } from '../../harness/running.ts'
import type { MutationSample } from '../mutationSample.ts'

/** Tells somebody that they were invited to a studio; answers the id of the notification. */
export async function newNotificationOf(studio: Studio, { id: userId }: Pick<Person, 'id'>): Promise<string> {
  const { id } = await prisma.notification.create({
    data: {
      userId: uuidOf('User', userId),
      kind: 'INVITED',
      actorId: uuidOf('User', studio.owner.id),
      organizationId: uuidOf('Organization', studio.organizationId),
      subjects: [studio.organizationId],
      count: 1,
      title: 'Kestrel',
      isInPage: true,
      isByMail: false,
    },
  })
  return toTypeId('Notification', id)
}

let isWeekly = false

/** The mutations of what one is told of. */
export const notificationSamples: Record<string, MutationSample> = {
  markNotificationsRead: {
    who: 'oneself',
    scope: null,
    log: 'account',
    input: async (_app, studio, person) => ({ ids: [await newNotificationOf(studio, person)] }),
  },
  updateNotificationSettings: {
    who: 'oneself',
    scope: null,
    log: 'account',
    input: () => {
      isWeekly = !isWeekly
      return { digestFrequency: isWeekly ? 'WEEKLY' : 'HOURLY' }
    },
  },
  unsubscribeFromDigest: {
    who: 'anybody',
    scope: null,
    log: 'account',
    input: async (_app, studio) => ({ token: await inApp(() => digestToken(uuidOf('User', studio.member.id))) }),
  },
}
