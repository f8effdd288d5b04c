/**
 * @generated SignedSource<<2e736b9c640c34fdc4962b0aaf534a8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExportFormat = "CSV" | "DATA" | "EDL" | "FCPXML" | "FINAL_CUT_7" | "FOUNTAIN" | "IMAGES" | "OTIO" | "PDF" | "PSD" | "STORYBOARDER" | "VIDEO" | "%future added value";
export type ProjectExportStatus = "CANCELED" | "DONE" | "FAILED" | "QUEUED" | "RUNNING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ExportRow_projectExport$data = {
  readonly bytes: number | null | undefined;
  readonly createdAt: string;
  readonly expiresAt: string | null | undefined;
  readonly failure: {
    readonly " $fragmentSpreads": FragmentRefs<"useFailureText_failure">;
  } | null | undefined;
  readonly fileName: string;
  readonly format: ExportFormat;
  readonly id: string;
  readonly stage: string | null | undefined;
  readonly status: ProjectExportStatus;
  readonly unitsDone: number;
  readonly unitsTotal: number | null | undefined;
  readonly " $fragmentType": "ExportRow_projectExport";
};
export type ExportRow_projectExport$key = {
  readonly " $data"?: ExportRow_projectExport$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportRow_projectExport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExportRow_projectExport",
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
      "name": "status",
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
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unitsDone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unitsTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Failure",
      "kind": "LinkedField",
      "name": "failure",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useFailureText_failure"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "ProjectExport",
  "abstractKey": null
};

(node as any).hash = "d65d12a8a74c28ee812f621a1a5cdb8a";

export default node;
