/**
 * @generated SignedSource<<53c78e7f546bb795e291b2b797c95319>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ActivityFeed_activities$data = ReadonlyArray<{
  readonly at: string;
  readonly seq: number;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityRow_activity">;
  readonly " $fragmentType": "ActivityFeed_activities";
}>;
export type ActivityFeed_activities$key = ReadonlyArray<{
  readonly " $data"?: ActivityFeed_activities$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityFeed_activities">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ActivityFeed_activities",
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
      "name": "at",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActivityRow_activity"
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "8c19e5b9b4001209753b721a66f8892d";

export default node;
