/**
 * @generated SignedSource<<dead4d69b3ee02161cde03a4140fd711>>
 * @relayHash cb1836a706fe358bebf3b29892c82f31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 815fb52a6b93f710e4fb94acecc317430ba5377b29f2bc11e2719fe01bb330db

import { ConcreteRequest } from 'relay-runtime';
export type MoveShotsInput = {
  shots: ReadonlyArray<ShotAtVersion>;
  to: ShotPlace;
};
export type ShotAtVersion = {
  expectedVersion?: number | null | undefined;
  shotId: string;
};
export type ShotPlace = {
  afterId: string;
  beforeId?: never;
  position?: never;
} | {
  afterId?: never;
  beforeId: string;
  position?: never;
} | {
  afterId?: never;
  beforeId?: never;
  position: number;
};
export type shotChangesMoveMutation$variables = {
  input: MoveShotsInput;
};
export type shotChangesMoveMutation$data = {
  readonly moveShots: {
    readonly shots: ReadonlyArray<{
      readonly id: string;
      readonly rank: string;
      readonly version: number;
    }>;
  } | null | undefined;
};
export type shotChangesMoveMutation = {
  response: shotChangesMoveMutation$data;
  variables: shotChangesMoveMutation$variables;
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
    "concreteType": "MoveShotsPayload",
    "kind": "LinkedField",
    "name": "moveShots",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Shot",
        "kind": "LinkedField",
        "name": "shots",
        "plural": true,
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rank",
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
    "name": "shotChangesMoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "shotChangesMoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "815fb52a6b93f710e4fb94acecc317430ba5377b29f2bc11e2719fe01bb330db",
    "metadata": {},
    "name": "shotChangesMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c4b0744529bb0bbae5530740fa70c60b";

export default node;
