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

/** The export to cancel. */
export type CancelExportInput = {
  /** The export. */
  exportId: string;
};

/** The project, the scope and the format. */
export type CreateExportInput = {
  /** The format with its options. */
  as: ExportFormatInput;
  /** The name of the file; made of the codes and the day by default. The extension is added. */
  fileName?: string | null | undefined;
  /** The project; may be archived. */
  projectId: string;
  /** The scope; the project by default. */
  what?: ExportScopeInput | null | undefined;
};

/** The options of the format CSV. */
export type CsvExportInput = {
  /** Whether there is a column `Episode`, as in TV productions: board E01_SQ010 is SQ010 of episode E01. false by default. */
  hasEpisodes?: boolean | null | undefined;
  /** The rows of the table. SHOTS by default. */
  kind?: KitsuCsvKind | null | undefined;
};

/** The contents of a CSV file, with its columns. The first line names them, in any order and case. */
export type CsvKind =
  /** Type,Name,Description. */
  | 'ASSETS'
  /** Parent,Name,Asset Type,Asset,Occurences,Label. */
  | 'CASTING'
  /** Sequence,Name,Description,Nb Frames,Frame In,Frame Out,FPS,Status,Dialogue,Camera Note,Notes. */
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

/** Whether pictures and sounds come along. */
export type CutMedia =
  /** The file alone; of one board. */
  | 'NONE'
  /** A ZIP with pictures and sounds in the folder `media`. */
  | 'ZIP';

/** The pictures of a shot that become clips. */
export type CutViews =
  /** A clip for each view; they share the frames of the shot. */
  | 'CLIPS'
  /** The first view of a shot. */
  | 'FIRST';

/** The options of the format DATA. */
export type DataExportInput = {
  /** Whether the file contains the drawings, which are most of its size. true by default. */
  includeCanvasData?: boolean | null | undefined;
};

/** The options of the format EDL. */
export type EdlExportInput = {
  /** The template of clip names, from {project}, {board}, {scene}, {shot}, {name}, {view} and {order:04}; |word replaces all but letters, digits and "_". {project|word}_{board|word}-{shot|word} if empty. At most 200 characters. */
  clipName?: string | null | undefined;
  /** Whether timecode drops frames, at 29.97 and 59.94 fps. false by default. */
  isDropFrame?: boolean | null | undefined;
  /** Whether the soundtrack and the voices have audio events. false by default. */
  isSoundIncluded?: boolean | null | undefined;
  /** Whether pictures and sounds come along. ZIP by default. */
  media?: CutMedia | null | undefined;
  /** The pictures of a shot that become clips. FIRST by default. */
  views?: CutViews | null | undefined;
  /** The width of pictures in pixels; the height follows from the first shot. 16 to 3,840; 1920 by default. */
  width?: number | null | undefined;
};

/** The format of an export. */
export type ExportFormat =
  /** A table as Kitsu reads it: UTF-8 without a byte order mark, commas, LF. */
  | 'CSV'
  /** All objects of the project as JSON Lines, for scripts and backups. */
  | 'DATA'
  /** An edit decision list after CMX3600. */
  | 'EDL'
  /** A project of Final Cut Pro (FCPXML 1.10). */
  | 'FCPXML'
  /** A sequence as Final Cut Pro 7 XML, for Premiere, Resolve and Avid. */
  | 'FINAL_CUT_7'
  /** A screenplay in Fountain, with a note for each shot. */
  | 'FOUNTAIN'
  /** Pictures in a ZIP, with a CSV file that lists them. */
  | 'IMAGES'
  /** A cut for OpenTimelineIO. */
  | 'OTIO'
  /** Pages of pictures and texts as PDF. */
  | 'PDF'
  /** A ZIP with a Photoshop file for each view, of the layers Paper, Image and Drawing. */
  | 'PSD'
  /** A ZIP with a project of Storyboarder 3 for each board. */
  | 'STORYBOARDER'
  /** A video with sound as MP4, MOV or WebM. */
  | 'VIDEO';

