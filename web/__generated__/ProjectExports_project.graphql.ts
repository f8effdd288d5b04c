/**
 * @generated SignedSource<<25bd2aa017aef0db0015e736784097b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProjectExports_project$data = {
  readonly exports: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
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

(node as any).hash = "12af7982d76e0da781b848ff636807b9";

export default node;
