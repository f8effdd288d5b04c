import { MAX_CANVAS_DATA_LENGTH, MAX_LAYERS, MAX_PAYLOAD_BYTES } from '../../drawing/limits.ts'
import { BRIEF_REQUESTS_A_MINUTE } from '../graphql/briefRequests.ts'
import { DEFAULT_PAGE } from '../graphql/builder.ts'
import { ALIAS_LIMIT } from '../graphql/documentCost.ts'
import {
  BATCH_LIMIT,
  COST_LIMIT,
  DEPTH_LIMIT,
  DOCUMENT_LIMIT,
  INPUT_LIST_LIMIT,
  NESTING_LIMIT,
  TOKEN_LIMIT,
} from '../graphql/limits.ts'
import { MAX_PAGE } from '../graphql/paging.ts'
import { FILES_LIMIT } from '../graphql/route.ts'
import { MOST_NETWORK_SOCKETS, MOST_OPEN, MOST_SOCKETS } from '../graphql/socketBounds.ts'
import { MESSAGE_LIMIT } from '../graphql/websocket.ts'
import { BODY_LIMIT } from '../graphql/yoga.ts'
import {
  LONGEST_SOUND_SECONDS, MOST_FILE_BYTES, MOST_PIXELS, MOST_SOUND_BYTES, MOST_TEXT_BYTES,
} from '../kernel/fileLimit.ts'
import { TRASH_DAYS } from '../kernel/days.ts'
import { TEXT_LIMITS } from '../kernel/text.ts'
import { MOST_COPIED_MEGABYTES, MOST_COPIES } from '../modules/board/drawingCopy.service.ts'
import { MOST_DEFAULT_BYTES, MOST_FRAME_TEMPLATES } from '../modules/board/frameTemplate.service.ts'
import { MOST_REDRAWN } from '../modules/board/restoredDrawings.service.ts'
import { MAX_SHOTS } from '../modules/board/shot.graphql.ts'
import { MOST_STATUSES } from '../modules/board/shotStatus.service.ts'
import { MAX_OPERATIONS } from '../modules/board/view.graphql.ts'
import { OPERATIONS_PER_SAVE } from '../modules/board/viewSaving.service.ts'
import { MOST_VIEWS } from '../modules/board/viewList.service.ts'
import { CSV_LIMITS } from '../modules/delivery/csvText.ts'
import { KEPT_HOURS as EXPORT_HOURS } from '../modules/delivery/exportFile.ts'
import { MOST_PRESETS } from '../modules/delivery/exportPreset.service.ts'
import { MOST_IDS } from '../modules/delivery/exportRequest.ts'
import { MOST_FILES } from '../modules/delivery/exports/formats/images.ts'
import { MOST_PAGES } from '../modules/delivery/exports/formats/pdf.ts'
import { MOST_HOURS } from '../modules/delivery/exports/formats/video.ts'
import {
  GIB, MOST_AT_A_TIME, MOST_KEPT, MOST_KEPT_BYTES, MOST_PER_HOUR,
} from '../modules/delivery/projectExport.service.ts'
import { MOST_REDELIVERED, MOST_WEBHOOKS } from '../modules/delivery/webhook.service.ts'
import {
  MOST_IMPORTS, MOST_PER_HOUR as MOST_IMPORTS_PER_HOUR, MOST_READING,
} from '../modules/delivery/imports/import.service.ts'
import { MOST_PARTS } from '../modules/delivery/imports/cuts/cut.ts'
import { MOST_TEXT_BYTES as MOST_CUT_BYTES } from '../modules/delivery/imports/cuts/recognizeCut.ts'
import { MOST_IMAGES } from '../modules/delivery/imports/images/imagesOptions.ts'
import { KEPT_DAYS, UNDOABLE_DAYS } from '../modules/delivery/imports/importFile.ts'
import { BODY_LIMIT as WEBHOOK_BODY_LIMIT } from '../modules/delivery/webhookMessage.ts'
import { DELIVERY_DAYS } from '../modules/delivery/webhookWaking.service.ts'
import { SIGN_UPS } from '../modules/identity/account.service.ts'
import { MOST_ADDED } from '../modules/identity/addMember.service.ts'
import { MOST_LINKS, MOST_USES } from '../modules/identity/invitationLink.service.ts'
import { MOST_TOKENS } from '../modules/identity/newToken.ts'
import { FREE_ATTEMPTS, PER_ADDRESS } from '../modules/identity/slowDown.ts'
import { VALID_DAYS } from '../modules/media/signature.ts'
import { NOTIFICATION_DAYS } from '../modules/notifications/notificationsHousekeeping.service.ts'
import {
  LONGEST_PIECE,
  MOST_PIECES,
  MOST_TABS,
  MOST_TABS_OF_PERSON,
  SILENCE_MS,
  UPDATES_A_SECOND,
  WET_CHARACTERS_A_SECOND,
} from '../modules/presence/presenceLimits.ts'
import { METADATA_LIMITS } from '../modules/production/assetMetadata.ts'
import { MAX_ASSIGNEES } from '../modules/production/taskAssignee.service.ts'
import { MAX_DEPENDENCIES } from '../modules/production/taskLinks.service.ts'
import { MOST_CHOSEN } from '../modules/projects/projectAccess.service.ts'
import { GUEST_ANSWERS } from '../modules/review/approval.service.ts'
import {
  AUTHOR_MINUTES, MOST_INK_BYTES, MOST_OPERATIONS, MOST_STROKES,
} from '../modules/review/commentRules.ts'
import { MOST_PLAYLISTS } from '../modules/review/playlist.service.ts'
import { MOST_ITEMS } from '../modules/review/playlistItems.service.ts'
import { MOST_GUESTS, OPENINGS, VISIT_NOTES } from '../modules/review/reviewGuest.service.ts'
import { VISIT_DAYS } from '../modules/review/reviewHousekeeping.service.ts'
import { MOST_REVIEW_LINKS, REVIEW_DAYS } from '../modules/review/reviewLink.service.ts'
import { GUEST_COMMENTS, MOST_GUEST_INK_BYTES, MOST_REVIEW_THREADS } from '../modules/review/reviewThreads.service.ts'
import { MOST_COLORS } from '../modules/projects/projectColor.service.ts'
import { DUPLICATED } from '../modules/projects/projectDuplication.service.ts'
import { MOST_TEMPLATES, TEMPLATE_LIMITS } from '../modules/projects/projectTemplate.service.ts'
import { KEPT_HOURS } from '../platform/idempotency/once.ts'
import { WINDOW_SECONDS } from '../platform/limiter/requestRate.ts'
import type { Installation } from './installation.ts'

