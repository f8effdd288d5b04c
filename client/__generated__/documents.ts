// Made by npm run generate.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedText as DocumentTypeDecoration } from '../document.ts';
/** The ratio of width to height of a frame. */
export type AspectRatio =
  /** 1:1. */
  | 'RATIO_1_1'
  /** 1.85. */
  | 'RATIO_1_85'
  /** 2:1. */
  | 'RATIO_2_1'
  /** 2.39. */
  | 'RATIO_2_39'
  /** 4:3. */
  | 'RATIO_4_3'
  /** 9:16. */
  | 'RATIO_9_16'
  /** 16:9. */
  | 'RATIO_16_9';

/** A filter for assets. An absent field or an empty list does not filter. */
export type AssetFilter = {
  /** With one of these external ids. */
  externalIds?: Array<string> | null | undefined;
  /** Of one of these projects. */
  projectIds?: Array<string> | null | undefined;
  /** Part of the name, code or description, ignoring case. */
  search?: string | null | undefined;
  /** With one of these statuses. */
  statuses?: Array<AssetStatus> | null | undefined;
  /** Of one of these types. */
  types?: Array<AssetType> | null | undefined;
  /** Created or changed at this time or later. For incremental sync, use the start of the previous read minus one minute; deleted objects are listed by `deleted`. */
  updatedSince?: string | null | undefined;
};

/** The progress of an asset. */
export type AssetStatus =
  /** Accepted by review. */
  | 'APPROVED'
  /** Finished and in use. */
  | 'COMPLETED'
  /** Not started, or a first sketch. */
  | 'DRAFT'
  /** In work. */
  | 'IN_PROGRESS'
  /** Waiting for review. */
  | 'REVIEW';

/** The type of an asset. */
export type AssetType =
  /** A reusable animation, such as a walk cycle. */
  | 'ANIMATION'
  /** A person, an animal or another acting figure. */
  | 'CHARACTER'
  /** A location or set. */
  | 'ENVIRONMENT'
  /** A 3D model. */
  | 'MODEL'
  /** Any other asset. */
  | 'OTHER'
  /** An object that characters use. */
  | 'PROP'
  /** A visual effect. */
  | 'VFX';

/** The contents of a CSV file, with its columns. The first line names them, in any order and case. */
export type CsvKind =
  /** Type,Name,Description. */
  | 'ASSETS'
  /** Parent,Name,Asset Type,Asset,Occurences,Label. */
  | 'CASTING'
  /** Sequence,Name,Description,Nb Frames,Frame In,Frame Out,FPS,Status. */
  | 'SHOTS'
  /** Title,Description,Task Status,Priority,Assignees,Due date,Shots,Depends on. */
  | 'TASKS';

/** The outcome of a row of a CSV file. */
export type CsvOutcome =
  /** The row changes an object. */
  | 'CHANGE'
  /** The row creates an object. */
  | 'CREATE'
  /** The row is invalid. A file with such a row cannot be imported. */
  | 'REFUSE'
  /** The row changes nothing. */
  | 'SKIP';

/** The project to export. */
export type ExportProjectInput = {
  /** Whether the file contains the drawings, which are most of its size. */
  includeCanvasData?: boolean | null | undefined;
  /** The project; may be archived. */
  projectId: string;
};

/** The file and its project. */
export type ImportCsvInput = {
  /** Encoding of the file; null for UTF-8, or as its byte order mark says. See `decodedText` for the encodings to choose from. */
  encoding?: TextEncoding | null | undefined;
  /** The file, at most 2 MB. Give either `text` or `file`. */
  file?: Blob | null | undefined;
  /** The contents of the file. */
  kind: CsvKind;
  /** The project. */
  projectId: string;
  /** The text of the file: comma, semicolon or tab between cells, at most 2 MB in UTF-8 and 10,000 rows. Give either text or file. */
  text?: string | null | undefined;
};

/** The script and the board. */
export type ImportScriptInput = {
  /** Encoding of the file; null for UTF-8, or as its byte order mark says. See `decodedText` for the encodings to choose from. */
  encoding?: TextEncoding | null | undefined;
  /** The number of shots on the board as you last read it. CONFLICT if it differs; may be absent only for an empty board. */
  existingShotCount?: number | null | undefined;
  /** A UUID of the client, for following the progress with the subscription `scriptImport`. */
  importId?: string | null | undefined;
  /** The script. */
  source: ScriptSource;
  /** The board. */
  storyboardId: string;
};

