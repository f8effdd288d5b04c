/**
 * @generated SignedSource<<4c9f8e771860dfd7ea1c3f0e4f548147>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExportFormat = "CSV" | "DATA" | "EDL" | "FCPXML" | "FINAL_CUT_7" | "FOUNTAIN" | "IMAGES" | "OTIO" | "PDF" | "PSD" | "STORYBOARDER" | "VIDEO" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useExportPresets_project$data = {
  readonly exportPresets: ReadonlyArray<{
    readonly format: ExportFormat;
    readonly id: string;
    readonly name: string;
    readonly options: Record<string, unknown>;
    readonly version: number;
  }>;
  readonly " $fragmentType": "useExportPresets_project";
};
export type useExportPresets_project$key = {
  readonly " $data"?: useExportPresets_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useExportPresets_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useExportPresets_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExportPreset",
      "kind": "LinkedField",
      "name": "exportPresets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "150eeaf6c7ba2267fa1a552c793d57d3";

export default node;
