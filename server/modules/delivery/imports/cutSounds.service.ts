import type { ProjectChange } from '../../../change.ts'
import type { Viewer } from '../../../context.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Failure } from '../../../kernel/failure.ts'
import { framesAtRate, type FrameRate } from '../../../kernel/frames.ts'
import type { Transaction } from '../../../platform/database/client.ts'
import { FURTHEST_OFFSET, nameOfFile, putSoundtrack } from '../../board/soundtrack.service.ts'
import type { Accepts, AppliedItem } from './before.ts'
import type { ParsedCut } from './cutReading.ts'
import { cutFailures } from './cuts/cut.failures.ts'
import type { KeptMedia, PlannedItem } from './reader.ts'

/** A sound that may become the soundtrack of the board. */
interface PlannedSound {
  item: PlannedItem
  soundId: string
  name: string
  /** In frames of the project. */
  offset: number
}

/** The sounds that a cut offers, each rejected until somebody accepts it, and what is wrong with others. */
export interface CutSounds {
  storyboardId: string
  sounds: PlannedSound[]
  warnings: Failure[]
}

/** Compares the sounds of a cut with those of its board: neither its soundtrack nor voices of its shots are offered. */
export async function planSounds(
  tx: Transaction, storyboardId: string, { offers, rate: from }: ParsedCut,
  { rate, media }: { rate: FrameRate; media: ReadonlyMap<string, KeptMedia> },
): Promise<CutSounds> {
  const planned: CutSounds = { storyboardId, sounds: [], warnings: [] }
  if (offers.length === 0) return planned
  const present = await tx.soundtrack.findFirst({ where: { storyboardId, deletedAt: null } })
  const where = { deletedAt: null, shot: { storyboardId, deletedAt: null } }
  const voices = await tx.shotVoice.findMany({ where, select: { soundId: true } })
  const known = new Set([...voices.map(({ soundId }) => soundId), present?.soundId])
  for (const { file, offset } of offers) {
    const kept = media.get(file)
    if (!kept) continue
    if ('refusal' in kept) planned.warnings.push(kept.refusal)
    else if (!known.has(kept.id)) {
      const name = nameOfFile(file)
      const change = present ? 'REPLACED' : 'ADDED'
      planned.sounds.push({
        soundId: kept.id, name,
        offset: Math.max(-FURTHEST_OFFSET, Math.min(FURTHEST_OFFSET, framesAtRate(offset, from, rate))),
        item: {
          key: `sound:${file}`, change, name, subjectType: 'Soundtrack', subjectId: null, sourceLine: null,
          changes: [{ change, field: 'soundtrack', from: present?.name ?? '', to: name }],
          choice: 'REJECT', reasons: [], isDoubtful: false, needs: [],
        },
      })
    }
  }
  return planned
}

/** Makes the accepted sound the soundtrack. INVALID_INPUT for several: a board has one. */
export async function applySounds(
  change: ProjectChange, viewer: Viewer, { storyboardId, sounds }: CutSounds, accepts: Accepts,
): Promise<AppliedItem[]> {
  const accepted = sounds.filter(({ item }) => accepts(item.key))
  const [sound] = accepted
  if (!sound) return []
  if (accepted.length > 1) throw fail(cutFailures.CUT_SOUNDTRACKS_SEVERAL())
  const former = await change.tx.soundtrack.findFirst({ where: { storyboardId, deletedAt: null } })
  const { item: { key }, ...made } = sound
  const { id } = await putSoundtrack(viewer, change, storyboardId, made)
  return [{ key, subjectType: 'Soundtrack', subjectId: id, before: { did: 'SET', formerId: former?.id ?? null } }]
}