/** The format with its options, or a preset. */
export type ExportFormatInput =
  {   /** A table as Kitsu reads it: UTF-8 without a byte order mark, commas, LF. */
  csv: CsvExportInput; data?: never; edl?: never; fcpxml?: never; finalCut7?: never; fountain?: never; images?: never; otio?: never; pdf?: never; presetId?: never; psd?: never; storyboarder?: never; video?: never; }
  |  { csv?: never;   /** All objects of the project as JSON Lines, for scripts and backups. */
  data: DataExportInput; edl?: never; fcpxml?: never; finalCut7?: never; fountain?: never; images?: never; otio?: never; pdf?: never; presetId?: never; psd?: never; storyboarder?: never; video?: never; }
  |  { csv?: never; data?: never;   /** An edit decision list after CMX3600. */
  edl: EdlExportInput; fcpxml?: never; finalCut7?: never; fountain?: never; images?: never; otio?: never; pdf?: never; presetId?: never; psd?: never; storyboarder?: never; video?: never; }
  |  { csv?: never; data?: never; edl?: never;   /** A project of Final Cut Pro (FCPXML 1.10). */
  fcpxml: FcpxmlExportInput; finalCut7?: never; fountain?: never; images?: never; otio?: never; pdf?: never; presetId?: never; psd?: never; storyboarder?: never; video?: never; }
  |  { csv?: never; data?: never; edl?: never; fcpxml?: never;   /** A sequence as Final Cut Pro 7 XML, for Premiere, Resolve and Avid. */
  finalCut7: FinalCut7ExportInput; fountain?: never; images?: never; otio?: never; pdf?: never; presetId?: never; psd?: never; storyboarder?: never; video?: never; }
  |  { csv?: never; data?: never; edl?: never; fcpxml?: never; finalCut7?: never;   /** A screenplay in Fountain, with a note for each shot. */
  fountain: FountainExportInput; images?: never; otio?: never; pdf?: never; presetId?: never; psd?: never; storyboarder?: never; video?: never; }
  |  { csv?: never; data?: never; edl?: never; fcpxml?: never; finalCut7?: never; fountain?: never;   /** Pictures in a ZIP, with a CSV file that lists them. */
  images: ImageExportInput; otio?: never; pdf?: never; presetId?: never; psd?: never; storyboarder?: never; video?: never; }
  |  { csv?: never; data?: never; edl?: never; fcpxml?: never; finalCut7?: never; fountain?: never; images?: never;   /** A cut for OpenTimelineIO. */
  otio: OtioExportInput; pdf?: never; presetId?: never; psd?: never; storyboarder?: never; video?: never; }
  |  { csv?: never; data?: never; edl?: never; fcpxml?: never; finalCut7?: never; fountain?: never; images?: never; otio?: never;   /** Pages of pictures and texts as PDF. */
  pdf: PdfExportInput; presetId?: never; psd?: never; storyboarder?: never; video?: never; }
  |  { csv?: never; data?: never; edl?: never; fcpxml?: never; finalCut7?: never; fountain?: never; images?: never; otio?: never; pdf?: never;   /** A preset of the project. */
  presetId: string; psd?: never; storyboarder?: never; video?: never; }
  |  { csv?: never; data?: never; edl?: never; fcpxml?: never; finalCut7?: never; fountain?: never; images?: never; otio?: never; pdf?: never; presetId?: never;   /** A ZIP with a Photoshop file for each view, of the layers Paper, Image and Drawing. */
  psd: PsdExportInput; storyboarder?: never; video?: never; }
  |  { csv?: never; data?: never; edl?: never; fcpxml?: never; finalCut7?: never; fountain?: never; images?: never; otio?: never; pdf?: never; presetId?: never; psd?: never;   /** A ZIP with a project of Storyboarder 3 for each board. */
  storyboarder: StoryboarderExportInput; video?: never; }
  |  { csv?: never; data?: never; edl?: never; fcpxml?: never; finalCut7?: never; fountain?: never; images?: never; otio?: never; pdf?: never; presetId?: never; psd?: never; storyboarder?: never;   /** A video with sound as MP4, MOV or WebM. */
  video: VideoExportInput; };

