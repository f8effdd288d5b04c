import { Readable } from 'node:stream'
import type { Viewer } from '../../server/context.ts'
import { receiveSound } from '../../server/modules/media/keptSound.service.ts'
import { setShotVoice } from '../../server/modules/board/shotVoice.service.ts'
import { setSoundtrack } from '../../server/modules/board/soundtrack.service.ts'
import { prisma } from '../../server/platform/database/client.ts'
import { murmur, wind } from './sound.ts'
import { DEMO_SHOTS } from './storyboard.ts'

/** 1-based place of the shot at the table, and how long its scratch voice is, in seconds. */
const SPOKEN = { shotNumber: 5, seconds: 3.5 }

const received = (sound: Buffer) => receiveSound(Readable.from([sound]))

/** Gives the board of a project a soundtrack as long as the film, and the shot at the table a scratch voice. */
export async function fillSound(viewer: Viewer, projectId: string): Promise<void> {
  const { id: storyboardId } = await prisma().storyboard.findFirstOrThrow({ where: { projectId } })
  const seconds = DEMO_SHOTS.reduce((sum, shot) => sum + shot.seconds, 0)
  const fileName = 'Wind on the marsh.wav'
  await setSoundtrack(viewer, storyboardId, { received: await received(wind(seconds)), fileName })
  const shots = await prisma().shot.findMany({ where: { storyboardId }, orderBy: { rank: 'asc' } })
  const shot = shots[SPOKEN.shotNumber - 1]
  if (shot) await setShotVoice(viewer, shot.id, await received(murmur(SPOKEN.seconds)))
}
