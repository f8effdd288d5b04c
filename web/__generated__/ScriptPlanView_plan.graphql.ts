/**
 * @generated SignedSource<<c82c8ca64bafb1bd56dfec842ed8e06b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ScriptPlanView_plan$data = {
  readonly authors: string | null | undefined;
  readonly duration: number;
  readonly sceneCount: number;
  readonly scenes: ReadonlyArray<{
    readonly duration: number;
    readonly heading: string;
    readonly line: number;
    readonly number: string;
    readonly shots: ReadonlyArray<{
      readonly description: string;
      readonly dialogue: string;
      readonly duration: number;
      readonly line: number;
    }>;
  }>;
  readonly shotCount: number;
  readonly skipped: {
    readonly boneyard: number;
    readonly notes: number;
    readonly sections: number;
    readonly synopses: number;
    readonly transitions: number;
  };
  readonly title: string | null | undefined;
  readonly " $fragmentType": "ScriptPlanView_plan";
};
export type ScriptPlanView_plan$key = {
  readonly " $data"?: ScriptPlanView_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScriptPlanView_plan">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "duration",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScriptPlanView_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sceneCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shotCount",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ScriptSkipped",
      "kind": "LinkedField",
      "name": "skipped",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "boneyard",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sections",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "synopses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "transitions",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScriptPlanScene",
      "kind": "LinkedField",
      "name": "scenes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heading",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ScriptPlanShot",
          "kind": "LinkedField",
          "name": "shots",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dialogue",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ScriptPlan",
  "abstractKey": null
};
})();

(node as any).hash = "946efc6e98644b461b504309e907789c";

export default node;