/** The part of a project to export. */
export type ExportScopeInput =
  {   /** All boards, if true. */
  project: boolean; sceneIds?: never; shotIds?: never; storyboardIds?: never; }
  |  { project?: never;   /** The shots of these scenes. */
  sceneIds: Array<string>; shotIds?: never; storyboardIds?: never; }
  |  { project?: never; sceneIds?: never;   /** These shots, in the order of their boards. */
  shotIds: Array<string>; storyboardIds?: never; }
  |  { project?: never; sceneIds?: never; shotIds?: never;   /** These boards. */
  storyboardIds: Array<string>; };

/** The options of the format FCPXML. */
export type FcpxmlExportInput = {
  /** The template of clip names, from {project}, {board}, {scene}, {shot}, {name}, {view} and {order:04}; |word replaces all but letters, digits and "_". {project|word}_{board|word}-{shot|word} if empty. At most 200 characters. */
  clipName?: string | null | undefined;
  /** Whether timecode drops frames, at 29.97 and 59.94 fps. false by default. */
  isDropFrame?: boolean | null | undefined;
  /** Whether the soundtrack and the voices are on tracks of their own. true by default. */
  isSoundIncluded?: boolean | null | undefined;
  /** Whether pictures and sounds come along. ZIP by default. */
  media?: CutMedia | null | undefined;
  /** The pictures of a shot that become clips. FIRST by default. */
  views?: CutViews | null | undefined;
  /** The width of pictures in pixels; the height follows from the first shot. 16 to 3,840; 1920 by default. */
  width?: number | null | undefined;
};

/** The options of the format FINAL_CUT_7. */
export type FinalCut7ExportInput = {
  /** The template of clip names, from {project}, {board}, {scene}, {shot}, {name}, {view} and {order:04}; |word replaces all but letters, digits and "_". {project|word}_{board|word}-{shot|word} if empty. At most 200 characters. */
  clipName?: string | null | undefined;
  /** Whether timecode drops frames, at 29.97 and 59.94 fps. false by default. */
  isDropFrame?: boolean | null | undefined;
  /** Whether the soundtrack and the voices are on tracks of their own. true by default. */
  isSoundIncluded?: boolean | null | undefined;
  /** Whether pictures and sounds come along. ZIP by default. */
  media?: CutMedia | null | undefined;
  /** The pictures of a shot that become clips. FIRST by default. */
  views?: CutViews | null | undefined;
  /** The width of pictures in pixels; the height follows from the first shot. 16 to 3,840; 1920 by default. */
  width?: number | null | undefined;
};

/** The options of the format FOUNTAIN. */
export type FountainExportInput = {
  /** Whether each shot has a note with its code, length, camera note and notes. true by default. */
  areNotesIncluded?: boolean | null | undefined;
};

/** The options of the format IMAGES. */
export type ImageExportInput = {
  /** Whether `manifest.csv` lists the files with their shots. true by default. */
  isManifestIncluded?: boolean | null | undefined;
  /** The file type of the pictures. PNG by default. */
  kind?: ImageExportKind | null | undefined;
  /** The names of the files, with the fields {project}, {board}, {scene}, {shot}, {name}, {view}, {order} and {frame}; `{order:04}_{shot}_{view}` by default, with the frame instead of the view for frames. At most 200 characters. */
  nameTemplate?: string | null | undefined;
  /** The unit that gets a picture of its own. SHOTS by default. */
  of?: ImageExportUnit | null | undefined;
  /** The width of each picture in pixels; its height follows from the ratio. 16 to 7,680; 1920 by default. */
  width?: number | null | undefined;
};

/** The file type of the pictures. */
export type ImageExportKind =
  /** JPEG, quality 92. */
  | 'JPEG'
  /** PNG. */
  | 'PNG'
  /** WebP without loss. */
  | 'WEBP';

/** The unit that gets a picture of its own. */
export type ImageExportUnit =
  /** Each frame; 48 files for 48 frames. */
  | 'FRAMES'
  /** The first view of each shot. */
  | 'SHOTS'
  /** Each view. */
  | 'VIEWS';

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

/** The rows of the table. */
export type KitsuCsvKind =
  /** The assets of the project. */
  | 'ASSETS'
  /** The assets of each shot, and those of each asset. */
  | 'CASTING'
  /** Shots with their lengths. */
  | 'SHOTS';