/** The status of an export. */
export type ProjectExportStatus =
  /** Canceled; nothing of the file is kept. */
  | 'CANCELED'
  /** Ready for download until `expiresAt`. */
  | 'DONE'
  /** Failed; see `failure`. */
  | 'FAILED'
  /** Waiting. */
  | 'QUEUED'
  /** In progress. */
  | 'RUNNING';

/** The key of a project. */
export type ProjectLookup =
  {   /** The code, ignoring case: BRICK. */
  code: string; id?: never; }
  |  { code?: never;   /** The id. */
  id: string; };

/** A member's role in an organization. */
export type Role =
  /** Manages members, statuses and settings. */
  | 'ADMIN'
  /** Works in projects. */
  | 'MEMBER'
  /** Owns the organization. Each organization has exactly one OWNER. */
  | 'OWNER';

/** The script and the board. */
export type ScriptPlanInput = {
  /** Encoding of the file; null for UTF-8, or as its byte order mark says. See `decodedText` for the encodings to choose from. */
  encoding?: TextEncoding | null | undefined;
  /** The script. */
  source: ScriptSource;
  /** The board. */
  storyboardId: string;
};

/** A screenplay in Fountain, at most 2 MB: exactly one is given. */
export type ScriptSource =
  {   /** A file with the text. */
  file: Blob; text?: never; }
  |  { file?: never;   /** The text itself. */
  text: string; };

/** A filter for shots. An absent field or an empty list does not filter. */
export type ShotFilter = {
  /** With one of these external ids. */
  externalIds?: Array<string> | null | undefined;
  /** Part of the name, code or description, ignoring case. */
  search?: string | null | undefined;
  /** With one of these statuses. */
  statusIds?: Array<string> | null | undefined;
  /** On one of these boards. */
  storyboardIds?: Array<string> | null | undefined;
  /** Created or changed at this time or later. For incremental sync, use the start of the previous read minus one minute; deleted objects are listed by `deleted`. */
  updatedSince?: string | null | undefined;
};

/** The key of a shot. */
export type ShotLookup =
  {   /** The id. */
  id: string; path?: never; }
  |  { id?: never;   /** The path, ignoring case: BRICK/MAIN/SH0010. */
  path: string; };

/** A change of a shot. A field that is absent keeps its value. */
export type ShotUpdate = {
  /** The aspect ratio. Empty views take its size; drawings are fitted without distortion. */
  aspectRatio?: AspectRatio | null | undefined;
  /** 1 to 32 letters, digits, "_" or "-". Never given on the board before, or once the code of this shot. */
  code?: string | null | undefined;
  /** At most 20,000 characters. */
  description?: string | null | undefined;
  /** The length in seconds, rounded to whole frames: at least 1 frame, at most 24 hours. */
  duration?: number | null | undefined;
  /** The version you last read. If the object has another version, the mutation fails with CONFLICT and returns `currentVersion`. */
  expectedVersion?: number | null | undefined;
  /** The key of the object in another system: 1 to 200 characters, unique among such objects of the project. Null removes it. */
  externalId?: string | null | undefined;
  /** The length in whole frames: at least 1, at most 24 hours; not together with `duration`. */
  frames?: number | null | undefined;
  /** 1 to 200 characters. */
  name?: string | null | undefined;
  /** Notes for the people who go on with the shot; at most 20,000 characters. */
  notes?: string | null | undefined;
  /** The shot. */
  shotId: string;
  /** A status of the project. Null removes it. */
  statusId?: string | null | undefined;
};

/** The key of a board. */
export type StoryboardLookup =
  {   /** The id. */
  id: string; path?: never; }
  |  { id?: never;   /** The path, ignoring case: BRICK/MAIN. */
  path: string; };

