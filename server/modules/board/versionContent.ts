import { createHash } from 'node:crypto'
import type { AspectRatio } from '../../../drawing/aspectRatio.ts'
import type { CameraMove } from '../../../drawing/cameraMove.ts'
import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { KeptLayer } from './drawnState.ts'

/**
 * A view of a shot as it was. Images are named by the SHA-256 of their file: a project that moves to another
 * organization gets images with other ids.
 */
export interface ViewContent {
  id: string
  name: string
  description: string
  /** Of the drawing: the number of its last operation. */
  revision: number
  /** The drawing space that the operations begin with. */
  baseWidth: number
  baseHeight: number
  width: number
  height: number
  strokeCount: number
  /** As the view has them; absent where it has none. */
  layers?: KeptLayer[]
  camera?: CameraMove
  /** SHA-256 of the background image in hexadecimal digits. */
  image: string | null
}

/** A shot as it was, but for its place. The order of the properties is that of the text the key is made of. */
export interface ShotContent {
  code: string
  name: string
  description: string
  dialogue: string
  notes: string
  cameraNote: string
  frames: number
  aspectRatio: AspectRatio
  sceneId: string | null
  statusId: string | null
  /** SHA-256 of the scratch voice. */
  voice: string | null
  views: ViewContent[]
}

/** What shots of a version refer to, and its soundtrack. */
export interface VersionHead {
  scenes: { id: string; number: string; heading: string }[]
  statuses: { id: string; name: string; color: string }[]
  soundtrack: { sound: string; name: string; offset: number; volume: number } | null
}

/** A shot of today: its content, and the files behind it. */
export interface ReadShot {
  id: string
  content: ShotContent
  voiceId: string | null
  /** The length of the scratch voice. */
  voiceSeconds: number | null
  images: { viewId: string; imageId: string | null }[]
}

/** A board as a version keeps it. */
export interface BoardContent {
  seq: number
  frameRateNumerator: number
  frameRateDenominator: number
  startTimecode: number
  head: VersionHead
  soundId: string | null
  shots: ReadShot[]
}

/** Bytes of a shot in a manifest: a UUID and a SHA-256. */
const ENTRY_BYTES = 48
const ID_BYTES = 16

/** The key of a state: SHA-256 of its content as JSON. */
export const keyOf = (content: ShotContent): Buffer => createHash('sha256').update(JSON.stringify(content)).digest()

/** A manifest of shots in order. */
export const manifestOf = (shots: readonly { id: string; key: Buffer }[]): Buffer =>
  Buffer.concat(shots.flatMap(({ id, key }) => [Buffer.from(id.replaceAll('-', ''), 'hex'), key]))

const uuidFrom = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** The shots of a manifest in order, some or all of them. */
export function entriesOf(manifest: Uint8Array, from = 0, to = Infinity): { id: string; key: Buffer }[] {
  const bytes = Buffer.from(manifest.buffer, manifest.byteOffset, manifest.byteLength)
  const entries: { id: string; key: Buffer }[] = []
  for (let at = from * ENTRY_BYTES; at < Math.min(bytes.length, to * ENTRY_BYTES); at += ENTRY_BYTES) {
    entries.push({
      id: uuidFrom(bytes.subarray(at, at + ID_BYTES)),
      key: bytes.subarray(at + ID_BYTES, at + ENTRY_BYTES),
    })
  }
  return entries
}

/** What the statement below answers, one row a board. */
interface BoardRow extends Omit<BoardContent, 'head' | 'shots'> {
  id: string
  scenes: VersionHead['scenes'] | null
  statuses: VersionHead['statuses'] | null
  soundtrack: VersionHead['soundtrack']
  shots: ShotRow[] | null
}

interface ShotRow extends Omit<ShotContent, 'views'>, Pick<ReadShot, 'id' | 'voiceId' | 'voiceSeconds'> {
  views: ViewRow[] | null
}

/** Null for what is absent in the content. */
type ViewRow = Omit<ViewContent, 'layers' | 'camera'> & {
  imageId: string | null
  layers: KeptLayer[] | null
  camera: CameraMove | null
}

