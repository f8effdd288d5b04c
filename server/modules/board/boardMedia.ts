import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { type MediaHolder, TOUCHED } from '../media/mediaHolder.ts'
import { visibleSoundtrack, visibleVoice } from './sound.policy.ts'
import { visibleTo as visibleVersion } from './version.policy.ts'
import { visibleTo as visibleView } from './view.policy.ts'

/** The boards of a project, in the trash or not. */
const boardsOf = (projectId: string) => Prisma.sql`
  (SELECT b."id" FROM "Storyboard" b WHERE b."projectId" = ${projectId}::uuid)`

/** The shots of a project, in the trash or not. */
const shotsOf = (projectId: string) => Prisma.sql`
  (SELECT s."id" FROM "Shot" s WHERE s."storyboardId" IN ${boardsOf(projectId)})`

const ofBoards = (projectId: string) => Prisma.sql`r."storyboardId" IN ${boardsOf(projectId)}`
/** Whether a row `r` of a shot is outside the trash, and its shot and board are, too. */
const ON_BOARD = Prisma.sql`r."deletedAt" IS NULL AND EXISTS (
  SELECT FROM "Shot" s JOIN "Storyboard" b ON b."id" = s."storyboardId"
  WHERE s."id" = r."shotId" AND s."deletedAt" IS NULL AND b."deletedAt" IS NULL)`

const ofVisibleProject = (viewer: Viewer) => ({ project: visibleProject(viewer) })

/** The images, voices and soundtracks of boards in versions, which no trash takes away. */
export const versionMedia: readonly MediaHolder[] = [
  {
    table: Prisma.sql`"ShotStatePin"`,
    column: Prisma.sql`"imageId"`,
    isIn: ofBoards,
    isLive: Prisma.sql`true`,
    touch: Prisma.empty,
    visibleIn: (viewer) => ({ statePins: { some: { state: { storyboard: ofVisibleProject(viewer) } } } }),
    unused: { statePins: { none: {} } },
  },
  {
    table: Prisma.sql`"ShotState"`,
    column: Prisma.sql`"voiceId"`,
    isIn: ofBoards,
    isLive: Prisma.sql`true`,
    touch: Prisma.empty,
    visibleIn: (viewer) => ({ stateVoices: { some: { storyboard: ofVisibleProject(viewer) } } }),
    unused: { stateVoices: { none: {} } },
  },
  {
    table: Prisma.sql`"StoryboardVersion"`,
    column: Prisma.sql`"soundId"`,
    isIn: ofBoards,
    isLive: Prisma.sql`true`,
    touch: Prisma.empty,
    visibleIn: (viewer) => ({ versions: { some: visibleVersion(viewer) } }),
    unused: { versions: { none: {} } },
  },
]

/** Pictures of layers: what logs of drawings and frame templates name. */
const layerMedia: readonly MediaHolder[] = [
  {
    table: Prisma.sql`"LayerImage"`,
    column: Prisma.sql`"mediaId"`,
    isIn: (projectId) => Prisma.sql`r."viewId" IN (
      SELECT v."id" FROM "ShotView" v WHERE v."shotId" IN ${shotsOf(projectId)})`,
    isLive: Prisma.sql`EXISTS (
      SELECT FROM "ShotView" v JOIN "Shot" s ON s."id" = v."shotId" JOIN "Storyboard" b ON b."id" = s."storyboardId"
      WHERE v."id" = r."viewId" AND v."deletedAt" IS NULL AND s."deletedAt" IS NULL AND b."deletedAt" IS NULL)`,
    touch: Prisma.empty,
    visibleIn: (viewer) => ({ layerImages: { some: { view: visibleView(viewer) } } }),
    unused: { layerImages: { none: {} } },
  },
  {
    table: Prisma.sql`"TemplateImage"`,
    column: Prisma.sql`"mediaId"`,
    isIn: (projectId) => Prisma.sql`r."projectId" = ${projectId}::uuid`,
    isLive: Prisma.sql`true`,
    touch: Prisma.empty,
    visibleIn: (viewer) => ({ templateImages: { some: ofVisibleProject(viewer) } }),
    unused: { templateImages: { none: {} } },
  },
]

/** The images behind views and on layers, the soundtracks and the voices of boards, as they are and in versions. */
export const boardMedia: readonly MediaHolder[] = [
  {
    table: Prisma.sql`"ShotView"`,
    column: Prisma.sql`"imageId"`,
    isIn: (projectId) => Prisma.sql`r."shotId" IN ${shotsOf(projectId)}`,
    isLive: ON_BOARD,
    touch: TOUCHED,
    visibleIn: (viewer) => ({ views: { some: visibleView(viewer) } }),
    unused: { views: { none: {} } },
  },
  {
    table: Prisma.sql`"Soundtrack"`,
    column: Prisma.sql`"soundId"`,
    isIn: ofBoards,
    isLive: Prisma.sql`r."deletedAt" IS NULL AND EXISTS (
      SELECT FROM "Storyboard" b WHERE b."id" = r."storyboardId" AND b."deletedAt" IS NULL)`,
    touch: TOUCHED,
    visibleIn: (viewer) => ({ soundtracks: { some: visibleSoundtrack(viewer) } }),
    unused: { soundtracks: { none: {} } },
  },
  {
    table: Prisma.sql`"ShotVoice"`,
    column: Prisma.sql`"soundId"`,
    isIn: (projectId) => Prisma.sql`r."shotId" IN ${shotsOf(projectId)}`,
    isLive: ON_BOARD,
    touch: Prisma.empty,
    visibleIn: (viewer) => ({ voices: { some: visibleVoice(viewer) } }),
    unused: { voices: { none: {} } },
  },
  ...layerMedia,
  ...versionMedia,
]