/** The options of the format OTIO. */
export type OtioExportInput = {
  /** The template of clip names, from {project}, {board}, {scene}, {shot}, {name}, {view} and {order:04}; |word replaces all but letters, digits and "_". {project|word}_{board|word}-{shot|word} if empty. At most 200 characters. */
  clipName?: string | null | undefined;
  /** Whether the soundtrack and the voices are on tracks of their own. true by default. */
  isSoundIncluded?: boolean | null | undefined;
  /** Whether pictures and sounds come along. ZIP by default. */
  media?: OtioMedia | null | undefined;
  /** The pictures of a shot that become clips. FIRST by default. */
  views?: CutViews | null | undefined;
  /** The width of pictures in pixels; the height follows from the first shot. 16 to 3,840; 1920 by default. */
  width?: number | null | undefined;
};

/** Whether pictures and sounds come along. */
export type OtioMedia =
  /** The file alone; of one board. */
  | 'NONE'
  /** A bundle of OpenTimelineIO, of one board. */
  | 'OTIOZ'
  /** A ZIP with pictures and sounds in the folder `media`. */
  | 'ZIP';

/** A text that stands with a picture. */
export type PdfExportField =
  /** The names of the assets in its cast. */
  | 'ASSETS'
  /** Its camera note. */
  | 'CAMERA_NOTE'
  /** The code of the shot. */
  | 'CODE'
  /** Its description. */
  | 'DESCRIPTION'
  /** Its dialogue. */
  | 'DIALOGUE'
  /** Its length as seconds and frames, and in frames: 2:03 (51 f). */
  | 'LENGTH'
  /** Its name. */
  | 'NAME'
  /** Its notes. */
  | 'NOTES'
  /** The number and heading of its scene. */
  | 'SCENE'
  /** The name of its status. */
  | 'STATUS'
  /** Its first frame's timecode on the board. */
  | 'TIMECODE'
  /** The names of its views. */
  | 'VIEWS';

/** How the shots of a sheet follow each other. */
export type PdfExportFlow =
  /** Texts below the pictures; shots follow each other in rows. */
  | 'ACROSS'
  /** Texts beside the pictures; shots follow each other down the page, as in Japanese storyboards. */
  | 'DOWN';

/** The forms of Chinese characters. */
export type PdfExportHanForms =
  /** Japanese. */
  | 'JA'
  /** Korean. */
  | 'KO'
  /** Simplified Chinese. */
  | 'ZH_HANS'
  /** Traditional Chinese. */
  | 'ZH_HANT';

/** The options of the format PDF. */
export type PdfExportInput = {
  /** Columns of a sheet. 1 to 8; 3 by default. */
  columns?: number | null | undefined;
  /** A text on the cover. At most 1000 characters. */
  coverNote?: string | null | undefined;
  /** The texts of each shot, in their order; without any, CODE, TIMECODE, LENGTH, DESCRIPTION, DIALOGUE, CAMERA_NOTE and NOTES. At most 12; none by default. */
  fields?: Array<PdfExportField> | null | undefined;
  /** How the shots of a sheet follow each other. ACROSS by default. */
  flow?: PdfExportFlow | null | undefined;
  /** A line at the bottom, as `header`. At most 200 characters; `{project} / {board} | {page}/{pages}` by default. */
  footer?: string | null | undefined;
  /** The forms of Chinese characters. JA by default. */
  hanForms?: PdfExportHanForms | null | undefined;
  /** A line at the top of each page. {project}, {board}, {date}, {version}, {page} and {pages} stand for themselves; parts separated by | go left, center and right. At most 200 characters. */
  header?: string | null | undefined;
  /** Whether each scene begins on a new page, under its heading. false by default. */
  isBrokenByScene?: boolean | null | undefined;
  /** Whether the first page has the logo, the title, the boards, the date and the version. true by default. */
  isCoverIncluded?: boolean | null | undefined;
  /** How pages are laid out. SHEET by default. */
  layout?: PdfExportLayout | null | undefined;
  /** The margin of the pages in millimeters. 5 to 50; 12 by default. */
  margin?: number | null | undefined;
  /** The orientation of the pages. LANDSCAPE by default. */
  orientation?: PdfExportOrientation | null | undefined;
  /** The size of the pages. A4 by default. */
  page?: PdfExportPage | null | undefined;
  /** The resolution of the pictures in dots per inch. 72 to 300; 200 by default. */
  resolution?: number | null | undefined;
  /** Rows of a sheet. Rows grow with their texts: pictures get up to 30 % smaller to keep them on a page, and a page may hold fewer. 1 to 8; 3 by default. */
  rows?: number | null | undefined;
  /** The views of a shot that are shown. FIRST by default. */
  views?: PdfExportViews | null | undefined;
  /** A text across each page. At most 40 characters. */
  watermark?: string | null | undefined;
};

