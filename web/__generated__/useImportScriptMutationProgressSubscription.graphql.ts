/**
 * @generated SignedSource<<f52ce342059f7d2e1dc9e984bbd12752>>
 * @relayHash 9d345c8414670143e11e4bdc47b6f623
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27b4a442f79df973502e0a4a9cece8a696539e04b272cd3976211155b173ea9b

import { ConcreteRequest } from 'relay-runtime';
export type useImportScriptMutationProgressSubscription$variables = {
  importId: string;
};
export type useImportScriptMutationProgressSubscription$data = {
  readonly scriptImport: {
    readonly done: number;
    readonly total: number;
  };
};
export type useImportScriptMutationProgressSubscription = {
  response: useImportScriptMutationProgressSubscription$data;
  variables: useImportScriptMutationProgressSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "importId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "importId",
        "variableName": "importId"
      }
    ],
    "concreteType": "ScriptImportProgress",
    "kind": "LinkedField",
    "name": "scriptImport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "done",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
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
    "name": "useImportScriptMutationProgressSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportScriptMutationProgressSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "27b4a442f79df973502e0a4a9cece8a696539e04b272cd3976211155b173ea9b",
    "metadata": {},
    "name": "useImportScriptMutationProgressSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "67aab2b756427bc9ed269843bd96d8e1";

export default node;
