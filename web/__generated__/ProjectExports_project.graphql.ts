/**
 * @generated SignedSource<<e572b2ad2d57b1af063ee5c34bbea359>>
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
  readonly viewerCanExport: boolean;
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
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanExport",
      "storageKey": null
    },
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

(node as any).hash = "cf85a76e05d32b00e63cdff07af4670e";

export default node;
