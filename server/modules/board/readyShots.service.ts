import type { Viewer } from '../../context.ts'
import { GIVEN, markReady, type ReadyFieldsAsked, type ReadyList } from '../../kernel/readyRows.ts'
import { credentialAllows } from '../../kernel/permissions.ts'
import {
  type BoardPage, type BoardShot, MOST_CAST, type ProjectPage, readBoards, readProjects, readShots, type ShotParts,
} from './boardRows.service.ts'

const IMAGE = { id: true, url: true, width: true, height: true, bytes: true, contentType: true } as const
const CAMERA_FRAME = { x: true, y: true, width: true, angle: true } as const
const VIEW = {
  id: true,
  name: true,
  description: true,
  position: true,
  rank: true,
  revision: true,
  strokeCount: true,
  initialWidth: true,
  initialHeight: true,
  width: true,
  height: true,
  pictureRevision: true,
  thumbnailUrl: true,
  image: IMAGE,
  camera: { start: CAMERA_FRAME, end: CAMERA_FRAME, easing: true, holdStart: true, holdEnd: true },
  cameraUrl: true,
} as const
const SHOT = {
  id: true,
  code: true,
  name: true,
  description: true,
  dialogue: true,
  notes: true,
  cameraNote: true,
  frames: true,
  duration: true,
  aspectRatio: true,
  rank: true,
  scriptLine: true,
  scriptColor: true,
  scriptState: true,
  version: true,
  status: { id: true, name: true, color: true },
  scene: { id: true, number: true, heading: true, line: true, version: true },
  openThreadCount: true,
  unreadThreadCount: true,
  views: VIEW,
} as const

/** What boards ask of a shot. */
export const BOARD_SHOT = {
  ...SHOT,
  casting: { totalCount: true },
  // Read by itself, with one statement for all shots.
  voice: { id: true, url: true, contentType: true, bytes: true, duration: true, createdAt: true },
} as const

/** What lists of the shots of several boards ask of a shot. */
export const LISTED_SHOT = {
  ...SHOT,
  storyboard: { id: true, name: true, code: true, project: { id: true } },
  casting: {
    [GIVEN]: `first: ${MOST_CAST}`,
    totalCount: true,
    nodes: { id: true, occurrences: true, label: true, asset: { id: true, name: true, code: true, type: true } },
  },
} as const

type ShotAsked = typeof BOARD_SHOT | typeof LISTED_SHOT

/** What a document asks of shots, as it is read; null where it asks for what its token may not read. */
export function partsAsked(isAsked: ReadyFieldsAsked, shot: ShotAsked, viewer: Viewer): ShotParts | null {
  const openThreads = isAsked(shot, 'openThreadCount')
  const unreadThreads = isAsked(shot, 'unreadThreadCount')
  // Ready rows are answered without asking for the scopes of fields.
  if ((openThreads || unreadThreads) && !credentialAllows(viewer, 'comments:read')) return null
  return {
    status: isAsked(shot, 'status'),
    scene: isAsked(shot, 'scene'),
    storyboard: isAsked(shot, 'storyboard'),
    casting: isAsked(shot.casting, 'totalCount'),
    cast: isAsked(shot.casting, 'nodes'),
    views: isAsked(shot, 'views'),
    images: isAsked(shot.views, 'image'),
    openThreads,
    unreadThreads,
    userId: viewer.userId,
  }
}

/** Marks a shot that has the parts that a document asks for. */
export function markShotReady(shot: BoardShot): void {
  markReady(shot)
  shot.views.forEach(markReady)
  markReady(shot.casting)
  shot.casting.nodes.forEach(markReady)
  if (shot.storyboard) markReady(shot.storyboard)
}

type Lists = Map<string, ReadyList<BoardShot>>

/** Marks the shots of lists. */
function markReadyIn(lists: Lists): Lists {
  for (const { rows } of lists.values()) rows.forEach(markShotReady)
  return lists
}

/** Shots by their ids, ready to be answered: one statement. It does not ask who may see them. */
export async function readyShots(ids: readonly string[], parts: ShotParts): Promise<Map<string, BoardShot>> {
  const shots = await readShots(ids, parts)
  shots.forEach(markShotReady)
  return shots
}

/** The same of pages of boards, by the board. It does not ask who may see the boards. */
export const readyBoards = async (
  ids: readonly string[], { page, parts }: { page: BoardPage; parts: ShotParts },
): Promise<Lists> => markReadyIn(await readBoards(ids, page, parts))

/** The same of pages of projects, board by board, by the project. It does not ask who may see the projects. */
export const readyProjects = async (
  ids: readonly string[], { page, parts }: { page: ProjectPage; parts: ShotParts },
): Promise<Lists> => markReadyIn(await readProjects(ids, page, parts))