/** A filter for tasks. All given fields must match; an empty list does not filter. */
export type TaskFilter = {
  /** Assigned to one of these people, or unassigned if `isUnassigned` is true, too. */
  assigneeIds?: Array<string> | null | undefined;
  /** Due on this day or later. */
  dueFrom?: string | null | undefined;
  /** Due on this day or earlier. */
  dueTo?: string | null | undefined;
  /** Without this task. */
  exceptId?: string | null | undefined;
  /** With one of these external ids. */
  externalIds?: Array<string> | null | undefined;
  /** Whether they have a due date. */
  hasDueDate?: boolean | null | undefined;
  /** Whether they depend on an unfinished task. */
  isBlocked?: boolean | null | undefined;
  /** Whether they are not DONE and their due date has passed. */
  isLate?: boolean | null | undefined;
  /** true: unassigned tasks, in addition to those of `assigneeIds`; false: assigned tasks. */
  isUnassigned?: boolean | null | undefined;
  /** With one of these priorities. */
  priorities?: Array<TaskPriority> | null | undefined;
  /** Of one of these projects. */
  projectIds?: Array<string> | null | undefined;
  /** Part of the title or description, ignoring case. */
  search?: string | null | undefined;
  /** Linked to one of these shots. */
  shotIds?: Array<string> | null | undefined;
  /** With one of these statuses. */
  statuses?: Array<TaskStatus> | null | undefined;
  /** Created or changed at this time or later. For incremental sync, use the start of the previous read minus one minute; deleted objects are listed by `deleted`. */
  updatedSince?: string | null | undefined;
};

/** The priority of a task. */
export type TaskPriority =
  /** High. */
  | 'HIGH'
  /** Low. */
  | 'LOW'
  /** Medium. */
  | 'MEDIUM';

/** The status of a task: the columns of the board in order. */
export type TaskStatus =
  /** Blocked. Set by people, independent of dependencies. */
  | 'BLOCKED'
  /** Done. */
  | 'DONE'
  /** In Progress. */
  | 'IN_PROGRESS'
  /** In Review. */
  | 'IN_REVIEW'
  /** To Do. */
  | 'TODO';

/** The encoding of a text file. */
export type TextEncoding =
  /** GB18030, Chinese; GBK and GB 2312 files read the same. */
  | 'GB18030'
  /** Shift_JIS, Japanese. */
  | 'SHIFT_JIS'
  /** UTF-8. */
  | 'UTF_8'
  /** UTF-16, big-endian. */
  | 'UTF_16BE'
  /** UTF-16, little-endian. */
  | 'UTF_16LE'
  /** Windows-1252, Western European; Latin-1 files read the same. */
  | 'WINDOWS_1252';

export type AssetsQueryVariables = Exact<{
  projectId: string;
  filter?: AssetFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type AssetsQuery = { project: { assets: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, path: string, code: string, externalId: string | null, name: string, description: string, type: AssetType, status: AssetStatus, version: number, createdAt: string, updatedAt: string }> } } | null };

export type ChangeShotStatusMutationVariables = Exact<{
  input: ShotUpdate;
}>;


export type ChangeShotStatusMutation = { updateShots: { shots: Array<{ id: string, path: string, code: string, externalId: string | null, name: string, description: string, dialogue: string, position: number, frames: number, duration: number, aspectRatio: AspectRatio, version: number, createdAt: string, updatedAt: string, status: { id: string, name: string } | null, scene: { number: string, heading: string } | null }> } };

export type CsvPlanQueryVariables = Exact<{
  projectId: string;
  kind: CsvKind;
  text: string;
  after?: string | null | undefined;
}>;


export type CsvPlanQuery = { project: { csvPlan: { createCount: number, changeCount: number, refuseCount: number, skipCount: number, ignoredColumns: Array<string>, rows: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ line: number, name: string, outcome: CsvOutcome, failures: Array<{ reason: string, params: Record<string, unknown>, message: string }>, changes: Array<{ column: string, from: string, to: string }> }> } } } | null };

export type CsvPlanCountsFragment = { createCount: number, changeCount: number, refuseCount: number, skipCount: number, ignoredColumns: Array<string> };

export type DecodedTextQueryVariables = Exact<{
  file: Blob;
  encoding?: TextEncoding | null | undefined;
}>;


export type DecodedTextQuery = { decodedText: { text: string | null, choices: Array<{ encoding: TextEncoding, lines: Array<string> }> } | null };

export type ExportProjectMutationVariables = Exact<{
  input: ExportProjectInput;
}>;


export type ExportProjectMutation = { exportProject: { projectExport: { id: string, status: ProjectExportStatus, includesCanvasData: boolean, rowsWritten: number, rowsTotal: number | null, seq: number | null, bytes: number | null, sha256: string | null, fileName: string, createdAt: string, finishedAt: string | null, expiresAt: string | null, downloadUrl: string | null, failure: { reason: string, params: Record<string, unknown>, message: string } | null } } };

