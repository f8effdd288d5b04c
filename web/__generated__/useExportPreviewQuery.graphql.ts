/**
 * @generated SignedSource<<c602be57f55f01f0453a438d1b351d95>>
 * @relayHash 29b99705f512e4dbb3f72b1ebd5f10de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9ed7b3e7563237b593e5a163fa82415e204f461f92286a06c3251d587970c0e

import { ConcreteRequest } from 'relay-runtime';
export type CutMedia = "NONE" | "ZIP" | "%future added value";
export type CutViews = "CLIPS" | "FIRST" | "%future added value";
export type ImageExportKind = "JPEG" | "PNG" | "WEBP" | "%future added value";
export type ImageExportUnit = "FRAMES" | "SHOTS" | "VIEWS" | "%future added value";
export type KitsuCsvKind = "ASSETS" | "CASTING" | "SHOTS" | "%future added value";
export type OtioMedia = "NONE" | "OTIOZ" | "ZIP" | "%future added value";
export type PdfExportField = "ASSETS" | "CAMERA_NOTE" | "CODE" | "DESCRIPTION" | "DIALOGUE" | "LENGTH" | "NAME" | "NOTES" | "SCENE" | "STATUS" | "TIMECODE" | "VIEWS" | "%future added value";
export type PdfExportFlow = "ACROSS" | "DOWN" | "%future added value";
export type PdfExportHanForms = "JA" | "KO" | "ZH_HANS" | "ZH_HANT" | "%future added value";
export type PdfExportLayout = "LIST" | "ONE_PER_PAGE" | "SHEET" | "%future added value";
export type PdfExportOrientation = "LANDSCAPE" | "PORTRAIT" | "%future added value";
export type PdfExportPage = "A3" | "A4" | "LEGAL" | "LETTER" | "SCREEN" | "TABLOID" | "%future added value";
export type PdfExportViews = "ALL" | "FIRST" | "%future added value";
export type PsdUnit = "SHOTS" | "VIEWS" | "%future added value";
export type VideoBurnInCorner = "BOTTOM" | "BOTTOM_LEFT" | "BOTTOM_RIGHT" | "TOP" | "TOP_LEFT" | "TOP_RIGHT" | "%future added value";
export type VideoBurnInKind = "BOARD_FRAME" | "DATE" | "FRAME_NUMBER" | "LOGO" | "SHOT_CODE" | "TEXT" | "TIMECODE" | "%future added value";
export type VideoExportCodec = "AUTO" | "H264" | "PRORES_422_HQ" | "VP9" | "%future added value";
export type VideoExportContainer = "MOV" | "MP4" | "WEBM" | "%future added value";
export type VideoExportQuality = "DRAFT" | "MASTER" | "REVIEW" | "%future added value";
export type VideoExportViews = "ALL" | "FIRST" | "%future added value";
export type CreateExportInput = {
  as: ExportFormatInput;
  fileName?: string | null | undefined;
  projectId: string;
  what?: ExportScopeInput | null | undefined;
};
export type ExportFormatInput = {
  csv: CsvExportInput;
  data?: never;
  edl?: never;
  fcpxml?: never;
  finalCut7?: never;
  fountain?: never;
  images?: never;
  otio?: never;
  pdf?: never;
  presetId?: never;
  psd?: never;
  storyboarder?: never;
  video?: never;
} | {
  csv?: never;
  data: DataExportInput;
  edl?: never;
  fcpxml?: never;
  finalCut7?: never;
  fountain?: never;
  images?: never;
  otio?: never;
  pdf?: never;
  presetId?: never;
  psd?: never;
  storyboarder?: never;
  video?: never;
} | {
  csv?: never;
  data?: never;
  edl: EdlExportInput;
  fcpxml?: never;
  finalCut7?: never;
  fountain?: never;
  images?: never;
  otio?: never;
  pdf?: never;
  presetId?: never;
  psd?: never;
  storyboarder?: never;
  video?: never;
} | {
  csv?: never;
  data?: never;
  edl?: never;
  fcpxml: FcpxmlExportInput;
  finalCut7?: never;
  fountain?: never;
  images?: never;
  otio?: never;
  pdf?: never;
  presetId?: never;
  psd?: never;
  storyboarder?: never;
  video?: never;
} | {
  csv?: never;
  data?: never;
  edl?: never;
  fcpxml?: never;
  finalCut7: FinalCut7ExportInput;
  fountain?: never;
  images?: never;
  otio?: never;
  pdf?: never;
  presetId?: never;
  psd?: never;
  storyboarder?: never;
  video?: never;
} | {
  csv?: never;
  data?: never;
  edl?: never;
  fcpxml?: never;
  finalCut7?: never;
  fountain: FountainExportInput;
  images?: never;
  otio?: never;
  pdf?: never;
  presetId?: never;
  psd?: never;
  storyboarder?: never;
  video?: never;
} | {
  csv?: never;
  data?: never;
  edl?: never;
  fcpxml?: never;
  finalCut7?: never;
  fountain?: never;
  images: ImageExportInput;
  otio?: never;
  pdf?: never;
  presetId?: never;
  psd?: never;
  storyboarder?: never;
  video?: never;
} | {
  csv?: never;
  data?: never;
  edl?: never;
  fcpxml?: never;
  finalCut7?: never;
  fountain?: never;
  images?: never;
  otio: OtioExportInput;
  pdf?: never;
  presetId?: never;
  psd?: never;
  storyboarder?: never;
  video?: never;
} | {
  csv?: never;
  data?: never;
  edl?: never;
  fcpxml?: never;
  finalCut7?: never;
  fountain?: never;
  images?: never;
  otio?: never;
  pdf: PdfExportInput;
  presetId?: never;
  psd?: never;
  storyboarder?: never;
  video?: never;
} | {
  csv?: never;
  data?: never;
  edl?: never;
  fcpxml?: never;
  finalCut7?: never;
  fountain?: never;
  images?: never;
  otio?: never;
  pdf?: never;
  presetId: string;
  psd?: never;
  storyboarder?: never;
  video?: never;
} | {
  csv?: never;
  data?: never;
  edl?: never;
  fcpxml?: never;
  finalCut7?: never;
  fountain?: never;
  images?: never;
  otio?: never;
  pdf?: never;
  presetId?: never;
  psd: PsdExportInput;
  storyboarder?: never;
  video?: never;
} | {
  csv?: never;
  data?: never;
  edl?: never;
  fcpxml?: never;
  finalCut7?: never;
  fountain?: never;
  images?: never;
  otio?: never;
  pdf?: never;
  presetId?: never;
  psd?: never;
  storyboarder: StoryboarderExportInput;
  video?: never;
} | {
  csv?: never;
  data?: never;
  edl?: never;
  fcpxml?: never;
  finalCut7?: never;
  fountain?: never;
  images?: never;
  otio?: never;
  pdf?: never;
  presetId?: never;
  psd?: never;
  storyboarder?: never;
  video: VideoExportInput;
};
export type CsvExportInput = {
  hasEpisodes?: boolean | null | undefined;
  kind?: KitsuCsvKind | null | undefined;
};
export type DataExportInput = {
  includeCanvasData?: boolean | null | undefined;
};
export type EdlExportInput = {
  clipName?: string | null | undefined;
  isDropFrame?: boolean | null | undefined;
  isSoundIncluded?: boolean | null | undefined;
  media?: CutMedia | null | undefined;
  views?: CutViews | null | undefined;
  width?: number | null | undefined;
};
export type FcpxmlExportInput = {
  clipName?: string | null | undefined;
  isDropFrame?: boolean | null | undefined;
  isSoundIncluded?: boolean | null | undefined;
  media?: CutMedia | null | undefined;
  views?: CutViews | null | undefined;
  width?: number | null | undefined;
};
export type FinalCut7ExportInput = {
  clipName?: string | null | undefined;
  isDropFrame?: boolean | null | undefined;
  isSoundIncluded?: boolean | null | undefined;
  media?: CutMedia | null | undefined;
  views?: CutViews | null | undefined;
  width?: number | null | undefined;
};
export type FountainExportInput = {
  areNotesIncluded?: boolean | null | undefined;
};
export type ImageExportInput = {
  isManifestIncluded?: boolean | null | undefined;
  kind?: ImageExportKind | null | undefined;
  nameTemplate?: string | null | undefined;
  of?: ImageExportUnit | null | undefined;
  width?: number | null | undefined;
};
export type OtioExportInput = {
  clipName?: string | null | undefined;
  isSoundIncluded?: boolean | null | undefined;
  media?: OtioMedia | null | undefined;
  views?: CutViews | null | undefined;
  width?: number | null | undefined;
};
export type PdfExportInput = {
  columns?: number | null | undefined;
  coverNote?: string | null | undefined;
  fields?: ReadonlyArray<PdfExportField> | null | undefined;
  flow?: PdfExportFlow | null | undefined;
  footer?: string | null | undefined;
  hanForms?: PdfExportHanForms | null | undefined;
  header?: string | null | undefined;
  isBrokenByScene?: boolean | null | undefined;
  isCoverIncluded?: boolean | null | undefined;
  layout?: PdfExportLayout | null | undefined;
  margin?: number | null | undefined;
  orientation?: PdfExportOrientation | null | undefined;
  page?: PdfExportPage | null | undefined;
  resolution?: number | null | undefined;
  rows?: number | null | undefined;
  views?: PdfExportViews | null | undefined;
  watermark?: string | null | undefined;
};
export type PsdExportInput = {
  isByAuthor?: boolean | null | undefined;
  of?: PsdUnit | null | undefined;
  width?: number | null | undefined;
};
export type StoryboarderExportInput = {
  isSoundIncluded?: boolean | null | undefined;
};
export type VideoExportInput = {
  areVoicesIncluded?: boolean | null | undefined;
  burnIns?: ReadonlyArray<VideoBurnInInput> | null | undefined;
  codec?: VideoExportCodec | null | undefined;
  container?: VideoExportContainer | null | undefined;
  height?: number | null | undefined;
  isDropFrame?: boolean | null | undefined;
  isSoundtrackIncluded?: boolean | null | undefined;
  quality?: VideoExportQuality | null | undefined;
  slateFrames?: number | null | undefined;
  views?: VideoExportViews | null | undefined;
  watermark?: string | null | undefined;
  width?: number | null | undefined;
};
export type VideoBurnInInput = {
  corner?: VideoBurnInCorner | null | undefined;
  opacity?: number | null | undefined;
  size?: number | null | undefined;
  text?: string | null | undefined;
  what?: VideoBurnInKind | null | undefined;
};
export type ExportScopeInput = {
  project: boolean;
  sceneIds?: never;
  shotIds?: never;
  storyboardIds?: never;
} | {
  project?: never;
  sceneIds: ReadonlyArray<string>;
  shotIds?: never;
  storyboardIds?: never;
} | {
  project?: never;
  sceneIds?: never;
  shotIds: ReadonlyArray<string>;
  storyboardIds?: never;
} | {
  project?: never;
  sceneIds?: never;
  shotIds?: never;
  storyboardIds: ReadonlyArray<string>;
};
export type useExportPreviewQuery$variables = {
  input: CreateExportInput;
  page: number;
};
export type useExportPreviewQuery$data = {
  readonly exportPreview: {
    readonly estimatedBytes: number | null | undefined;
    readonly fileName: string;
    readonly frames: number;
    readonly page: number;
    readonly pageCount: number;
    readonly pictureUrl: string | null | undefined;
    readonly shotCount: number;
    readonly text: string | null | undefined;
    readonly warnings: ReadonlyArray<{
      readonly message: string;
      readonly params: Record<string, unknown>;
      readonly reason: string;
      readonly shotId: string | null | undefined;
    }>;
  } | null | undefined;
};
export type useExportPreviewQuery = {
  response: useExportPreviewQuery$data;
  variables: useExportPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "page",
        "variableName": "page"
      }
    ],
    "concreteType": "ExportPreview",
    "kind": "LinkedField",
    "name": "exportPreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pictureUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "page",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pageCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "shotCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "frames",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "estimatedBytes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fileName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ExportWarning",
        "kind": "LinkedField",
        "name": "warnings",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shotId",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useExportPreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExportPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c9ed7b3e7563237b593e5a163fa82415e204f461f92286a06c3251d587970c0e",
    "metadata": {},
    "name": "useExportPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "910fef127d71c8b1ce9021e38bb8139d";

export default node;
