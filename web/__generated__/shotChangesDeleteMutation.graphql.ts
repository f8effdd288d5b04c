/**
 * @generated SignedSource<<b517c75407a69d57bd7b1d1e05a6d819>>
 * @relayHash 687379b2c42623f2697dac2e5733f907
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07f2d566ed9058a4e07d4fb34e7c1d8fe2f47fb26315ff57e7f13e79012babf8

import { ConcreteRequest } from 'relay-runtime';
export type DeleteShotsInput = {
  shots: ReadonlyArray<ShotAtVersion>;
};
export type ShotAtVersion = {
  expectedVersion?: number | null | undefined;
  shotId: string;
};
export type shotChangesDeleteMutation$variables = {
  input: DeleteShotsInput;
};
export type shotChangesDeleteMutation$data = {
  readonly deleteShots: {
    readonly deletedShotIds: ReadonlyArray<string>;
    readonly storyboard: {
      readonly duration: number;
      readonly frames: number;
      readonly id: string;
      readonly revision: number;
    };
  } | null | undefined;
};
export type shotChangesDeleteMutation = {
  response: shotChangesDeleteMutation$data;
  variables: shotChangesDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeleteShotsPayload",
    "kind": "LinkedField",
    "name": "deleteShots",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedShotIds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Storyboard",
        "kind": "LinkedField",
        "name": "storyboard",
        "plural": false,
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
            "name": "frames",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "duration",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revision",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "shotChangesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "shotChangesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "07f2d566ed9058a4e07d4fb34e7c1d8fe2f47fb26315ff57e7f13e79012babf8",
    "metadata": {},
    "name": "shotChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "403a4389f8827ca815214c84241c65db";

export default node;
