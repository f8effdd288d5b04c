/**
 * @generated SignedSource<<18182eb69094f6229fa1bb9505beb33c>>
 * @relayHash 31d6404c69db8bd449bff603b8f038f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d23aa1e7e55c60ba015021bf057453cb28c1b36b60b5b84512c753cf5060ab09

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
export type UpdateExportPresetInput = {
  as?: ExportFormatInput | null | undefined;
  expectedVersion?: number | null | undefined;
  name?: string | null | undefined;
  presetId: string;
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
export type exportChangesUpdatePresetMutation$variables = {
  input: UpdateExportPresetInput;
};
export type exportChangesUpdatePresetMutation$data = {
  readonly updateExportPreset: {
    readonly project: {
      readonly " $fragmentSpreads": FragmentRefs<"useExportPresets_project">;
    };
  } | null | undefined;
};
export type exportChangesUpdatePresetMutation = {
  response: exportChangesUpdatePresetMutation$data;
  variables: exportChangesUpdatePresetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "exportChangesUpdatePresetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateExportPresetPayload",
        "kind": "LinkedField",
        "name": "updateExportPreset",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useExportPresets_project"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "exportChangesUpdatePresetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateExportPresetPayload",
        "kind": "LinkedField",
        "name": "updateExportPreset",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ExportPreset",
                "kind": "LinkedField",
                "name": "exportPresets",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "format",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "options",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d23aa1e7e55c60ba015021bf057453cb28c1b36b60b5b84512c753cf5060ab09",
    "metadata": {},
    "name": "exportChangesUpdatePresetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82d628b3017abc2fdcc9ed80bf9ddc49";

export default node;