/** A bound: what it is of, how much, and of which unit. */
export type Limit = readonly [what: string, most: number | null, unit: string]

/** Every limit of the API, by heading; null is none. The numbers are those the code enforces. */
export const limitsOf = ({ requestRates }: Pick<Installation, 'requestRates'>): Record<string, readonly Limit[]> => ({
  'One request': [
    ['A document', DOCUMENT_LIMIT, 'bytes'],
    ['Its tokens', TOKEN_LIMIT, 'tokens'],
    ['Brackets nested in each other', NESTING_LIMIT, 'deep'],
    ['Fields nested in each other', DEPTH_LIMIT, 'deep'],
    ['One field, or one alias, in one place', ALIAS_LIMIT, 'times'],
    ['Its cost', COST_LIMIT, 'points'],
    ['A list that comes in', INPUT_LIST_LIMIT, 'items'],
    ['A list of a mutation, and the ids of nodes', BATCH_LIMIT, 'items'],
    ['The body without files', BODY_LIMIT, 'bytes'],
    ['A message over WebSocket', MESSAGE_LIMIT, 'bytes'],
    ['Files in one multipart request', FILES_LIMIT, 'files'],
  ],
  'Rates of one server': [
    [`Requests with a token, in ${WINDOW_SECONDS} seconds`, requestRates.perToken, 'requests'],
    [`Requests of an address without a token, in ${WINDOW_SECONDS} seconds`, requestRates.perAddress, 'requests'],
    [
      `Updates of presence with a token over sockets, in ${WINDOW_SECONDS} seconds`,
      requestRates.perToken === null ? null : BRIEF_REQUESTS_A_MINUTE,
      'updates',
    ],
    ['Sockets open with one token', MOST_SOCKETS, 'sockets'],
    ['Sockets open from one network without a token', MOST_NETWORK_SOCKETS, 'sockets'],
    ['Operations open on one socket', MOST_OPEN, 'operations'],
    ['Updates of presence of a tab that others get', UPDATES_A_SECOND, 'a second'],
    [`Sign-ups of an address, in ${SIGN_UPS.seconds / 60} minutes`, SIGN_UPS.most, 'accounts'],
    [`Passwords tried from an address, in ${PER_ADDRESS.seconds / 60} minutes`, PER_ADDRESS.most, 'attempts'],
    ['Wrong passwords of an account or a review link before each has to wait', FREE_ATTEMPTS, 'attempts'],
    [`Openings of a review link from one network, in ${OPENINGS.seconds} seconds`, OPENINGS.most, 'openings'],
    [`Comments of a guest, in ${GUEST_COMMENTS.seconds / 60} minutes`, GUEST_COMMENTS.most, 'comments'],
    [`Decisions and withdrawals by a link, in ${GUEST_ANSWERS.seconds / 60} minutes`, GUEST_ANSWERS.most, 'times'],
    [`Reports of the visit of a guest, in ${VISIT_NOTES.seconds / 60} minutes`, VISIT_NOTES.most, 'reports'],
  ],
  'Pages': [
    ['A page when nothing is said', DEFAULT_PAGE, 'rows'],
    ['A page', MAX_PAGE, 'rows'],
    ['A page of shots of a storyboard', MAX_SHOTS, 'rows'],
    ['A page of a drawing’s log', MAX_OPERATIONS, 'rows'],
  ],
  'Texts and files': [
    ['A name', TEXT_LIMITS.name, 'characters'],
    ['A description', TEXT_LIMITS.description, 'characters'],
    ['An image', MOST_FILE_BYTES, 'bytes'],
    ['An image', MOST_PIXELS, 'pixels'],
    ['A sound', MOST_SOUND_BYTES, 'bytes'],
    ['A sound', LONGEST_SOUND_SECONDS, 'seconds'],
    ['A screenplay', MOST_TEXT_BYTES, 'bytes'],
    ['A CSV file', CSV_LIMITS.bytes, 'bytes'],
    ['A CSV file', CSV_LIMITS.rows, 'rows'],
    ['The canvasData of a view', MAX_CANVAS_DATA_LENGTH, 'characters'],
    ['One operation of a drawing', MAX_PAYLOAD_BYTES, 'bytes'],
    ['The strokes of a frame template', MAX_PAYLOAD_BYTES, 'bytes'],
    ['Those of one that new views begin with', MOST_DEFAULT_BYTES, 'bytes'],
    ['A piece of a wet stroke', LONGEST_PIECE, 'characters'],
    ['Pieces of wet strokes in one update', MOST_PIECES, 'pieces'],
    ['Wet strokes of a tab, in a second', WET_CHARACTERS_A_SECOND, 'characters'],
    ['Operations in one save', OPERATIONS_PER_SAVE, 'operations'],
    ['Drawings in one restore of a version', MOST_REDRAWN, 'drawings'],
    ['Views that a drawing is copied to at once', MOST_COPIES, 'views'],
    ['What these copies take together', MOST_COPIED_MEGABYTES, 'MB'],
  ],
  'How many there may be': [
    ['Views of a shot', MOST_VIEWS, 'views'],
    ['Layers of a drawing', MAX_LAYERS, 'layers'],
    ['The text of a comment', TEXT_LIMITS.comment, 'characters'],
    ['Strokes of a comment', MOST_STROKES, 'strokes'],
    ['Operations of a comment', MOST_OPERATIONS, 'operations'],
    ['Operations of a comment, together', MOST_INK_BYTES, 'bytes'],
    ['Those of a comment of a guest', MOST_GUEST_INK_BYTES, 'bytes'],
    ['Changes of a comment without a trace, and of its drawing', AUTHOR_MINUTES, 'minutes'],
    ['Open review links of a project', MOST_REVIEW_LINKS, 'links'],
    ['How long a review link is open', REVIEW_DAYS.most, 'days'],
    ['Guests of a review link', MOST_GUESTS, 'guests'],
    ['Threads that a guest reads', MOST_REVIEW_THREADS, 'threads'],
    ['Playlists of a project', MOST_PLAYLISTS, 'playlists'],
    ['Items of a playlist', MOST_ITEMS, 'items'],
    ['Statuses of a project', MOST_STATUSES, 'statuses'],
    ['Colors in the palette of a project', MOST_COLORS, 'colors'],
    ['Frame templates of a project', MOST_FRAME_TEMPLATES, 'templates'],
    ['Assignees of a task', MAX_ASSIGNEES, 'people'],
    ['Tasks a task depends on', MAX_DEPENDENCIES, 'tasks'],
    ['Metadata of an asset', METADATA_LIMITS.entries, 'entries'],
    ['Personal tokens of a person, service tokens of an organization', MOST_TOKENS, 'tokens'],
    ['Tabs that others see on a storyboard or a playlist', MOST_TABS, 'tabs'],
    ['Tabs of one person that others see there', MOST_TABS_OF_PERSON, 'tabs'],
    ['Shots of a project that can be duplicated', DUPLICATED.shots, 'shots'],
    ['Their drawings together', DUPLICATED.megabytes, 'MB'],
    ['Templates of an organization', MOST_TEMPLATES, 'templates'],
    ['Shots of a template', TEMPLATE_LIMITS.shots, 'shots'],
    ['Tasks of a template', TEMPLATE_LIMITS.tasks, 'tasks'],
    ['Texts of a template', TEMPLATE_LIMITS.megabytes, 'MB'],
    ['People added at once', MOST_ADDED, 'people'],
    ['Open invitation links of an organization', MOST_LINKS, 'links'],
    ['People who join by one of them that has a limit', MOST_USES, 'people'],
    ['Chosen members of a project', MOST_CHOSEN, 'members'],
    ['Webhooks of an organization', MOST_WEBHOOKS, 'webhooks'],
    ['Deliveries sent again by name', MOST_REDELIVERED, 'deliveries'],
    ['The body of a webhook', WEBHOOK_BODY_LIMIT, 'bytes'],
  ],
  'Exports': [
    ['Exports of a project that wait or are written', MOST_AT_A_TIME, 'exports'],
    ['Exports a person asks for, in an hour', MOST_PER_HOUR, 'exports'],
    ['Finished exports of a project that are kept', MOST_KEPT, 'exports'],
    ['Their files together, before another export begins', MOST_KEPT_BYTES / GIB, 'GiB'],
    ['Boards, scenes or shots that one names', MOST_IDS, 'ids'],
    ['Pages of a PDF', MOST_PAGES, 'pages'],
    ['Files of an export of pictures', MOST_FILES, 'files'],
    ['The length of a video', MOST_HOURS, 'hours'],
    ['Presets of a project', MOST_PRESETS, 'presets'],
  ],
  'Imports': [
    ['Imports of a project that are read', MOST_READING, 'imports'],
    ['Imports a person starts, in an hour', MOST_IMPORTS_PER_HOUR, 'imports'],
    ['Imports of a project that are kept', MOST_IMPORTS, 'imports'],
    ['Pictures in a ZIP that is imported', MOST_IMAGES, 'pictures'],
    ['Text of a cut, unpacked', MOST_CUT_BYTES / 1024 ** 2, 'MB'],
    ['Clips, markers and sounds of a cut', MOST_PARTS, 'parts'],
  ],
  'How long things last': [
    ['A finished export', EXPORT_HOURS, 'hours'],
    ['An import that is not applied', KEPT_DAYS, 'days'],
    ['An import that was applied, and how long it can be undone', UNDOABLE_DAYS, 'days'],
    ['An Idempotency-Key and its answer', KEPT_HOURS, 'hours'],
    ['The presence of a tab that is silent', SILENCE_MS / 1000, 'seconds'],
    ['The trash', TRASH_DAYS, 'days'],
    ['A signed address of a file', VALID_DAYS, 'days'],
    ['The log of a webhook’s deliveries', DELIVERY_DAYS, 'days'],
    ['Notifications', NOTIFICATION_DAYS, 'days'],
    ['Visits of guests are kept', VISIT_DAYS, 'days'],
  ],
})
