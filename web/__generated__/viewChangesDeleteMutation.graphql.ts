/**
 * @generated SignedSource<<87ad8fd6b4e5ce8fe15cb60ec69e531b>>
 * @relayHash 2b5568902410cfe5520e676a20ecd3f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb1d0d04a6178cf59573dc75c35064a43a4cca413bd46bdc0574d7d956722d92

import { ConcreteRequest } from 'relay-runtime';
export type DeleteViewInput = {
  viewId: string;
};
export type viewChangesDeleteMutation$variables = {
  input: DeleteViewInput;
};
export type viewChangesDeleteMutation$data = {
  readonly deleteView: {
    readonly shot: {
      readonly id: string;
      readonly views: ReadonlyArray<{
        readonly id: string;
        readonly position: number;
      }>;
    };
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
    "concreteType": "DeleteViewPayload",
    "kind": "LinkedField",
    "name": "deleteView",
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
    "id": "bb1d0d04a6178cf59573dc75c35064a43a4cca413bd46bdc0574d7d956722d92",
    "metadata": {},
    "name": "viewChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8d8a9dff008e3e6f91bbe80a5895e799";

export default node;
