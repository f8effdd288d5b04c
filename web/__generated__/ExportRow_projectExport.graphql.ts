/**
 * @generated SignedSource<<ad61483d1e7e661948c3326c81a9f85f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
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
  readonly id: string;
  readonly rowsTotal: number | null | undefined;
  readonly rowsWritten: number;
  readonly status: ProjectExportStatus;
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
      "name": "rowsWritten",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowsTotal",
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

(node as any).hash = "ce8dabd077cbe75c911d92b999b9c4c7";

export default node;