export type FollowProjectEventsSubscriptionVariables = Exact<{
  projectId: string;
  after?: number | null | undefined;
  types?: Array<string> | string | null | undefined;
}>;


export type FollowProjectEventsSubscription = { projectEvents: { seq: number, type: string, at: string, subjectId: string, payload: Record<string, unknown>, actor: { id: string, name: string } | null, subject:
      | { __typename: 'AccessToken' }
      | { __typename: 'Asset', path: string, name: string }
      | { __typename: 'AssetDependency' }
      | { __typename: 'Casting' }
      | { __typename: 'ExportPreset' }
      | { __typename: 'Invitation' }
      | { __typename: 'Media' }
      | { __typename: 'Member' }
      | { __typename: 'Notification' }
      | { __typename: 'Organization' }
      | { __typename: 'Project' }
      | { __typename: 'ProjectExport' }
      | { __typename: 'Scene' }
      | { __typename: 'Script' }
      | { __typename: 'Shot', path: string, name: string }
      | { __typename: 'ShotStatus' }
      | { __typename: 'ShotVoice' }
      | { __typename: 'Soundtrack' }
      | { __typename: 'Storyboard', path: string, name: string }
      | { __typename: 'Task', title: string }
      | { __typename: 'User' }
      | { __typename: 'View' }
      | { __typename: 'Webhook' }
      | { __typename: 'WebhookDelivery' }
     | null } };

export type ImportCsvMutationVariables = Exact<{
  input: ImportCsvInput;
}>;


export type ImportCsvMutation = { importCsv: { plan: { createCount: number, changeCount: number, refuseCount: number, skipCount: number, ignoredColumns: Array<string> } } };

export type ImportScriptMutationVariables = Exact<{
  input: ImportScriptInput;
}>;


export type ImportScriptMutation = { importScript: { sceneCount: number, shotCount: number, storyboard: { id: string, path: string, shotCount: number } } };

export type NewestEventQueryVariables = Exact<{
  projectId: string;
}>;


export type NewestEventQuery = { project: { events: { totalCount: number } } | null };

export type OrganizationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OrganizationsQuery = { organizations: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, name: string }> } | null };

export type ProjectQueryVariables = Exact<{
  by: ProjectLookup;
  organizationId?: string | null | undefined;
}>;


export type ProjectQuery = { project: { id: string, code: string, name: string, isArchived: boolean, storyboard: { id: string, path: string }, statuses: Array<{ id: string, name: string }> } | null };

export type ProjectEventRowFragment = { seq: number, type: string, at: string, subjectId: string, payload: Record<string, unknown>, actor: { id: string, name: string } | null, subject:
    | { __typename: 'AccessToken' }
    | { __typename: 'Asset', path: string, name: string }
    | { __typename: 'AssetDependency' }
    | { __typename: 'Casting' }
    | { __typename: 'ExportPreset' }
    | { __typename: 'Invitation' }
    | { __typename: 'Media' }
    | { __typename: 'Member' }
    | { __typename: 'Notification' }
    | { __typename: 'Organization' }
    | { __typename: 'Project' }
    | { __typename: 'ProjectExport' }
    | { __typename: 'Scene' }
    | { __typename: 'Script' }
    | { __typename: 'Shot', path: string, name: string }
    | { __typename: 'ShotStatus' }
    | { __typename: 'ShotVoice' }
    | { __typename: 'Soundtrack' }
    | { __typename: 'Storyboard', path: string, name: string }
    | { __typename: 'Task', title: string }
    | { __typename: 'User' }
    | { __typename: 'View' }
    | { __typename: 'Webhook' }
    | { __typename: 'WebhookDelivery' }
   | null };

export type ProjectEventsQueryVariables = Exact<{
  projectId: string;
  after?: string | null | undefined;
  types?: Array<string> | string | null | undefined;
  first?: number | null | undefined;
}>;