/** How pages are laid out. */
export type PdfExportLayout =
  /** A small picture in each line, and wide texts. */
  | 'LIST'
  /** A picture on each page. */
  | 'ONE_PER_PAGE'
  /** Columns and rows of pictures with their texts. */
  | 'SHEET';

/** The orientation of the pages. */
export type PdfExportOrientation =
  /** Wide. */
  | 'LANDSCAPE'
  /** Upright. */
  | 'PORTRAIT';

/** The size of the pages. */
export type PdfExportPage =
  /** 297 × 420 mm. */
  | 'A3'
  /** 210 × 297 mm. */
  | 'A4'
  /** 8.5 × 14 inches. */
  | 'LEGAL'
  /** 8.5 × 11 inches. */
  | 'LETTER'
  /** 16:9, for displays. */
  | 'SCREEN'
  /** 11 × 17 inches. */
  | 'TABLOID';

/** The views of a shot that are shown. */
export type PdfExportViews =
  /** Each view. */
  | 'ALL'
  /** The first view of each shot. */
  | 'FIRST';

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

/** The options of the format PSD. */
export type PsdExportInput = {
  /** Whether the drawing is a group with a layer for each person who drew, those who began first at the bottom. false by default. */
  isByAuthor?: boolean | null | undefined;
  /** The unit that gets a file of its own. VIEWS by default. */
  of?: PsdUnit | null | undefined;
  /** The width of each file in pixels; its height follows from the ratio. 16 to 8,000; 1920 by default. */
  width?: number | null | undefined;
};

/** The unit that gets a file of its own. */
export type PsdUnit =
  /** The first view of each shot. */
  | 'SHOTS'
  /** Each view. */
  | 'VIEWS';

/** A member's role in an organization. */
export type Role =
  /** Manages members, statuses and settings. */
  | 'ADMIN'
  /** Works in projects. */
  | 'MEMBER'
  /** Owns the organization. Each organization has exactly one OWNER. */
  | 'OWNER'
  /** Reads everything and changes nothing. */
  | 'VIEWER';

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
  /** What the camera does: movement, lens, angle; at most 20,000 characters. */
  cameraNote?: string | null | undefined;
  /** 1 to 32 letters, digits, "_" or "-". Never given on the board before, or once the code of this shot. */
  code?: string | null | undefined;
  /** At most 20,000 characters. */
  description?: string | null | undefined;
  /** The dialogue as Fountain writes it: the name of the speaker, then parentheticals and speech line by line, an empty line between speakers; at most 20,000 characters. */
  dialogue?: string | null | undefined;
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

/** The options of the format STORYBOARDER. */
export type StoryboarderExportInput = {
  /** Whether the voices of shots come along. true by default. */
  isSoundIncluded?: boolean | null | undefined;
};

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

/** Where it stands. */
export type VideoBurnInCorner =
  /** Bottom, in the middle. */
  | 'BOTTOM'
  /** Bottom left. */
  | 'BOTTOM_LEFT'
  /** Bottom right. */
  | 'BOTTOM_RIGHT'
  /** Top, in the middle. */
  | 'TOP'
  /** Top left. */
  | 'TOP_LEFT'
  /** Top right. */
  | 'TOP_RIGHT';

/** Options of an export. */
export type VideoBurnInInput = {
  /** Where it stands. BOTTOM_LEFT by default. */
  corner?: VideoBurnInCorner | null | undefined;
  /** The opacity. 1 by default. */
  opacity?: number | null | undefined;
  /** The height of the letters, or of the logo, in percent of the picture's height. 1 to 20; 4 by default. */
  size?: number | null | undefined;
  /** The text of the kind TEXT. At most 100 characters. */
  text?: string | null | undefined;
  /** What is burnt in. SHOT_CODE by default. */
  what?: VideoBurnInKind | null | undefined;
};

