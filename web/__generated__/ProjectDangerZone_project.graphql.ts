/**
 * @generated SignedSource<<90ec140ada17b72fa637438e413c8d8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProjectDangerZone_project$data = {
  readonly boards: {
    readonly totalCount: number;
  };
  readonly id: string;
  readonly isArchived: boolean;
  readonly name: string;
  readonly organization: {
    readonly id: string;
  };
  readonly shotCount: number;
  readonly viewerCanAdminister: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"TransferDialog_project">;
  readonly " $fragmentType": "ProjectDangerZone_project";
};
export type ProjectDangerZone_project$key = {
  readonly " $data"?: ProjectDangerZone_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectDangerZone_project">;
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
  "name": "ProjectDangerZone_project",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "isArchived",
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
      "name": "viewerCanAdminister",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Organization",
      "kind": "LinkedField",
      "name": "organization",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "boards",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 200
        }
      ],
      "concreteType": "ProjectStoryboardsConnection",
      "kind": "LinkedField",
      "name": "storyboards",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "storyboards(first:200)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TransferDialog_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "0d251b05659b5497b30e5a5c625a9ed9";

export default node;
