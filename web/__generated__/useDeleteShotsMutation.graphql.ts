/**
 * @generated SignedSource<<0c5079023e49ea4fe38911986231814f>>
 * @relayHash fa6014b3dfdf310a8830f97c55642fe3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15f6293f678cf8aeef920bc5403852400c3c14abdff1669bf4b8dd177ce5eaac

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
  } | null | undefined;
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
    "id": "15f6293f678cf8aeef920bc5403852400c3c14abdff1669bf4b8dd177ce5eaac",
    "metadata": {},
    "name": "useDeleteShotsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a7bf1e628e6ea8cdcd450df9adcf3635";

export default node;
