/**
 * @generated SignedSource<<2101a19cadf1061704b23bc8bf4f97c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteShotsInput = {
  shotIds: ReadonlyArray<string>;
};
export type useDeleteShotsMutation$variables = {
  input: DeleteShotsInput;
};
export type useDeleteShotsMutation$data = {
  readonly deleteShots: {
    readonly deletedShotIds: ReadonlyArray<string>;
    readonly storyboard: {
      readonly duration: number;
      readonly frames: number;
      readonly id: string;
      readonly revision: number;
    };
  };
};
export type useDeleteShotsMutation = {
  response: useDeleteShotsMutation$data;
  variables: useDeleteShotsMutation$variables;
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
    "name": "useDeleteShotsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteShotsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "fa6014b3dfdf310a8830f97c55642fe3",
    "id": null,
    "metadata": {},
    "name": "useDeleteShotsMutation",
    "operationKind": "mutation",
    "text": "mutation useDeleteShotsMutation(\n  $input: DeleteShotsInput!\n) {\n  deleteShots(input: $input) {\n    deletedShotIds\n    storyboard {\n      id\n      frames\n      duration\n      revision\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a7bf1e628e6ea8cdcd450df9adcf3635";

export default node;
