/**
 * @generated SignedSource<<4fc0a9e15dcb684e6531e2c23d38b897>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Assignee_user$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "Assignee_user";
};
export type Assignee_user$key = {
  readonly " $data"?: Assignee_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Assignee_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Assignee_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0db368dc444b5b4b62de713adb2490ff";

export default node;