/** What is burnt in. */
export type VideoBurnInKind =
  /** The frame's place on its board, from 1. */
  | 'BOARD_FRAME'
  /** The date of the export. */
  | 'DATE'
  /** The frame's number, by the frame numbering of the project. */
  | 'FRAME_NUMBER'
  /** The logo of the organization. */
  | 'LOGO'
  /** The code of the shot. */
  | 'SHOT_CODE'
  /** The text. */
  | 'TEXT'
  /** The frame's timecode on the board. */
  | 'TIMECODE';

/** How pictures and sound are coded. */
export type VideoExportCodec =
  /** H264 in MP4 and MOV, VP9 in WEBM. */
  | 'AUTO'
  /** H.264 with AAC sound, in MP4 and MOV. */
  | 'H264'
  /** Apple ProRes 422 HQ with uncompressed sound, in MOV. */
  | 'PRORES_422_HQ'
  /** VP9 with Opus sound, in WEBM. */
  | 'VP9';

/** The file type. */
export type VideoExportContainer =
  /** QuickTime, for editing programs. */
  | 'MOV'
  /** MP4. */
  | 'MP4'
  /** WebM, with royalty-free codecs. */
  | 'WEBM';

/** The options of the format VIDEO. */
export type VideoExportInput = {
  /** Whether the voices of the shots are heard. true by default. */
  areVoicesIncluded?: boolean | null | undefined;
  /** Texts in each picture. The first of a corner is nearest to the edge. At most 12; none by default. */
  burnIns?: Array<VideoBurnInInput> | null | undefined;
  /** How pictures and sound are coded. AUTO by default. */
  codec?: VideoExportCodec | null | undefined;
  /** The file type. MP4 by default. */
  container?: VideoExportContainer | null | undefined;
  /** The height in pixels. Width and height have at most as many pixels as 3840 × 2160. An even number, 16 to 3,840; 1080 by default. */
  height?: number | null | undefined;
  /** Whether timecode drops frames, at 29.97 and 59.94 fps. false by default. */
  isDropFrame?: boolean | null | undefined;
  /** Whether the soundtracks of the boards are heard, cut with the shots. true by default. */
  isSoundtrackIncluded?: boolean | null | undefined;
  /** The quality of the pictures; PRORES_422_HQ has one of its own. REVIEW by default. */
  quality?: VideoExportQuality | null | undefined;
  /** Frames of a slate before the first shot. They come before the start timecode. 0 to 240; 0 by default. */
  slateFrames?: number | null | undefined;
  /** Which views are shown. ALL by default. */
  views?: VideoExportViews | null | undefined;
  /** A text across each picture. At most 40 characters. */
  watermark?: string | null | undefined;
  /** The width in pixels. An even number, 16 to 3,840; 1920 by default. */
  width?: number | null | undefined;
};

/** The quality of the pictures; PRORES_422_HQ has one of its own. */
export type VideoExportQuality =
  /** Small, for mail. */
  | 'DRAFT'
  /** As good as the eye can see. */
  | 'MASTER'
  /** For watching. */
  | 'REVIEW';

/** Which views are shown. */
export type VideoExportViews =
  /** The views of a shot share its frames in their order. */
  | 'ALL'
  /** The first view of each shot. */
  | 'FIRST';

/** An enum describing what kind of type a given `__Type` is. */
export type __TypeKind =
  /** Indicates this type is a scalar. */
  | 'SCALAR'
  /** Indicates this type is an object. `fields` and `interfaces` are valid fields. */
  | 'OBJECT'
  /** Indicates this type is an interface. `fields`, `interfaces`, and `possibleTypes` are valid fields. */
  | 'INTERFACE'
  /** Indicates this type is a union. `possibleTypes` is a valid field. */
  | 'UNION'
  /** Indicates this type is an enum. `enumValues` is a valid field. */
  | 'ENUM'
  /** Indicates this type is an input object. `inputFields` is a valid field. */
  | 'INPUT_OBJECT'
  /** Indicates this type is a list. `ofType` is a valid field. */
  | 'LIST'
  /** Indicates this type is a non-null. `ofType` is a valid field. */
  | 'NON_NULL';

