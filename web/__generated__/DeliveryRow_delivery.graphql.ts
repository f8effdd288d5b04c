/**
 * @generated SignedSource<<cfc05c5e0af3f61c72ec17ddad3d0f7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WebhookDeliveryStatus = "DELIVERED" | "FAILED" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DeliveryRow_delivery$data = {
  readonly answer: string | null | undefined;
  readonly attempts: number;
  readonly createdAt: string;
  readonly failure: {
    readonly " $fragmentSpreads": FragmentRefs<"useFailureText_failure">;
  } | null | undefined;
  readonly id: string;
  readonly milliseconds: number | null | undefined;
  readonly nextAttemptAt: string | null | undefined;
  readonly project: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly responseStatus: number | null | undefined;
  readonly seq: number;
  readonly status: WebhookDeliveryStatus;
  readonly type: string;
  readonly " $fragmentType": "DeliveryRow_delivery";
};
export type DeliveryRow_delivery$key = {
  readonly " $data"?: DeliveryRow_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryRow_delivery">;
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
  "name": "DeliveryRow_delivery",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "seq",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responseStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "milliseconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Failure",
      "kind": "LinkedField",
      "name": "failure",
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAttemptAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};
})();

(node as any).hash = "95bd28634778f749652cb272f4744e39";

export default node;
