/**
 * @generated SignedSource<<b82c24266e34c959d9937684d84c81ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useTaskLinks_task$data = {
  readonly dependsOn: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
    }>;
  };
  readonly id: string;
  readonly shots: {
    readonly nodes: ReadonlyArray<{
      readonly code: string;
      readonly id: string;
    }>;
  };
  readonly " $fragmentType": "useTaskLinks_task";
};
export type useTaskLinks_task$key = {
  readonly " $data"?: useTaskLinks_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTaskLinks_task">;
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
  "name": "useTaskLinks_task",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 200
        }
      ],
      "concreteType": "ShotConnection",
      "kind": "LinkedField",
      "name": "shots",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Shot",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "shots(first:200)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "TaskConnection",
      "kind": "LinkedField",
      "name": "dependsOn",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Task",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "dependsOn(first:100)"
    }
  ],
  "type": "Task",
  "abstractKey": null
};
})();

(node as any).hash = "babac6cc6da8402fa98fbdb9f95e6a71";

export default node;