export type AssetsQueryVariables = Exact<{
  projectId: string;
  filter?: AssetFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type AssetsQuery = { project: { assets: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, path: string, code: string, externalId: string | null, name: string, description: string, type: AssetType, status: AssetStatus, version: number, createdAt: string, updatedAt: string }> } } | null };

export type CancelExportMutationVariables = Exact<{
  input: CancelExportInput;
}>;


export type CancelExportMutation = { cancelExport: { projectExport: { id: string, status: ProjectExportStatus } } };

export type ChangeShotStatusMutationVariables = Exact<{
  input: ShotUpdate;
}>;


export type ChangeShotStatusMutation = { updateShots: { shots: Array<{ id: string, path: string, code: string, externalId: string | null, name: string, description: string, dialogue: string, position: number, frames: number, duration: number, aspectRatio: AspectRatio, version: number, createdAt: string, updatedAt: string, status: { id: string, name: string } | null, scene: { number: string, heading: string } | null }> } };

export type CreateExportMutationVariables = Exact<{
  input: CreateExportInput;
}>;


export type CreateExportMutation = { createExport: { projectExport: { id: string, status: ProjectExportStatus, format: ExportFormat, includesCanvasData: boolean, stage: string | null, unitsDone: number, unitsTotal: number | null, rowsWritten: number, rowsTotal: number | null, seq: number | null, bytes: number | null, sha256: string | null, fileName: string, createdAt: string, finishedAt: string | null, expiresAt: string | null, downloadUrl: string | null, warnings: Array<{ reason: string, message: string, shotId: string | null }>, failure: { reason: string, params: Record<string, unknown>, message: string } | null } } };

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

export type ExportOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportOptionsQuery = { __type: { inputFields: Array<{ name: string, type: { inputFields: Array<{ name: string, type: { kind: __TypeKind, name: string | null, ofType: { kind: __TypeKind, name: string | null, ofType: { kind: __TypeKind, name: string | null, enumValues: Array<{ name: string }> | null } | null, enumValues: Array<{ name: string }> | null } | null, enumValues: Array<{ name: string }> | null } }> | null } }> | null } | null };

export type OptionTypeFragment = { kind: __TypeKind, name: string | null, enumValues: Array<{ name: string }> | null };

export type ExportPresetsQueryVariables = Exact<{
  projectId: string;
}>;


export type ExportPresetsQuery = { project: { exportPresets: Array<{ id: string, name: string, format: ExportFormat, options: Record<string, unknown> }> } | null };

export type FollowProjectEventsSubscriptionVariables = Exact<{
  projectId: string;
  after?: string | null | undefined;
  types?: Array<string> | string | null | undefined;
}>;