const SOUNDTRACK = Prisma.sql`
  SELECT encode(m."sha256", 'hex') AS "sound", t."name", t."offset", t."volume"
  FROM "Soundtrack" t JOIN "Media" m ON m."id" = t."soundId"
  WHERE t."storyboardId" = b."id" AND t."deletedAt" IS NULL LIMIT 1`

const VIEWS = Prisma.sql`
  SELECT v."id", v."name", v."description", v."revision", v."baseWidth", v."baseHeight", v."width", v."height",
    v."strokeCount", v."layers", v."camera", encode(i."sha256", 'hex') AS "image", v."imageId"
  FROM "ShotView" v LEFT JOIN "Media" i ON i."id" = v."imageId"
  WHERE v."shotId" = s."id" AND v."deletedAt" IS NULL ORDER BY v."rank"`

const SHOTS = Prisma.sql`
  SELECT s."id", s."code", s."name", s."description", s."dialogue", s."notes", s."cameraNote", s."frames",
    s."aspectRatio", s."sceneId", s."statusId", voice."sha256" AS "voice", voice."soundId" AS "voiceId",
    voice."seconds" AS "voiceSeconds",
    (SELECT json_agg(r) FROM (${VIEWS}) r) AS "views"
  FROM "Shot" s LEFT JOIN LATERAL (
    SELECT w."soundId", encode(m."sha256", 'hex') AS "sha256", m."seconds"
    FROM "ShotVoice" w JOIN "Media" m ON m."id" = w."soundId"
    WHERE w."shotId" = s."id" AND w."deletedAt" IS NULL LIMIT 1) voice ON true
  WHERE s."storyboardId" = b."id" AND s."deletedAt" IS NULL ORDER BY s."rank"`

function contentOf({ id, voiceId, voiceSeconds, views, ...shot }: ShotRow): ReadShot {
  const all = views ?? []
  const content: ShotContent = {
    code: shot.code,
    name: shot.name,
    description: shot.description,
    dialogue: shot.dialogue,
    notes: shot.notes,
    cameraNote: shot.cameraNote,
    frames: shot.frames,
    aspectRatio: shot.aspectRatio,
    sceneId: shot.sceneId,
    statusId: shot.statusId,
    voice: shot.voice,
    views: all.map(({ imageId: _, layers, camera, ...view }) =>
      ({ ...view, ...(layers && { layers }), ...(camera && { camera }) })),
  }
  const images = all.map((view) => ({ viewId: view.id, imageId: view.imageId }))
  return { id, content, voiceId, voiceSeconds, images }
}

/** Reads boards, in the trash or not, as versions keep them: one statement. To keep them, lock the project first. */
export async function readBoardContents(
  tx: Transaction,
  storyboardIds: readonly string[],
): Promise<Map<string, BoardContent>> {
  const rows = await tx.$queryRaw<BoardRow[]>`
    SELECT b."id", p."eventSeq" AS "seq", p."frameRateNumerator", p."frameRateDenominator", b."startTimecode",
      (SELECT json_agg(r) FROM (
        SELECT "id", "number", "heading" FROM "Scene" WHERE "storyboardId" = b."id" AND "deletedAt" IS NULL
          ORDER BY "rank") r) AS "scenes",
      (SELECT json_agg(r) FROM (
        SELECT "id", "name", "color" FROM "ShotStatus" WHERE "projectId" = p."id" ORDER BY "rank") r) AS "statuses",
      (SELECT row_to_json(r) FROM (${SOUNDTRACK}) r) AS "soundtrack",
      (SELECT t."soundId" FROM "Soundtrack" t
        WHERE t."storyboardId" = b."id" AND t."deletedAt" IS NULL LIMIT 1) AS "soundId",
      (SELECT json_agg(r) FROM (${SHOTS}) r) AS "shots"
    FROM "Storyboard" b JOIN "Project" p ON p."id" = b."projectId"
    WHERE b."id" = ANY(${[...storyboardIds]}::uuid[])`
  return new Map(rows.map(({ id, scenes, statuses, soundtrack, shots, ...board }) => [id, {
    ...board,
    head: { scenes: scenes ?? [], statuses: statuses ?? [], soundtrack },
    shots: (shots ?? []).map(contentOf),
  }]))
}

