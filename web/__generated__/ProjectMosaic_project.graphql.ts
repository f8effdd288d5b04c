/**
 * @generated SignedSource<<b0ccc9c8649c65a2fe3890f68e0e1cba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProjectMosaic_project$data = {
  readonly latestViews: ReadonlyArray<{
    readonly id: string;
    readonly revision: number;
    readonly thumbnailUrl: string;
  }>;
  readonly name: string;
  readonly " $fragmentType": "ProjectMosaic_project";
};
export type ProjectMosaic_project$key = {
  readonly " $data"?: ProjectMosaic_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectMosaic_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectMosaic_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "View",
      "kind": "LinkedField",
      "name": "latestViews",
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
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 420
            }
          ],
          "kind": "ScalarField",
          "name": "thumbnailUrl",
          "storageKey": "thumbnailUrl(width:420)"
        }
      ],
      "storageKey": "latestViews(first:6)"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "901f6af9f791ab956ce1613bfe70c9f4";

export default node;
