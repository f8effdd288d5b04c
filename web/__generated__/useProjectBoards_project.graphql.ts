/**
 * @generated SignedSource<<52c9c7e5b1c43d23d0eafbf2fd0743c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useProjectBoards_project$data = {
  readonly id: string;
  readonly shotCount: number;
  readonly storyboards: {
    readonly nodes: ReadonlyArray<{
      readonly code: string;
      readonly duration: number;
      readonly frames: number;
      readonly id: string;
      readonly name: string;
      readonly sceneCount: number;
      readonly shotCount: number;
      readonly version: number;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "useProjectBoards_project";
};
export type useProjectBoards_project$key = {
  readonly " $data"?: useProjectBoards_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProjectBoards_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shotCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useProjectBoards_project",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 200
        }
      ],
      "concreteType": "StoryboardConnection",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Storyboard",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
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
              "name": "version",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "frames",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "duration",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sceneCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "storyboards(first:200)"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "a607ce7a0c54a99ae9763f02c4b152b1";

export default node;
