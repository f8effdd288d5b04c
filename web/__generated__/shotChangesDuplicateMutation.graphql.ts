/**
 * @generated SignedSource<<6aa34963844d602047b425d0b9dab638>>
 * @relayHash 409ab092c8b7d6aa472cab73d3015ce1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45d7239134e053aee54c5c31400a93982456c3211fc643ef729f1c7e2858e052

import { ConcreteRequest } from 'relay-runtime';
export type DuplicateShotsInput = {
  shots: ReadonlyArray<ShotCopy>;
};
export type ShotCopy = {
  description?: string | null | undefined;
  name?: string | null | undefined;
  shotId: string;
};
export type shotChangesDuplicateMutation$variables = {
  input: DuplicateShotsInput;
};
export type shotChangesDuplicateMutation$data = {
  readonly duplicateShots: {
    readonly shots: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type shotChangesDuplicateMutation = {
  response: shotChangesDuplicateMutation$data;
  variables: shotChangesDuplicateMutation$variables;
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
    "concreteType": "DuplicateShotsPayload",
    "kind": "LinkedField",
    "name": "duplicateShots",
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
    "name": "shotChangesDuplicateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "shotChangesDuplicateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "45d7239134e053aee54c5c31400a93982456c3211fc643ef729f1c7e2858e052",
    "metadata": {},
    "name": "shotChangesDuplicateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c6840a2c0bc28de7dd30cfef5cc13545";

export default node;
