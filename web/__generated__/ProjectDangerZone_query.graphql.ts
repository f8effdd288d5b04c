/**
 * @generated SignedSource<<5b34b7eba353637e24d98de3fde589a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProjectDangerZone_query$data = {
  readonly organizations: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly viewerCanAdminister: boolean;
    }>;
  };
  readonly " $fragmentType": "ProjectDangerZone_query";
};
export type ProjectDangerZone_query$key = {
  readonly " $data"?: ProjectDangerZone_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectDangerZone_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectDangerZone_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 200
        }
      ],
      "concreteType": "OrganizationConnection",
      "kind": "LinkedField",
      "name": "organizations",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Organization",
          "kind": "LinkedField",
          "name": "nodes",
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
              "name": "viewerCanAdminister",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "organizations(first:200)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "22491e3756a8803ec9ecc10aaa4cdeda";

export default node;
