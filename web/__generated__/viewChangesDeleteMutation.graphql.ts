/**
 * @generated SignedSource<<917fd534a735a460341f814f00b2c0f2>>
 * @relayHash 60d28a2872317d02cd6ec364ae6b307d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b098750d75a20632a296bdbda89e8b1ebb9e855e650d7cf96b0c4ab2109fad4

import { ConcreteRequest } from 'relay-runtime';
export type DeleteViewsInput = {
  views: ReadonlyArray<ViewAtVersion>;
};
export type ViewAtVersion = {
  expectedVersion?: number | null | undefined;
  viewId: string;
};
export type viewChangesDeleteMutation$variables = {
  input: DeleteViewsInput;
};
export type viewChangesDeleteMutation$data = {
  readonly deleteViews: {
    readonly shots: ReadonlyArray<{
      readonly id: string;
      readonly views: ReadonlyArray<{
        readonly id: string;
        readonly position: number;
      }>;
    }>;
  } | null | undefined;
};
export type viewChangesDeleteMutation = {
  response: viewChangesDeleteMutation$data;
  variables: viewChangesDeleteMutation$variables;
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
    "concreteType": "DeleteViewsPayload",
    "kind": "LinkedField",
    "name": "deleteViews",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "View",
            "kind": "LinkedField",
            "name": "views",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "position",
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
    "name": "viewChangesDeleteMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "viewChangesDeleteMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8b098750d75a20632a296bdbda89e8b1ebb9e855e650d7cf96b0c4ab2109fad4",
    "metadata": {},
    "name": "viewChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f77eae65d151608344d28827affbd05a";

export default node;
