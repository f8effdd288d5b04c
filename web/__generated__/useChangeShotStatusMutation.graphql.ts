/**
 * @generated SignedSource<<29a31138985fd6f84b301a2431d688af>>
 * @relayHash 0e83fc72ab5d1efeb50fa2e46bc528d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1113108a069df3a2fb675e6e40d4ffc4a22015f8518799028b26afb4a68fd8ff

import { ConcreteRequest } from 'relay-runtime';
export type ChangeShotStatusInput = {
  expectedVersion?: number | null | undefined;
  shotId: string;
  statusId?: string | null | undefined;
};
export type useChangeShotStatusMutation$variables = {
  input: ChangeShotStatusInput;
};
export type useChangeShotStatusMutation$data = {
  readonly changeShotStatus: {
    readonly shot: {
      readonly id: string;
      readonly status: {
        readonly color: string;
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly version: number;
    };
  } | null | undefined;
};
export type useChangeShotStatusMutation = {
  response: useChangeShotStatusMutation$data;
  variables: useChangeShotStatusMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ChangeShotStatusPayload",
    "kind": "LinkedField",
    "name": "changeShotStatus",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Shot",
        "kind": "LinkedField",
        "name": "shot",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
            "concreteType": "ShotStatus",
            "kind": "LinkedField",
            "name": "status",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "color",
                "storageKey": null
              }
            ],
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
    "name": "useChangeShotStatusMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeShotStatusMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1113108a069df3a2fb675e6e40d4ffc4a22015f8518799028b26afb4a68fd8ff",
    "metadata": {},
    "name": "useChangeShotStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2355e9c9e7ccfe49a23330f152b9e3f1";

export default node;
