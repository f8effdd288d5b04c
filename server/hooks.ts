import { readSampleFilm } from '../prisma/demo/fillFilm.ts'
import { SALT_HOUSE } from '../prisma/demo/films.ts'
import { adaptBoardsToRate } from './modules/board/boardFrameRate.ts'
import { boardMedia } from './modules/board/boardMedia.ts'
import { resettableBoards } from './modules/board/boardReset.service.ts'
import { keptBoards, keptStatuses } from './modules/board/boardTemplate.service.ts'
import { addFirstBoard } from './modules/board/newBoards.service.ts'
import { paintView } from './modules/board/painting.service.ts'
import { paintState } from './modules/board/versionPictures.service.ts'
import { copyBoards } from './modules/board/boardCopy.service.ts'
import { touchBoardsOf } from './modules/board/restoredBoards.ts'
import { shotsCopied } from './modules/board/shotCreation.service.ts'
import { forgetExportsOf } from './modules/delivery/projectExport.service.ts'
import { forgetImportsOf } from './modules/delivery/imports/import.service.ts'
import { importMedia } from './modules/delivery/imports/importMedia.service.ts'
import { deleteWebhooksOf } from './modules/delivery/webhook.service.ts'
import { accessRevoked } from './modules/identity/accessRevoked.ts'
import { revokeLinksOf } from './modules/identity/invitationLink.service.ts'
import { endTokensOf } from './modules/identity/serviceToken.service.ts'
import { mediaHolders } from './modules/media/mediaHolder.ts'
import { logoMedia } from './modules/media/organizationLogo.service.ts'
import { guestMedia } from './modules/media/guestMedia.ts'
import { painter } from './modules/media/painting.ts'
import { noticeEvents } from './modules/notifications/noticing.service.ts'
import { assetMedia } from './modules/production/assetMedia.ts'
import { copyCastings } from './modules/production/casting.service.ts'
import { copyProduction } from './modules/production/productionCopy.service.ts'
import { resettableAssets, touchAssetsAndTasks } from './modules/production/restoredAssets.ts'
import { keptTasks } from './modules/production/taskTemplate.service.ts'
import { unassignTasksOf } from './modules/production/taskAssignee.service.ts'
import { copyPlaylists } from './modules/review/playlistCopy.service.ts'
import { openReviewPicture, openReviewSound } from './modules/review/reviewAccess.service.ts'
import { passLinksOn } from './modules/review/reviewLink.service.ts'
import { threadMedia } from './modules/review/threadMedia.ts'
import { adaptThreadsToRate } from './modules/review/threadFrameRate.ts'
import { copyFrameTemplates } from './modules/board/frameTemplate.service.ts'
import { copyColors } from './modules/projects/projectColor.service.ts'
import { projectDuplicated } from './modules/projects/projectCopy.ts'
import {
  frameRateChanged,
  projectCreated,
  projectRestored,
  projectTransferred,
  resettable,
} from './modules/projects/projectHooks.ts'
import { sampleProject } from './modules/projects/sampleProject.service.ts'
import { templateParts } from './modules/projects/templateParts.ts'
import { recorded } from './record.ts'

/** Connects what modules do in the work of those below them. */
export function connectHooks(): void {
  recorded.provide([noticeEvents])
  accessRevoked.provide([endTokensOf, revokeLinksOf, unassignTasksOf, passLinksOn, deleteWebhooksOf])
  mediaHolders.provide([...boardMedia, assetMedia, logoMedia, threadMedia, importMedia])
  guestMedia.provide([{ openPicture: openReviewPicture, openSound: openReviewSound }])
  painter.provide([{ paintView, paintState }])
  projectCreated.provide([addFirstBoard])
  sampleProject.provide({ name: SALT_HOUSE.name, description: SALT_HOUSE.description, read: readSampleFilm })
  projectDuplicated.provide([copyColors, copyFrameTemplates, copyBoards, copyProduction, copyPlaylists])
  templateParts.provide([keptStatuses, keptBoards, keptTasks])
  projectRestored.provide([touchBoardsOf, touchAssetsAndTasks])
  projectTransferred.provide([forgetExportsOf, forgetImportsOf])
  resettable.provide([resettableBoards, resettableAssets])
  frameRateChanged.provide([adaptBoardsToRate, adaptThreadsToRate])
  shotsCopied.provide([copyCastings])
}