export type ProjectEventsQuery = { project: { events: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ seq: number, type: string, at: string, subjectId: string, payload: Record<string, unknown>, actor: { id: string, name: string } | null, subject:
          | { __typename: 'AccessToken' }
          | { __typename: 'Asset', path: string, name: string }
          | { __typename: 'AssetDependency' }
          | { __typename: 'Casting' }
          | { __typename: 'ExportPreset' }
          | { __typename: 'Invitation' }
          | { __typename: 'Media' }
          | { __typename: 'Member' }
          | { __typename: 'Notification' }
          | { __typename: 'Organization' }
          | { __typename: 'Project' }
          | { __typename: 'ProjectExport' }
          | { __typename: 'Scene' }
          | { __typename: 'Script' }
          | { __typename: 'Shot', path: string, name: string }
          | { __typename: 'ShotStatus' }
          | { __typename: 'ShotVoice' }
          | { __typename: 'Soundtrack' }
          | { __typename: 'Storyboard', path: string, name: string }
          | { __typename: 'Task', title: string }
          | { __typename: 'User' }
          | { __typename: 'View' }
          | { __typename: 'Webhook' }
          | { __typename: 'WebhookDelivery' }
         | null }> } } | null };

export type ProjectExportQueryVariables = Exact<{
  id: string;
}>;


export type ProjectExportQuery = { node:
    | { __typename: 'AccessToken' }
    | { __typename: 'Asset' }
    | { __typename: 'AssetDependency' }
    | { __typename: 'Casting' }
    | { __typename: 'ExportPreset' }
    | { __typename: 'Invitation' }
    | { __typename: 'Media' }
    | { __typename: 'Member' }
    | { __typename: 'Notification' }
    | { __typename: 'Organization' }
    | { __typename: 'Project' }
    | { __typename: 'ProjectExport', id: string, status: ProjectExportStatus, includesCanvasData: boolean, rowsWritten: number, rowsTotal: number | null, seq: number | null, bytes: number | null, sha256: string | null, fileName: string, createdAt: string, finishedAt: string | null, expiresAt: string | null, downloadUrl: string | null, failure: { reason: string, params: Record<string, unknown>, message: string } | null }
    | { __typename: 'Scene' }
    | { __typename: 'Script' }
    | { __typename: 'Shot' }
    | { __typename: 'ShotStatus' }
    | { __typename: 'ShotVoice' }
    | { __typename: 'Soundtrack' }
    | { __typename: 'Storyboard' }
    | { __typename: 'Task' }
    | { __typename: 'User' }
    | { __typename: 'View' }
    | { __typename: 'Webhook' }
    | { __typename: 'WebhookDelivery' }
   | null };

export type ProjectExportRowFragment = { id: string, status: ProjectExportStatus, includesCanvasData: boolean, rowsWritten: number, rowsTotal: number | null, seq: number | null, bytes: number | null, sha256: string | null, fileName: string, createdAt: string, finishedAt: string | null, expiresAt: string | null, downloadUrl: string | null, failure: { reason: string, params: Record<string, unknown>, message: string } | null };

export type ProjectsQueryVariables = Exact<{
  organizationId: string;
  isArchived?: boolean | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ProjectsQuery = { organization: { projects: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, code: string, name: string, isArchived: boolean, shotCount: number, updatedAt: string, frameRate: { numerator: number, denominator: number }, organization: { id: string, name: string } }> } } | null };

export type ScriptPlanQueryVariables = Exact<{
  input: ScriptPlanInput;
}>;


export type ScriptPlanQuery = { scriptPlan: { title: string | null, sceneCount: number, shotCount: number, actionCount: number, dialogueCount: number, frames: number, duration: number, existingShotCount: number, scenes: Array<{ number: string, heading: string, line: number, frames: number, duration: number }> } | null };

export type ShotQueryVariables = Exact<{
  by: ShotLookup;
  organizationId?: string | null | undefined;
}>;


export type ShotQuery = { shot: { id: string, path: string, code: string, externalId: string | null, name: string, description: string, dialogue: string, position: number, frames: number, duration: number, aspectRatio: AspectRatio, version: number, createdAt: string, updatedAt: string, storyboard: { project: { id: string, code: string, statuses: Array<{ id: string, name: string }> } }, status: { id: string, name: string } | null, scene: { number: string, heading: string } | null } | null };

export type ShotRowFragment = { id: string, path: string, code: string, externalId: string | null, name: string, description: string, dialogue: string, position: number, frames: number, duration: number, aspectRatio: AspectRatio, version: number, createdAt: string, updatedAt: string, status: { id: string, name: string } | null, scene: { number: string, heading: string } | null };

