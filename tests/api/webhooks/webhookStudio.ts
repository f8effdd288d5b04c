import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { readAllowList } from '../../../server/kernel/outsideAddress.ts'
import { setWebhooks } from '../../../server/modules/delivery/webhookSettings.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { type Receiver, startReceiver } from '../../harness/receiver.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { createHook, readHook } from './webhookCalls.ts'

/** Receivers on this machine may be reached, and what fails is tried again at once. */
export const SWIFT = { allow: readAllowList('127.0.0.1', 'ALLOW'), pauses: [20, 40, 60], tryLimit: 400 }

/** An event as a receiver is told of it. */
export interface Told {
  type: string
  timestamp: string
  data: {
    project?: string
    organization?: string
    seq: number
    subject: string
    actor: string
    payload: Record<string, unknown>
  }
}

/** What a receiver was told, in the order it came. */
export const toldTo = ({ received }: Receiver) => received.map(({ body }) => JSON.parse(body) as Told)

/** A studio of its own for each test of a file, over a database of its own. */
export const here = {} as { app: TestApp; studio: Studio }

let receivers: Receiver[] = []

/** Registers the hooks that make `here`. */
export function openStudio(): void {
  beforeAll(async () => {
    here.app = await startApp(await makeDatabase())
  })
  beforeEach(async () => {
    inApp(() => setWebhooks(SWIFT))
    here.studio = await makeStudio(here.app)
  })
  afterEach(async () => {
    for (const receiver of receivers) await receiver.stop()
    receivers = []
    await prisma.webhook.deleteMany({})
  })
  afterAll(async () => {
    inApp(() => setWebhooks({}))
    await here.app.stop()
  })
}

/** Starts a receiver that is stopped with the test. */
export async function receive(...behaviour: Parameters<typeof startReceiver>): Promise<Receiver> {
  const receiver = await startReceiver(...behaviour)
  receivers.push(receiver)
  return receiver
}

/** Sets up a webhook of the studio for a receiver. */
export const hookFor = ({ url }: Pick<Receiver, 'url'>, input: object = {}) =>
  createHook(here.app, here.studio.admin, { organizationId: here.studio.organizationId, url, ...input })

/** Makes something happen in the project of the studio. */
export const happen = (name?: string) => makeShot(here.app, here.studio.member, here.studio.storyboardId, name)

/** Whether so many deliveries have arrived or failed for good. */
export async function allTried(id: string, count: number): Promise<boolean> {
  const { deliveries } = await readHook(here.app, here.studio.admin, id)
  return deliveries.totalCount === count && deliveries.nodes.every(({ status }) => status !== 'PENDING')
}
