/**
 * @generated SignedSource<<872551e06f3b8eca6f6f4b5804f93957>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useShotCommands_shot$data = ReadonlyArray<{
  readonly id: string;
  readonly status: {
    readonly id: string;
  } | null | undefined;
  readonly views: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "useShotCommands_shot";
}>;
export type useShotCommands_shot$key = ReadonlyArray<{
  readonly " $data"?: useShotCommands_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShotCommands_shot">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useShotCommands_shot",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ShotStatus",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "View",
      "kind": "LinkedField",
      "name": "views",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Shot",
  "abstractKey": null
};
})();

(node as any).hash = "a1c52db391edf0bcd1aae08b4da0eb7d";

export default node;