export type FollowProjectEventsSubscription = { projectEvents: { seq: number, type: string, at: string, subjectId: string, payload: Record<string, unknown>, actor: { id: string, name: string } | null, subject:
      | { __typename: 'AccessToken' }
      | { __typename: 'Asset', path: string, name: string }
      | { __typename: 'AssetDependency' }
      | { __typename: 'Casting' }
      | { __typename: 'ExportPreset' }
      | { __typename: 'Invitation' }
      | { __typename: 'InvitationLink' }
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
      | { __typename: 'StoryboardVersion' }
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
    | { __typename: 'InvitationLink' }
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
    | { __typename: 'StoryboardVersion' }
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
          | { __typename: 'InvitationLink' }
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
          | { __typename: 'StoryboardVersion' }
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
    | { __typename: 'InvitationLink' }
    | { __typename: 'Media' }
    | { __typename: 'Member' }
    | { __typename: 'Notification' }
    | { __typename: 'Organization' }
    | { __typename: 'Project' }
    | { __typename: 'ProjectExport', id: string, status: ProjectExportStatus, format: ExportFormat, includesCanvasData: boolean, stage: string | null, unitsDone: number, unitsTotal: number | null, rowsWritten: number, rowsTotal: number | null, seq: number | null, bytes: number | null, sha256: string | null, fileName: string, createdAt: string, finishedAt: string | null, expiresAt: string | null, downloadUrl: string | null, warnings: Array<{ reason: string, message: string, shotId: string | null }>, failure: { reason: string, params: Record<string, unknown>, message: string } | null }
    | { __typename: 'Scene' }
    | { __typename: 'Script' }
    | { __typename: 'Shot' }
    | { __typename: 'ShotStatus' }
    | { __typename: 'ShotVoice' }
    | { __typename: 'Soundtrack' }
    | { __typename: 'Storyboard' }
    | { __typename: 'StoryboardVersion' }
    | { __typename: 'Task' }
    | { __typename: 'User' }
    | { __typename: 'View' }
    | { __typename: 'Webhook' }
    | { __typename: 'WebhookDelivery' }
   | null };

export type ProjectExportRowFragment = { id: string, status: ProjectExportStatus, format: ExportFormat, includesCanvasData: boolean, stage: string | null, unitsDone: number, unitsTotal: number | null, rowsWritten: number, rowsTotal: number | null, seq: number | null, bytes: number | null, sha256: string | null, fileName: string, createdAt: string, finishedAt: string | null, expiresAt: string | null, downloadUrl: string | null, warnings: Array<{ reason: string, message: string, shotId: string | null }>, failure: { reason: string, params: Record<string, unknown>, message: string } | null };

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


export type StoryboardQuery = { storyboard: { id: string, code: string, name: string, path: string, shotCount: number, scenes: Array<{ id: string, number: string }>, project: { id: string, code: string, statuses: Array<{ id: string, name: string }> } } | null };

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
export const OptionTypeText = new TypedDocumentString(`
    fragment OptionType on __Type {
  kind
  name
  enumValues {
    name
  }
}
    `, {"fragmentName":"OptionType"}) as unknown as TypedDocumentString<OptionTypeFragment, unknown>;
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
  format
  includesCanvasData
  stage
  unitsDone
  unitsTotal
  rowsWritten
  rowsTotal
  warnings {
    reason
    message
    shotId
  }
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
export const CancelExportDocument = new TypedDocumentString(`
    mutation CancelExport($input: CancelExportInput!) {
  cancelExport(input: $input) {
    projectExport {
      id
      status
    }
  }
}
    `) as unknown as TypedDocumentString<CancelExportMutation, CancelExportMutationVariables>;
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
export const CreateExportDocument = new TypedDocumentString(`
    mutation CreateExport($input: CreateExportInput!) {
  createExport(input: $input) {
    projectExport {
      ...ProjectExportRow
    }
  }
}
    fragment ProjectExportRow on ProjectExport {
  id
  status
  format
  includesCanvasData
  stage
  unitsDone
  unitsTotal
  rowsWritten
  rowsTotal
  warnings {
    reason
    message
    shotId
  }
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
}`) as unknown as TypedDocumentString<CreateExportMutation, CreateExportMutationVariables>;
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
export const ExportOptionsDocument = new TypedDocumentString(`
    query ExportOptions {
  __type(name: "ExportFormatInput") {
    inputFields {
      name
      type {
        inputFields {
          name
          type {
            ...OptionType
            ofType {
              ...OptionType
              ofType {
                ...OptionType
              }
            }
          }
        }
      }
    }
  }
}
    fragment OptionType on __Type {
  kind
  name
  enumValues {
    name
  }
}`) as unknown as TypedDocumentString<ExportOptionsQuery, ExportOptionsQueryVariables>;
export const ExportPresetsDocument = new TypedDocumentString(`
    query ExportPresets($projectId: ID!) {
  project(by: {id: $projectId}) {
    exportPresets {
      id
      name
      format
      options
    }
  }
}
    `) as unknown as TypedDocumentString<ExportPresetsQuery, ExportPresetsQueryVariables>;
export const FollowProjectEventsDocument = new TypedDocumentString(`
    subscription FollowProjectEvents($projectId: ID!, $after: String, $types: [String!]) {
  projectEvents(projectId: $projectId, after: $after, filter: {types: $types}) {
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
    events(after: $after, filter: {types: $types}, first: $first) {
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
  format
  includesCanvasData
  stage
  unitsDone
  unitsTotal
  rowsWritten
  rowsTotal
  warnings {
    reason
    message
    shotId
  }
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
    scenes {
      id
      number
    }
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