/**
 * @generated SignedSource<<99cc1356481d8c22207448acccee2634>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LatestActivity_projects$data = ReadonlyArray<{
  readonly activity: {
    readonly nodes: ReadonlyArray<{
      readonly actor: {
        readonly id: string;
        readonly pictureUrl: string | null | undefined;
      } | null | undefined;
      readonly actorName: string;
      readonly at: string;
      readonly count: number;
      readonly payload: Record<string, unknown>;
      readonly seq: number;
      readonly subjectId: string;
      readonly subjectLabel: string | null | undefined;
      readonly type: string;
      readonly view: {
        readonly id: string;
        readonly revision: number;
        readonly thumbnailUrl: string;
      } | null | undefined;
    }>;
  };
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "LatestActivity_projects";
}>;
export type LatestActivity_projects$key = ReadonlyArray<{
  readonly " $data"?: LatestActivity_projects$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestActivity_projects">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "LatestActivity_projects",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "ActivityConnection",
      "kind": "LinkedField",
      "name": "activity",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Activity",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "seq",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "actorName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "actor",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "pictureUrl",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subjectId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subjectLabel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "payload",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "View",
              "kind": "LinkedField",
              "name": "view",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
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
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "activity(first:20)"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "c18afdb4f8e5352ba1c80ab6fa7c7fb7";

export default node;
