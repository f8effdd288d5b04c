/**
 * @generated SignedSource<<58891360e53bd4a2c0836d0b4eccc6c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TransferPlanView_plan$data = {
  readonly code: string;
  readonly joiningCount: number;
  readonly leaving: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly leavingCount: number;
  readonly newCode: string;
  readonly organization: {
    readonly name: string;
  };
  readonly problem: {
    readonly " $fragmentSpreads": FragmentRefs<"useFailureText_failure">;
  } | null | undefined;
  readonly shotCount: number;
  readonly stayingCount: number;
  readonly storyboardCount: number;
  readonly " $fragmentType": "TransferPlanView_plan";
};
export type TransferPlanView_plan$key = {
  readonly " $data"?: TransferPlanView_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferPlanView_plan">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransferPlanView_plan",
  "selections": [
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
      "name": "newCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "leaving",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leavingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stayingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joiningCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "storyboardCount",
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
      "concreteType": "Failure",
      "kind": "LinkedField",
      "name": "problem",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useFailureText_failure"
        }
      ],
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
    }
  ],
  "type": "TransferPlan",
  "abstractKey": null
};
})();

(node as any).hash = "89fafd3daba094ac13f90d759d3cb0ff";

export default node;
