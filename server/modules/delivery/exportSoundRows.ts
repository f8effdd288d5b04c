import { toTypeId } from '../../kernel/ids.ts'
import { byId, inBoards, LIVE, paged, type Part, type Snapshot } from './exportSnapshot.ts'

function soundtrackPart(snapshot: Snapshot): Part {
  const { tx } = snapshot
  const where = { ...inBoards(snapshot), ...LIVE }
  return {
    kind: 'soundtrack',
    count: () => tx.soundtrack.count({ where }),
    async *pages() {
      const read = (last: { id: string } | undefined, take: number) =>
        tx.soundtrack.findMany({ where, ...byId(last, take) })
      for await (const rows of paged(read)) {
        yield rows.map(({ id, storyboardId, soundId, name, offset, volume, version, createdAt, updatedAt }) => {
          const ids = { id: toTypeId('Soundtrack', id), storyboardId: toTypeId('Storyboard', storyboardId) }
          return { ...ids, mediaId: toTypeId('Media', soundId), name, offset, volume, version, createdAt, updatedAt }
        })
      }
    },
  }
}

function voicePart(snapshot: Snapshot): Part {
  const { tx } = snapshot
  const where = { ...LIVE, shot: { ...LIVE, ...inBoards(snapshot) } }
  return {
    kind: 'shotVoice',
    count: () => tx.shotVoice.count({ where }),
    async *pages() {
      const read = (last: { id: string } | undefined, take: number) =>
        tx.shotVoice.findMany({ where, ...byId(last, take) })
      for await (const rows of paged(read)) {
        yield rows.map(({ id, shotId, soundId, createdAt }) => {
          const ids = { id: toTypeId('ShotVoice', id), shotId: toTypeId('Shot', shotId) }
          return { ...ids, mediaId: toTypeId('Media', soundId), createdAt }
        })
      }
    },
  }
}

/** What is heard of a project, after the files it is kept in. */
export const SOUND_PARTS = [soundtrackPart, voicePart]
