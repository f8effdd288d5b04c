/**
 * @generated SignedSource<<68faa41d842d84d5648ecb774bcd4ead>>
 * @relayHash 7c03560e00589097c27ffa9e826ac322
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b176163bdde261f274192c0021cdedd23c63a152d39b00d759003c1819dd62e

import { ConcreteRequest } from 'relay-runtime';
export type UpdateViewsInput = {
  views: ReadonlyArray<ViewUpdate>;
};
export type ViewUpdate = {
  description?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  name?: string | null | undefined;
  viewId: string;
};
export type viewChangesUpdateMutation$variables = {
  input: UpdateViewsInput;
};
export type viewChangesUpdateMutation$data = {
  readonly updateViews: {
    readonly views: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type viewChangesUpdateMutation = {
  response: viewChangesUpdateMutation$data;
  variables: viewChangesUpdateMutation$variables;
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
    "concreteType": "UpdateViewsPayload",
    "kind": "LinkedField",
    "name": "updateViews",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "View",
        "kind": "LinkedField",
        "name": "views",
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
            "name": "name",
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
    "name": "viewChangesUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "viewChangesUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7b176163bdde261f274192c0021cdedd23c63a152d39b00d759003c1819dd62e",
    "metadata": {},
    "name": "viewChangesUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4072685e8225e95b441dd3706eb14d04";

export default node;
