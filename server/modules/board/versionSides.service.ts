import type { StoryboardVersion } from '../../__generated__/prisma/client.ts'
import { notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import type { SealedBoard } from './seal.ts'
import type { ComparedBoard } from './versionComparison.ts'
import { type BoardContent, entriesOf, keyOf, readBoardContents } from './versionContent.ts'
import { addressOf, type KeptManifest, type KeptShot, keptShot, type KeptState } from './versionReading.service.ts'

/** One side of a comparison: a board at a moment, and its shots at 0-based places. */
export interface ComparedSide extends ComparedBoard, SealedBoard {
  shotAt: (place: number) => Promise<KeptShot>
}

/** A version as a side of a comparison. */
export function keptSide(
  version: StoryboardVersion,
  { entries, head }: KeptManifest,
  stateOf: (address: string) => Promise<KeptState | null>,
): ComparedSide {
  const { storyboardId, frameRateNumerator, frameRateDenominator, startTimecode } = version
  const shots = entriesOf(entries).map(({ id, key }) => ({ id, key: key.toString('hex') }))
  async function read(place: number) {
    const { [place]: entry } = shots
    const state = entry ? await stateOf(addressOf(storyboardId, entry.key)) : null
    if (!entry || !state) throw notFound('Version')
    return { entry, state }
  }
  return {
    frameRateNumerator, frameRateDenominator, startTimecode, soundtrack: head.soundtrack, shots,
    contentsOf: (places) => Promise.all(places.map(async (place) => (await read(place)).state.content)),
    shotAt: async (place) => {
      const { entry, state } = await read(place)
      return keptShot(version, head, place, entry, state)
    },
  }
}

function sideOf(storyboardId: string, board: BoardContent): ComparedSide {
  const { frameRateNumerator, frameRateDenominator, startTimecode, head } = board
  const shots = board.shots.map(({ id, content }) => ({ id, key: keyOf(content).toString('hex') }))
  function read(place: number) {
    const { [place]: shot } = board.shots
    if (!shot) throw notFound('Shot')
    return shot
  }
  return {
    frameRateNumerator, frameRateDenominator, startTimecode, soundtrack: head.soundtrack, shots,
    contentsOf: (places) => Promise.resolve(places.map((place) => read(place).content)),
    shotAt: (place) => {
      const { id, content, voiceId, voiceSeconds, images } = read(place)
      const imageIds = Object.fromEntries(images.map(({ viewId, imageId }) => [viewId, imageId]))
      const rates = { storyboardId, frameRateNumerator, frameRateDenominator }
      const entry = { id, key: shots[place]?.key ?? '' }
      const shot = keptShot(rates, head, place, entry, { content, voiceId, voiceSeconds, images: imageIds })
      return Promise.resolve({ ...shot, views: shot.views.map((view) => ({ ...view, key: null })) })
    },
  }
}

/** Boards of today as sides of comparisons, by their ids; those in the trash are not in it. */
export async function presentSides(storyboardIds: readonly string[]): Promise<Map<string, ComparedSide>> {
  const where = { id: { in: [...storyboardIds] }, deletedAt: null }
  const present = await prisma().storyboard.findMany({ where, select: { id: true } })
  const boards = await readBoardContents(prisma(), present.map(({ id }) => id))
  return new Map([...boards].map(([id, board]) => [id, sideOf(id, board)]))
}

/** A board of today as a side of a comparison. NOT_FOUND for one in the trash. */
export async function presentSide(storyboardId: string): Promise<ComparedSide> {
  const side = (await presentSides([storyboardId])).get(storyboardId)
  if (!side) throw notFound('Storyboard')
  return side
}
