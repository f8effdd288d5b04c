import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleShot } from './shot.policy.ts'
import { visibleTo as visibleBoard } from './storyboard.policy.ts'

/** A viewer sees the soundtracks of the boards one sees, but for those in the trash. */
export const visibleSoundtrack = (viewer: Viewer): Prisma.SoundtrackWhereInput => ({
  deletedAt: null,
  storyboard: visibleBoard(viewer),
})

/** A viewer sees the voices of the shots one sees, but for those in the trash. */
export const visibleVoice = (viewer: Viewer): Prisma.ShotVoiceWhereInput => ({
  deletedAt: null,
  shot: visibleShot(viewer),
})
