import { DigestFrequency, NotificationKind, type Prisma } from '../../__generated__/prisma/client.ts'
import { type Change, changeAccount, changeAccountOf } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, nothingToChange } from '../../kernel/errors.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'

/** Every kind, in the order they are shown in. */
export const NOTIFICATION_KINDS = Object.values(NotificationKind)

/** The channels of a kind. */
export interface Place {
  kind: NotificationKind
  inPage: boolean
  byMail: boolean
}

/** What somebody chose, or what holds before anything is chosen. */
export interface Settings {
  userId: string
  hidden: NotificationKind[]
  unmailed: NotificationKind[]
  digestFrequency: DigestFrequency
  version: number
}

const unchosen = (userId: string): Settings => ({
  userId,
  hidden: [],
  unmailed: [],
  digestFrequency: DigestFrequency.DAILY,
  version: 1,
})

/** A person's settings. */
export const readSettings = async (userId: string, tx: Transaction = prisma()): Promise<Settings> =>
  (await tx.notificationSettings.findUnique({ where: { userId } })) ?? unchosen(userId)

/** What changes; what is not given stays. */
export interface SettingsChange {
  kinds?: readonly { kind: NotificationKind; inPage?: boolean | null; byMail?: boolean | null }[] | null
  digestFrequency?: DigestFrequency | null
  expectedVersion?: number | null
}

/** The kinds that are off once some are switched. */
function switched(off: readonly NotificationKind[], wishes: readonly (readonly [NotificationKind, boolean | null])[]) {
  const left = new Set(off)
  for (const [kind, isOn] of wishes) {
    if (isOn === true) left.delete(kind)
    if (isOn === false) left.add(kind)
  }
  return NOTIFICATION_KINDS.filter((kind) => left.has(kind))
}

async function write({ tx, record }: Change, next: Settings): Promise<Settings> {
  const { userId, hidden, unmailed, digestFrequency, version } = next
  const data = { hidden, unmailed, digestFrequency, version: version + 1 }
  const create = { userId, ...data }
  const settings = await tx.notificationSettings.upsert({ where: { userId }, create, update: data })
  // What waited to be mailed is not mailed when mails come back on one day.
  const waiting: Prisma.NotificationWhereInput = { userId, isByMail: true, mailedAt: null }
  if (digestFrequency !== DigestFrequency.OFF) waiting.kind = { in: unmailed }
  await tx.notification.updateMany({ where: waiting, data: { isByMail: false } })
  record('notification.settingsUpdated', { type: 'User', id: userId }, { digestFrequency, hidden, unmailed })
  return settings
}

/** Changes the viewer's settings. CONFLICT at another version than expected. */
export function updateSettings(viewer: Viewer, settings: SettingsChange): Promise<Settings> {
  const { kinds, digestFrequency, expectedVersion } = settings
  if (kinds == null && digestFrequency == null) throw nothingToChange('kinds', 'kinds, digestFrequency')
  return changeAccount(viewer, 'own', async (change) => {
    const before = await readSettings(viewer.userId, change.tx)
    demandVersion('Choice of notifications', before, expectedVersion)
    return write(change, {
      ...before,
      hidden: switched(before.hidden, (kinds ?? []).map(({ kind, inPage }) => [kind, inPage ?? null])),
      unmailed: switched(before.unmailed, (kinds ?? []).map(({ kind, byMail }) => [kind, byMail ?? null])),
      digestFrequency: digestFrequency ?? before.digestFrequency,
    })
  })
}

/** Ends the mails to somebody, as often as it is asked for; the caller has proved who asks. */
export function endDigests(userId: string): Promise<void> {
  return changeAccountOf(userId, null, async (change) => {
    const before = await readSettings(userId, change.tx)
    if (before.digestFrequency === DigestFrequency.OFF) return
    await write(change, { ...before, digestFrequency: DigestFrequency.OFF })
  })
}
