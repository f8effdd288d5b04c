/**
 * @generated SignedSource<<85bb20b3c8da5cd5755ea23897df45e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useFailureText_failure$data = {
  readonly message: string;
  readonly params: Record<string, unknown>;
  readonly reason: string;
  readonly " $fragmentType": "useFailureText_failure";
};
export type useFailureText_failure$key = {
  readonly " $data"?: useFailureText_failure$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFailureText_failure">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFailureText_failure",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "params",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Failure",
  "abstractKey": null
};

(node as any).hash = "20c1964cbd84b89e506e3f1c49270dbf";

export default node;
