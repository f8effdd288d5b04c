/**
 * @generated SignedSource<<8c9b314050eb4b02869fa6f29ff27179>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TokenScope = "ADMIN" | "ASSETS_READ" | "ASSETS_WRITE" | "BOARDS_READ" | "BOARDS_WRITE" | "DRAWINGS_READ" | "DRAWINGS_WRITE" | "EXPORTS_READ" | "EXPORTS_WRITE" | "MEDIA_READ" | "MEDIA_WRITE" | "MEMBERS_READ" | "MEMBERS_WRITE" | "ORGANIZATION_ADMIN" | "PROJECTS_READ" | "PROJECTS_WRITE" | "READ" | "SHOTS_READ" | "SHOTS_WRITE" | "TASKS_READ" | "TASKS_WRITE" | "WEBHOOKS_READ" | "WEBHOOKS_WRITE" | "WRITE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TokenRow_token$data = {
  readonly createdAt: string;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly isExpired: boolean;
  readonly last4: string;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly project: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly scopes: ReadonlyArray<TokenScope>;
  readonly " $fragmentType": "TokenRow_token";
};
export type TokenRow_token$key = {
  readonly " $data"?: TokenRow_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"TokenRow_token">;
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
  "name": "TokenRow_token",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "last4",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
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
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
      "storageKey": null
    }
  ],
  "type": "AccessToken",
  "abstractKey": null
};
})();

(node as any).hash = "63bab65d8433b2344aa4c982c7aed305";

export default node;
