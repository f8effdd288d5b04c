import type pg from 'pg'
import type { PrismaClient } from '../../server/__generated__/prisma/client.ts'
import { Resources } from '../../server/kernel/resources.ts'
import { publish } from '../../server/platform/bus/bus.ts'
import { connectDatabase, pool as poolOf, prisma as prismaOf } from '../../server/platform/database/client.ts'
import { accessTopic } from '../../server/record.ts'

/** The database of the application that was started last and runs still. */
export let prisma: PrismaClient
export let pool: pg.Pool

const running: Resources[] = []

function showNewest(): void {
  running.at(-1)?.run(() => {
    prisma = prismaOf()
    pool = poolOf()
  })
}

/** Runs work of the server as the application that was started last. */
export function inApp<Result>(work: () => Result): Result {
  const newest = running.at(-1)
  if (!newest) throw new Error('No application runs')
  return newest.run(work)
}

/** Makes the application read somebody's tokens again, after a test changed their rows. */
export const recheckTokens = (userId: string): Promise<void> => inApp(() => publish(accessTopic(userId), 'recheck'))

/** Makes an application the newest until it is left. */
export function begin(resources: Resources): void {
  running.push(resources)
  showNewest()
}

/** Makes the application before it the newest again. */
export function leave(resources: Resources): void {
  running.splice(running.indexOf(resources), 1)
  showNewest()
}

/** Closes what an application has open. */
export async function end(resources: Resources): Promise<void> {
  leave(resources)
  await resources.close()
}

/** Looks into a database whose servers run in other processes, until the returned function is called. */
export async function lookInto(databaseUrl: string): Promise<() => Promise<void>> {
  const resources = new Resources()
  await resources.run(() => connectDatabase(databaseUrl))
  begin(resources)
  return () => end(resources)
}