export type ShotsQueryVariables = Exact<{
  projectId: string;
  filter?: ShotFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ShotsQuery = { project: { shots: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, path: string, code: string, externalId: string | null, name: string, description: string, dialogue: string, position: number, frames: number, duration: number, aspectRatio: AspectRatio, version: number, createdAt: string, updatedAt: string, status: { id: string, name: string } | null, scene: { number: string, heading: string } | null }> } } | null };

export type StoryboardQueryVariables = Exact<{
  by: StoryboardLookup;
  organizationId?: string | null | undefined;
}>;


export type StoryboardQuery = { storyboard: { id: string, code: string, name: string, path: string, shotCount: number, project: { id: string, code: string, statuses: Array<{ id: string, name: string }> } } | null };

export type TasksQueryVariables = Exact<{
  projectId: string;
  filter?: TaskFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type TasksQuery = { project: { tasks: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, title: string, externalId: string | null, description: string, status: TaskStatus, priority: TaskPriority, dueDate: string | null, isLate: boolean, position: number, version: number, createdAt: string, updatedAt: string, assignees: Array<{ id: string, name: string }> }> } } | null };

export type WhoAmIQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoAmIQuery = { viewer: { id: string, name: string, email: string | null, isService: boolean } | null, organizations: { nodes: Array<{ id: string, name: string, viewerRole: Role | null }> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CsvPlanCountsText = new TypedDocumentString(`
    fragment CsvPlanCounts on CsvPlan {
  createCount
  changeCount
  refuseCount
  skipCount
  ignoredColumns
}
    `, {"fragmentName":"CsvPlanCounts"}) as unknown as TypedDocumentString<CsvPlanCountsFragment, unknown>;
export const ProjectEventRowText = new TypedDocumentString(`
    fragment ProjectEventRow on ProjectEvent {
  seq
  type
  at
  actor {
    id
    name
  }
  subjectId
  subject {
    __typename
    ... on Shot {
      path
      name
    }
    ... on Asset {
      path
      name
    }
    ... on Storyboard {
      path
      name
    }
    ... on Task {
      title
    }
  }
  payload
}
    `, {"fragmentName":"ProjectEventRow"}) as unknown as TypedDocumentString<ProjectEventRowFragment, unknown>;
export const ProjectExportRowText = new TypedDocumentString(`
    fragment ProjectExportRow on ProjectExport {
  id
  status
  includesCanvasData
  rowsWritten
  rowsTotal
  seq
  bytes
  sha256
  fileName
  failure {
    reason
    params
    message
  }
  createdAt
  finishedAt
  expiresAt
  downloadUrl
}
    `, {"fragmentName":"ProjectExportRow"}) as unknown as TypedDocumentString<ProjectExportRowFragment, unknown>;
export const ShotRowText = new TypedDocumentString(`
    fragment ShotRow on Shot {
  id
  path
  code
  externalId
  name
  description
  dialogue
  position
  frames
  duration
  aspectRatio
  version
  createdAt
  updatedAt
  status {
    id
    name
  }
  scene {
    number
    heading
  }
}
    `, {"fragmentName":"ShotRow"}) as unknown as TypedDocumentString<ShotRowFragment, unknown>;
export const AssetsDocument = new TypedDocumentString(`
    query Assets($projectId: ID!, $filter: AssetFilter, $after: String) {
  project(by: {id: $projectId}) {
    assets(first: 200, after: $after, filter: $filter) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        path
        code
        externalId
        name
        description
        type
        status
        version
        createdAt
        updatedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AssetsQuery, AssetsQueryVariables>;
export const ChangeShotStatusDocument = new TypedDocumentString(`
    mutation ChangeShotStatus($input: ShotUpdate!) {
  updateShots(input: {shots: [$input]}) {
    shots {
      ...ShotRow
    }
  }
}
    fragment ShotRow on Shot {
  id
  path
  code
  externalId
  name
  description
  dialogue
  position
  frames
  duration
  aspectRatio
  version
  createdAt
  updatedAt
  status {
    id
    name
  }
  scene {
    number
    heading
  }
}`) as unknown as TypedDocumentString<ChangeShotStatusMutation, ChangeShotStatusMutationVariables>;
export const CsvPlanDocument = new TypedDocumentString(`
    query CsvPlan($projectId: ID!, $kind: CsvKind!, $text: String!, $after: String) {
  project(by: {id: $projectId}) {
    csvPlan(kind: $kind, text: $text) {
      ...CsvPlanCounts
      rows(first: 200, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          line
          name
          outcome
          failures {
            reason
            params
            message
          }
          changes {
            column
            from
            to
          }
        }
      }
    }
  }
}
    fragment CsvPlanCounts on CsvPlan {
  createCount
  changeCount
  refuseCount
  skipCount
  ignoredColumns
}`) as unknown as TypedDocumentString<CsvPlanQuery, CsvPlanQueryVariables>;
export const DecodedTextDocument = new TypedDocumentString(`
    query DecodedText($file: Upload!, $encoding: TextEncoding) {
  decodedText(file: $file, encoding: $encoding) {
    text
    choices {
      encoding
      lines
    }
  }
}
    `) as unknown as TypedDocumentString<DecodedTextQuery, DecodedTextQueryVariables>;
export const ExportProjectDocument = new TypedDocumentString(`
    mutation ExportProject($input: ExportProjectInput!) {
  exportProject(input: $input) {
    projectExport {
      ...ProjectExportRow
    }
  }
}
    fragment ProjectExportRow on ProjectExport {
  id
  status
  includesCanvasData
  rowsWritten
  rowsTotal
  seq
  bytes
  sha256
  fileName
  failure {
    reason
    params
    message
  }
  createdAt
  finishedAt
  expiresAt
  downloadUrl
}`) as unknown as TypedDocumentString<ExportProjectMutation, ExportProjectMutationVariables>;
export const FollowProjectEventsDocument = new TypedDocumentString(`
    subscription FollowProjectEvents($projectId: ID!, $after: Int, $types: [String!]) {
  projectEvents(projectId: $projectId, after: $after, types: $types) {
    ...ProjectEventRow
  }
}
    fragment ProjectEventRow on ProjectEvent {
  seq
  type
  at
  actor {
    id
    name
  }
  subjectId
  subject {
    __typename
    ... on Shot {
      path
      name
    }
    ... on Asset {
      path
      name
    }
    ... on Storyboard {
      path
      name
    }
    ... on Task {
      title
    }
  }
  payload
}`) as unknown as TypedDocumentString<FollowProjectEventsSubscription, FollowProjectEventsSubscriptionVariables>;
export const ImportCsvDocument = new TypedDocumentString(`
    mutation ImportCsv($input: ImportCsvInput!) {
  importCsv(input: $input) {
    plan {
      ...CsvPlanCounts
    }
  }
}
    fragment CsvPlanCounts on CsvPlan {
  createCount
  changeCount
  refuseCount
  skipCount
  ignoredColumns
}`) as unknown as TypedDocumentString<ImportCsvMutation, ImportCsvMutationVariables>;
export const ImportScriptDocument = new TypedDocumentString(`
    mutation ImportScript($input: ImportScriptInput!) {
  importScript(input: $input) {
    sceneCount
    shotCount
    storyboard {
      id
      path
      shotCount
    }
  }
}
    `) as unknown as TypedDocumentString<ImportScriptMutation, ImportScriptMutationVariables>;
export const NewestEventDocument = new TypedDocumentString(`
    query NewestEvent($projectId: ID!) {
  project(by: {id: $projectId}) {
    events(first: 1) {
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<NewestEventQuery, NewestEventQueryVariables>;
export const OrganizationsDocument = new TypedDocumentString(`
    query Organizations($after: String) {
  organizations(first: 100, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<OrganizationsQuery, OrganizationsQueryVariables>;
export const ProjectDocument = new TypedDocumentString(`
    query Project($by: ProjectLookup!, $organizationId: ID) {
  project(by: $by, organizationId: $organizationId) {
    id
    code
    name
    isArchived
    storyboard {
      id
      path
    }
    statuses {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectQuery, ProjectQueryVariables>;
export const ProjectEventsDocument = new TypedDocumentString(`
    query ProjectEvents($projectId: ID!, $after: String, $types: [String!], $first: Int) {
  project(by: {id: $projectId}) {
    events(after: $after, types: $types, first: $first) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ProjectEventRow
      }
    }
  }
}
    fragment ProjectEventRow on ProjectEvent {
  seq
  type
  at
  actor {
    id
    name
  }
  subjectId
  subject {
    __typename
    ... on Shot {
      path
      name
    }
    ... on Asset {
      path
      name
    }
    ... on Storyboard {
      path
      name
    }
    ... on Task {
      title
    }
  }
  payload
}`) as unknown as TypedDocumentString<ProjectEventsQuery, ProjectEventsQueryVariables>;
export const ProjectExportDocument = new TypedDocumentString(`
    query ProjectExport($id: ID!) {
  node(id: $id) {
    __typename
    ... on ProjectExport {
      ...ProjectExportRow
    }
  }
}
    fragment ProjectExportRow on ProjectExport {
  id
  status
  includesCanvasData
  rowsWritten
  rowsTotal
  seq
  bytes
  sha256
  fileName
  failure {
    reason
    params
    message
  }
  createdAt
  finishedAt
  expiresAt
  downloadUrl
}`) as unknown as TypedDocumentString<ProjectExportQuery, ProjectExportQueryVariables>;
export const ProjectsDocument = new TypedDocumentString(`
    query Projects($organizationId: ID!, $isArchived: Boolean, $search: String, $after: String) {
  organization(id: $organizationId) {
    projects(
      first: 100
      after: $after
      filter: {isArchived: $isArchived, search: $search}
      orderBy: {field: NAME}
    ) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        code
        name
        isArchived
        shotCount
        updatedAt
        frameRate {
          numerator
          denominator
        }
        organization {
          id
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectsQuery, ProjectsQueryVariables>;
export const ScriptPlanDocument = new TypedDocumentString(`
    query ScriptPlan($input: ScriptPlanInput!) {
  scriptPlan(input: $input) {
    title
    sceneCount
    shotCount
    actionCount
    dialogueCount
    frames
    duration
    existingShotCount
    scenes {
      number
      heading
      line
      frames
      duration
    }
  }
}
    `) as unknown as TypedDocumentString<ScriptPlanQuery, ScriptPlanQueryVariables>;
export const ShotDocument = new TypedDocumentString(`
    query Shot($by: ShotLookup!, $organizationId: ID) {
  shot(by: $by, organizationId: $organizationId) {
    ...ShotRow
    storyboard {
      project {
        id
        code
        statuses {
          id
          name
        }
      }
    }
  }
}
    fragment ShotRow on Shot {
  id
  path
  code
  externalId
  name
  description
  dialogue
  position
  frames
  duration
  aspectRatio
  version
  createdAt
  updatedAt
  status {
    id
    name
  }
  scene {
    number
    heading
  }
}`) as unknown as TypedDocumentString<ShotQuery, ShotQueryVariables>;
export const ShotsDocument = new TypedDocumentString(`
    query Shots($projectId: ID!, $filter: ShotFilter, $after: String) {
  project(by: {id: $projectId}) {
    shots(first: 500, after: $after, filter: $filter) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ShotRow
      }
    }
  }
}
    fragment ShotRow on Shot {
  id
  path
  code
  externalId
  name
  description
  dialogue
  position
  frames
  duration
  aspectRatio
  version
  createdAt
  updatedAt
  status {
    id
    name
  }
  scene {
    number
    heading
  }
}`) as unknown as TypedDocumentString<ShotsQuery, ShotsQueryVariables>;
export const StoryboardDocument = new TypedDocumentString(`
    query Storyboard($by: StoryboardLookup!, $organizationId: ID) {
  storyboard(by: $by, organizationId: $organizationId) {
    id
    code
    name
    path
    shotCount
    project {
      id
      code
      statuses {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StoryboardQuery, StoryboardQueryVariables>;
export const TasksDocument = new TypedDocumentString(`
    query Tasks($projectId: ID!, $filter: TaskFilter, $after: String) {
  project(by: {id: $projectId}) {
    tasks(first: 200, after: $after, filter: $filter) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        title
        externalId
        description
        status
        priority
        dueDate
        isLate
        position
        version
        createdAt
        updatedAt
        assignees {
          id
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TasksQuery, TasksQueryVariables>;
export const WhoAmIDocument = new TypedDocumentString(`
    query WhoAmI {
  viewer {
    id
    name
    email
    isService
  }
  organizations(first: 200) {
    nodes {
      id
      name
      viewerRole
    }
  }
}
    `) as unknown as TypedDocumentString<WhoAmIQuery, WhoAmIQueryVariables>;