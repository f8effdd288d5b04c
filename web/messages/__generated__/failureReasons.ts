// Generated from the failures that the server declares: `npm run generate`.

/** A noun of failures. */
export type Noun =
  | 'Address'
  | 'Asset'
  | 'Casting'
  | 'Choice of notifications'
  | 'Delivery'
  | 'Dependency'
  | 'Export'
  | 'Image'
  | 'Invitation'
  | 'Member'
  | 'Notification'
  | 'Organization'
  | 'Picture'
  | 'Preset'
  | 'Project'
  | 'Reset'
  | 'Scene'
  | 'Script'
  | 'Shot'
  | 'Soundtrack'
  | 'Status'
  | 'Storyboard'
  | 'Task'
  | 'Token'
  | 'User'
  | 'Version'
  | 'View'
  | 'Voice'
  | 'Webhook'

/** A label of an input in failures. */
export type Label =
  | 'Asset'
  | 'Asset Type'
  | 'Company'
  | 'Description'
  | 'Email'
  | 'External id'
  | 'Heading'
  | 'Image'
  | 'Key'
  | 'Label'
  | 'Message'
  | 'Name'
  | 'Notes'
  | 'Camera note'
  | 'Dialogue'
  | 'Number'
  | 'Password'
  | 'Preferred time'
  | 'Project name'
  | 'Query'
  | 'Search'
  | 'Subject'
  | 'Title'
  | 'Type'
  | 'Value'

