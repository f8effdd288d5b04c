/**
 * @generated SignedSource<<39e01b04c72ada621f596ff6125a77f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WebhookState = "ACTIVE" | "DISABLED" | "FAILING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type WebhookRow_webhook$data = {
  readonly createdAt: string;
  readonly disabledAt: string | null | undefined;
  readonly disabledFailure: {
    readonly " $fragmentSpreads": FragmentRefs<"useFailureText_failure">;
  } | null | undefined;
  readonly failingSince: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly project: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly state: WebhookState;
  readonly types: ReadonlyArray<string>;
  readonly url: string;
  readonly version: number;
  readonly " $fragmentType": "WebhookRow_webhook";
};
export type WebhookRow_webhook$key = {
  readonly " $data"?: WebhookRow_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookRow_webhook">;
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
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookRow_webhook",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "types",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disabledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Failure",
      "kind": "LinkedField",
      "name": "disabledFailure",
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
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};
})();

(node as any).hash = "91d0873cdbdf0528aa8f31df5e889347";

export default node;
