/**
 * @generated SignedSource<<6931bbe8fe100d22765d605dfd6807d8>>
 * @relayHash 249e16691283043f0acc391885bd042a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 366aa91b6888782540939c76aef12bfbf25d56465c19cf3dff827822d9eb3d64

import { ConcreteRequest } from 'relay-runtime';
export type RestoreShotsInput = {
  shotIds: ReadonlyArray<string>;
};
export type shotChangesRestoreMutation$variables = {
  input: RestoreShotsInput;
};
export type shotChangesRestoreMutation$data = {
  readonly restoreShots: {
    readonly shots: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type shotChangesRestoreMutation = {
  response: shotChangesRestoreMutation$data;
  variables: shotChangesRestoreMutation$variables;
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
    "concreteType": "RestoreShotsPayload",
    "kind": "LinkedField",
    "name": "restoreShots",
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
    "name": "shotChangesRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "shotChangesRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "366aa91b6888782540939c76aef12bfbf25d56465c19cf3dff827822d9eb3d64",
    "metadata": {},
    "name": "shotChangesRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "67e565075b79809534c92a5e0467de75";

export default node;