/** The parameters of every reason. */
export type FailureParams = {
  ACCOUNT_OF_ANOTHER_PERSON: Record<string, never>
  ACCOUNT_OWNS_ORGANIZATIONS: { names: string }
  ADDRESS_NOT_HTTPS: Record<string, never>
  ADDRESS_NOT_PUBLIC: Record<string, never>
  ADDRESS_PORT: Record<string, never>
  ADDRESS_TOO_LONG: { most: number }
  ADDRESS_WITH_PASSWORD: Record<string, never>
  ADMIN_REQUIRED: Record<string, never>
  ANSWER_LOST: Record<string, never>
  ANSWER_TOO_LONG: Record<string, never>
  ANSWER_WITH_SECRET: Record<string, never>
  ARGUMENTS_NOT_ONE: { one: string; other: string }
  ARTISTS_TIME_INVALID: { most: number }
  ASSET_DEPENDS_ON_ITSELF: Record<string, never>
  ASSET_OWNS_ALREADY: { source: string; target: string }
  ASSET_OWNS_IN_CIRCLE: { last: string; first: string; chain: string }
  ASSET_USES_ALREADY: { source: string; target: string }
  ASSETS_IN_DIFFERENT_PROJECTS: Record<string, never>
  ATTEMPTS_AT_LIMIT: { seconds: number }
  ATTEMPTS_AT_LIMIT_FOR_MINUTES: { minutes: number }
  BODY_NOT_OBJECT: Record<string, never>
  BRACKETS_TOO_DEEP: { most: number }
  CANVAS_DATA_INVALID: { detail: string }
  CASTING_OCCURRENCES_INVALID: { most: number }
  CASTINGS_IN_DIFFERENT_PROJECTS: Record<string, never>
  CLIENT_ID_INVALID: { name: string }
  CODE_INVALID: Record<string, never>
  CODE_TAKEN: { code: string }
  CONFIRMATION_LINK_EXPIRED: Record<string, never>
  CONFIRMATION_LINK_USED: Record<string, never>
  CONTENT_TYPE_UNSUPPORTED: { type: string }
  CSV_ASSET_AMBIGUOUS: { type: string; name: string }
  CSV_ASSET_UNKNOWN: { name: string; type: string }
  CSV_ASSIGNEE_ADDRESS_UNKNOWN: { address: string }
  CSV_ASSIGNEE_AMBIGUOUS: { name: string }
  CSV_ASSIGNEE_LEFT: { title: string }
  CSV_ASSIGNEE_NAME_UNKNOWN: { name: string }
  CSV_BOARD_CODE_USED: { code: string }
  CSV_BOARD_REQUIRED: Record<string, never>
  CSV_BOARD_UNKNOWN: { board: string }
  CSV_BOARDS_AT_LIMIT: { most: number }
  CSV_CASTING_REPEATED: { line: number }
  CSV_CELLS_UNEQUAL: { cells: number; expected: number }
  CSV_CODE_INVALID: { column: string; value: string }
  CSV_COLUMN_REPEATED: { column: string }
  CSV_COLUMNS_AT_LIMIT: { most: number }
  CSV_COLUMNS_MISSING: { columns: string }
  CSV_DATE_INVALID: { column: string; value: string }
  CSV_EMPTY: Record<string, never>
  CSV_FRAME_RATE_DIFFERENT: { value: string; rate: number }
  CSV_FRAMES_CONTRADICTORY: { frames: number; length: number }
  CSV_FRAMES_MISSING: Record<string, never>
  CSV_FRAMES_REVERSED: Record<string, never>
  CSV_LINKS_AT_LIMIT: { most: number }
  CSV_NUMBER_INVALID: { column: string }
  CSV_PROJECT_WITHOUT_STATUSES: { status: string }
  CSV_QUOTE_UNBALANCED: { line: number }
  CSV_ROWS_AT_LIMIT: { count: number; most: number }
  CSV_ROWS_REFUSED: { count: number; lines: string }
  CSV_SHOT_CODE_USED: { code: string }
  CSV_SHOT_PATH_UNKNOWN: { path: string }
  CSV_SHOT_REPEATED: { line: number }
  CSV_SHOT_REQUIRED: Record<string, never>
  CSV_SHOT_UNKNOWN: { board: string; shot: string }
  CSV_STATUS_UNKNOWN: { status: string; statuses: string }
  CSV_TASK_AMBIGUOUS: { title: string }
  CSV_TASK_UNKNOWN: { title: string }
  CSV_TYPE_REQUIRED: { column: string; types: string }
  CSV_TYPE_UNKNOWN: { value: string; types: string }
  CSV_VALUE_UNKNOWN: { column: string; value: string; values: string }
  CURRENT_PASSWORD_INCORRECT: Record<string, never>
  CURRENT_PASSWORD_REQUIRED: Record<string, never>
  CURSOR_INVALID: { argument: string }
  CURSOR_OUT_OF_RANGE: { most: number }
  DATABASE_UNREACHABLE: Record<string, never>
  DELETIONS_FORGOTTEN: { days: number }
  DELIVERIES_FAILING: Record<string, never>
  DELIVERIES_NONE_FAILED: Record<string, never>
  DELIVERIES_REQUIRED: { most: number }
  DELIVERY_PROJECT_LEFT: Record<string, never>
  DELIVERY_WEBHOOK_OFF: Record<string, never>
  DOCUMENT_INVALID: { problem: string }
  DOCUMENT_TOO_LARGE: { most: number }
  DOCUMENT_WITH_MANY_TOKENS: { most: number }
  DRAWING_STALE: { revision: number; expected: number }
  EMAIL_HAS_ACCOUNT: Record<string, never>
  EMAIL_INVALID: Record<string, never>
  EMAIL_WITH_CHARACTER: { character: string }
  EMAIL_WITH_INVISIBLE_CHARACTERS: Record<string, never>
  EMAIL_WITHOUT_DOMAIN: Record<string, never>
  EVENT_NOT_THERE_YET: { newest: number }
  EVENT_TYPE_UNKNOWN: { type: string; types: string }
  EXPORT_ADDRESS_NOT_SIGNED: Record<string, never>
  EXPORT_ASSETS_ALIKE: { codes: string; type: string; name: string }
  EXPORT_CELL_LIKE_FORMULA: { line: number; column: string }
  EXPORT_CHARACTERS_MISSING: { characters: string }
  EXPORT_CHOOSE_ONE: { names: string }
  EXPORT_CODEC_NOT_IN_CONTAINER: { container: string; codec: string }
  EXPORT_DATA_WHOLE: Record<string, never>
  EXPORT_DISK_FULL: Record<string, never>
  EXPORT_EDL_LONG: { board: string; events: number }
  EXPORT_EDL_PAST_MIDNIGHT: { board: string }
  EXPORT_EMPTY: Record<string, never>
  EXPORT_ENCODER_MISSING: { encoder: string }
  EXPORT_ENDED: Record<string, never>
  EXPORT_IMAGE_MISSING: { shot: string }
  EXPORT_LOGO_MISSING: Record<string, never>
  EXPORT_NAME_CHANGED: { wanted: string; written: string }
  EXPORT_NAME_INVALID: { example: string; part: string; fields: string }
  EXPORT_NAME_TOO_LONG: { most: number }
  EXPORT_NAME_WITHOUT_SHOT: { example: string }
  EXPORT_NOT_WRITTEN: Record<string, never>
  EXPORT_ONE_BOARD: Record<string, never>
  EXPORT_OPTION_INVALID: Record<string, never>
  EXPORT_OPTION_NOT_EVEN: Record<string, never>
  EXPORT_OPTION_OUT_OF_RANGE: { least: number; most: number }
  EXPORT_PICTURE_TOO_LARGE: { width: number; height: number }
  EXPORT_PREVIEW_BUSY: Record<string, never>
  EXPORT_PROJECT_DELETED: Record<string, never>
  EXPORT_RATE_NOT_IN_FINAL_CUT: { rate: string }
  EXPORT_RATIO_FITTED: { shot: string; first: string }
  EXPORT_SCOPE_OUT_OF_RANGE: { most: number }
  EXPORT_SCRIPT_WITHOUT_NOTES: { script: string }
  EXPORT_SHOT_NOT_PAINTED: { shot: string; cause: string }
  EXPORT_SOUND_BROKEN: { name: string }
  EXPORT_SOUND_LIMITED: Record<string, never>
  EXPORT_SOUND_MISSING: { name: string }
  EXPORT_TOO_MANY_FILES: { files: number; most: number }
  EXPORT_TOO_MANY_PAGES: { most: number; pages: number }
  EXPORT_VIDEO_TOO_LONG: { most: number }
  EXPORT_VIDEO_UNAVAILABLE: { package: string }
  EXPORT_VIEWS_LEFT_OUT: { shot: string }
  EXPORT_WITHOUT_DROP_FRAME: Record<string, never>
  EXPORTS_AT_LIMIT: { most: number }
  EXPORTS_TOO_LARGE: { gigabytes: number }
  EXTERNAL_ID_TAKEN: { externalId: string; other: string }
  FAILED_EARLIER: { message: string }
  FIELD_INVALID: { field: string }
  FIELD_NOT_ONE_OF: { field: string; values: string }
  FIELD_OF_OTHER_TYPE: { field: string; types: string }
  FIELD_REPEATED: { most: number; name: string }
  FIELD_REQUIRED: { field: string }
  FIELD_TOO_LARGE: { field: string; most: number }
  FIELD_TOO_MANY: { field: string; most: number }
  FIELD_TOO_SMALL: { field: string; least: number }
  FIELDS_TOO_DEEP: { most: number; depth: number }
  FILE_BINARY: Record<string, never>
  FILE_ENCODING_UNKNOWN: { encodings: string }
  FILE_TOO_LARGE: { most: number }
  FILE_UNREADABLE: Record<string, never>
  FIRST_FRAME_OUT_OF_RANGE: { most: number }
  FORM_CUT_OFF: Record<string, never>
  FORM_WITH_SEVERAL_FILES: Record<string, never>
  FRAGMENT_IN_ITSELF: { name: string }
  FRAME_RATE_DENOMINATOR: { most: number }
  FRAME_RATE_NOT_WHOLE: Record<string, never>
  FRAME_RATE_OUT_OF_RANGE: { least: number; most: number }
  ID_INVALID: { id: string }
  ID_OF_OTHER_TYPE: { id: string; type: string }
  IMAGE_ADDRESS_INVALID: Record<string, never>
  IMAGE_DAMAGED: Record<string, never>
  IMAGE_GONE: Record<string, never>
  IMAGE_INVALID: Record<string, never>
  IMAGE_KIND_UNSUPPORTED: { kind: string }
  IMAGE_TOO_LARGE: Record<string, never>
  IMAGE_TOO_LARGE_FOR_STARTER: Record<string, never>
  IMAGE_WIDTH_INVALID: { widths: string }
  IMAGE_WITH_MANY_PIXELS: { most: number }
  IMPORT_ID_INVALID: Record<string, never>
  INK_AT_LIMIT: { most: number }
  INK_INVALID: { detail: string }
  INK_START_OUT_OF_RANGE: { most: number }
  INK_TOO_LARGE: { most: number }
  INK_WITHOUT_VIEW: Record<string, never>
  INPUT_INVALID: Record<string, never>
  INTERNAL: Record<string, never>
  INTROSPECTION_TOO_DEEP: Record<string, never>
  INVITATION_INVALID: Record<string, never>
  INVITATION_LINK_EXPIRED: Record<string, never>
  INVITATION_LINK_EXPIRY: { most: number }
  INVITATION_LINK_OUTDATED: Record<string, never>
  INVITATION_LINK_REVOKED: Record<string, never>
  INVITATION_LINK_USE_LIMIT: { most: number }
  INVITATION_LINK_USED_UP: Record<string, never>
  INVITATION_LINKS_AT_LIMIT: { most: number }
  KEY_IN_USE: Record<string, never>
  KEY_INVALID: { most: number }
  KEY_OF_OTHER_REQUEST: Record<string, never>
  KEY_TAKEN_OVER: Record<string, never>
  KEY_WITH_FILES: Record<string, never>
  KEY_WITHOUT_TOKEN: Record<string, never>
  LINK_WITHOUT_TOKEN: Record<string, never>
  LIST_TOO_LONG: { most: number; count: number }
  MEDIA_ADDRESS_NOT_SIGNED: Record<string, never>
  MEMBER_ALREADY: Record<string, never>
  MEMBER_CANNOT_REMOVE_ITSELF: Record<string, never>
  MEMBER_INVITED_ALREADY: Record<string, never>
  METADATA_AT_LIMIT: { most: number }
  METADATA_BOOLEAN_INVALID: Record<string, never>
  METADATA_DATE_INVALID: Record<string, never>
  METADATA_KEY_REPEATED: { key: string }
  METADATA_NUMBER_INVALID: Record<string, never>
  METADATA_URL_INVALID: Record<string, never>
  METHOD_UNSUPPORTED: { methods: string }
  MUTATION_OVER_SOCKET: Record<string, never>
  NOT_FOUND: { noun: Noun }
  NOTHING_TO_CHANGE: { fields: string }
  NOTIFICATION_IDS_OR_ALL: Record<string, never>
  OPERATION_ID_INVALID: { position: number }
  OPERATION_INVALID: { position: number; detail: string }
  OPERATION_PAYLOAD_INVALID: { position: number }
  OPERATION_TOO_LARGE: { position: number; most: number }
  OPERATION_UNKNOWN: Record<string, never>
  OPERATIONS_AT_LIMIT: { most: number }
  OPERATIONS_REQUIRED: Record<string, never>
  OWNER_ALREADY: Record<string, never>
  OWNER_CANNOT_BE_REMOVED: Record<string, never>
  OWNER_CANNOT_LEAVE: Record<string, never>
  OWNER_KEEPS_ROLE: Record<string, never>
  PAGE_NEGATIVE: { argument: string }
  PAGE_TOO_LARGE: { argument: string; most: number }
  PASSWORD_INCORRECT: Record<string, never>
  PASSWORD_TOO_SHORT: { least: number }
  PATH_INVALID: { example: string }
  PERSONAL_TOKENS_AT_LIMIT: { most: number }
  PICTURE_CROP_OUTSIDE: Record<string, never>
  PLACE_BESIDE_ITSELF: { noun: Noun }
  PLACE_REQUIRED: Record<string, never>
  PLAN_MEMBERS: { plan: string; limit: number }
  PLAN_PROJECTS: { plan: string; limit: number }
  PLAN_STORAGE: { plan: string; limit: number }
  PLAN_TOO_SMALL_FOR_MEMBERS: { plan: string; limit: number; used: number }
  PLAN_TOO_SMALL_FOR_PROJECTS: { plan: string; limit: number; used: number }
  PLAN_TOO_SMALL_FOR_STORAGE: { plan: string; limit: number; used: number }
  PLAN_TOO_SMALL_FOR_VIEWERS: { plan: string; limit: number; used: number }
  PLAN_VIEWERS: { plan: string; limit: number }
  POSITION_TOO_SMALL: Record<string, never>
  PRESET_NAME_TAKEN: Record<string, never>
  PRESET_NAME_TOO_LONG: { most: number }
  PRESET_OF_PRESET: Record<string, never>
  PRESETS_AT_LIMIT: { most: number }
  PROJECT_ARCHIVED: Record<string, never>
  PROJECT_CODE_AMBIGUOUS: { code: string }
  PROJECT_IN_ORGANIZATION_ALREADY: Record<string, never>
  PROJECT_RESET_LEFT_NOTHING: { days: number }
  PROJECT_RESET_UNDONE_ALREADY: Record<string, never>
  PROJECT_TOO_LARGE_TO_DUPLICATE: { shots: number; megabytes: number }
  RATE_AT_LIMIT: { most: number; seconds: number }
  RECEIVER_ANSWERED: { status: number }
  RECEIVER_CERTIFICATE_INVALID: { error: string }
  RECEIVER_CLOSED_CONNECTION: Record<string, never>
  RECEIVER_GONE: Record<string, never>
  RECEIVER_HEADERS_TOO_LARGE: Record<string, never>
  RECEIVER_NOT_CONNECTED: { error: string }
  RECEIVER_NOT_LOOKED_UP: Record<string, never>
  RECEIVER_NOT_PUBLIC: Record<string, never>
  RECEIVER_REDIRECTED: { status: number }
  RECEIVER_REFUSED_CONNECTION: Record<string, never>
  RECEIVER_TOO_SLOW: { seconds: number }
  RECEIVER_WITHOUT_ADDRESS: Record<string, never>
  REPEATED: { other: string }
  REQUEST_INVALID: { problem: string }
  REQUEST_TOO_COSTLY: { cost: number; most: number }
  REQUEST_TOO_LARGE: { most: number }
  REQUEST_TOO_NESTED: Record<string, never>
  RESET_LINK_EXPIRED: Record<string, never>
  RESET_LINK_USED: Record<string, never>
  RESET_TOKEN_MISSING: Record<string, never>
  ROLE_OF_OWNER: Record<string, never>
  ROLE_TOO_LOW: Record<string, never>
  ROWS_OF_DIFFERENT_PROJECTS: Record<string, never>
  ROWS_OUT_OF_RANGE: { most: number }
  SCENES_ON_DIFFERENT_BOARDS: Record<string, never>
  SCRIPT_ACTION_TOO_LONG: { line: number; most: number }
  SCRIPT_BINARY: { line: number }
  SCRIPT_CHARACTER_INVALID: { line: number; character: string }
  SCRIPT_DIALOGUE_TOO_LONG: { line: number; most: number }
  SCRIPT_EMPTY: Record<string, never>
  SCRIPT_HEADING_TOO_LONG: { line: number; most: number }
  SCRIPT_TOO_LARGE: { most: number; bytes: number }
  SCRIPT_UNCONFIRMED: { existing: number; added: number }
  SCRIPT_WITH_MANY_SCENES: { line: number; most: number }
  SCRIPT_WITH_MANY_SHOTS: { line: number; most: number }
  SERVICE_TOKEN_WITHOUT_ACCOUNT: Record<string, never>
  SERVICE_TOKEN_WITHOUT_PERSON: Record<string, never>
  SERVICE_TOKENS_AT_LIMIT: { most: number }
  SESSION_ENDED: Record<string, never>
  SHOT_DURATION_INVALID: Record<string, never>
  SHOT_FRAMES_INVALID: Record<string, never>
  SHOT_LENGTH_GIVEN_TWICE: Record<string, never>
  SHOT_TOO_LONG: { hours: number }
  SHOT_WITHOUT_VIEW: Record<string, never>
  SHOTS_ON_DIFFERENT_BOARDS: Record<string, never>
  SIGN_IN_INCORRECT: Record<string, never>
  SIGN_IN_REQUIRED: Record<string, never>
  SIGN_UP_INVITATION_INVALID: Record<string, never>
  SOCKET_AT_LIMIT: { most: number }
  SOUND_DAMAGED: Record<string, never>
  SOUND_INVALID: Record<string, never>
  SOUND_KIND_UNSUPPORTED: { kind: string }
  SOUND_TOO_LARGE: { most: number }
  SOUND_TOO_LONG: { hours: number }
  SOUNDTRACK_OFFSET_INVALID: { most: number }
  SOUNDTRACK_VOLUME_INVALID: Record<string, never>
  STATUS_COLOR_INVALID: Record<string, never>
  STATUS_NAME_TAKEN: { name: string }
  STATUSES_AT_LIMIT: { most: number }
  STORYBOARD_IS_LAST: Record<string, never>
  TASK_ASSIGNEE_NOT_MEMBER: Record<string, never>
  TASK_ASSIGNEES_AT_LIMIT: { most: number }
  TASK_DEPENDENCIES_AT_LIMIT: { most: number }
  TASK_DOES_NOT_WAIT: { task: string; other: string }
  TASK_IN_SHOT_ALREADY: { shot: string }
  TASK_NOT_IN_SHOT: { shot: string }
  TASK_SHOTS_AT_LIMIT: { most: number }
  TASK_WAITS_ALREADY: { task: string; other: string }
  TASK_WAITS_FOR_ITSELF: Record<string, never>
  TASK_WAITS_IN_CIRCLE: { last: string; first: string; chain: string }
  TASKS_IN_DIFFERENT_COLUMNS: Record<string, never>
  TEXT_NOT_ONE_LINE: { label: Label }
  TEXT_NOT_UNICODE: { label: Label }
  TEXT_REQUIRED: { label: Label }
  TEXT_REVERSES: { label: Label }
  TEXT_TOO_LONG: { label: Label; limit: number }
  TEXT_WITH_CONTROL_CHARACTERS: { label: Label }
  TIMECODE_DROPPED: { timecode: string }
  TIMECODE_INVALID: Record<string, never>
  TIMECODE_OUT_OF_RANGE: { most: number }
  TIMECODE_WITHOUT_DROP_FRAME: Record<string, never>
  TOKEN_CANNOT_SEE: Record<string, never>
  TOKEN_EXPIRES_IN_PAST: Record<string, never>
  TOKEN_GIVES_LONGER_TIME: Record<string, never>
  TOKEN_GIVES_OTHER_SCOPES: Record<string, never>
  TOKEN_INVALID: Record<string, never>
  TOKEN_NEEDS_VERIFIED_EMAIL: Record<string, never>
  TOKEN_NOT_ALLOWED: Record<string, never>
  TOKEN_OF_ONE_PROJECT: Record<string, never>
  TOKEN_SCOPE_MISSING: { scope: string }
  TOKEN_SCOPES_REQUIRED: Record<string, never>
  UNSUBSCRIBE_LINK_INVALID: Record<string, never>
  UPLOAD_CUT_OFF: Record<string, never>
  UPLOAD_STALLED: Record<string, never>
  VERIFICATION_LINK_EXPIRED: Record<string, never>
  VERIFICATION_LINK_USED: Record<string, never>
  VERIFICATION_TOKEN_MISSING: Record<string, never>
  VERSION_STALE: { noun: Noun; version: number; expected: number }
  VIEW_IS_LAST: Record<string, never>
  VIEW_WITHOUT_IMAGE: Record<string, never>
  VIEWS_AT_LIMIT: { most: number }
  VIEWS_OF_DIFFERENT_SHOTS: Record<string, never>
  WEBHOOK_IS_OFF: Record<string, never>
  WEBHOOKS_AT_LIMIT: { most: number }
}
