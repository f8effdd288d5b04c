/**
 * @generated SignedSource<<9c116d1f478b02dd677f7b8acffcba9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProjectExportStatus = "CANCELED" | "DONE" | "FAILED" | "QUEUED" | "RUNNING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ProjectExports_project$data = {
  readonly exports: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly status: ProjectExportStatus;
      readonly " $fragmentSpreads": FragmentRefs<"ExportRow_projectExport">;
    }>;
  };
  readonly id: string;
  readonly " $fragmentType": "ProjectExports_project";
};
export type ProjectExports_project$key = {
  readonly " $data"?: ProjectExports_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectExports_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectExports_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "ProjectExportConnection",
      "kind": "LinkedField",
      "name": "exports",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProjectExport",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ExportRow_projectExport"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "exports(first:3)"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "48757c4fd399a8fb97096a545f79e306";

export default node;
