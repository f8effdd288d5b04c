/**
 * @generated SignedSource<<bde2431c6c80d7e339b90b0b249beb57>>
 * @relayHash a6a863e3a40cefcbc7daa512b3372366
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb7d21d1aadabff35ca9a0ab717ab78005b78ecb43af9a88979ae40c04e42b6a

import { ConcreteRequest } from 'relay-runtime';
export type RemoveAssetDependencyInput = {
  dependencyId: string;
};
export type useRemoveAssetDependencyMutation$variables = {
  input: RemoveAssetDependencyInput;
};
export type useRemoveAssetDependencyMutation$data = {
  readonly removeAssetDependency: {
    readonly deletedDependencyId: string;
    readonly source: {
      readonly id: string;
      readonly version: number;
    };
    readonly target: {
      readonly id: string;
      readonly version: number;
    };
  } | null | undefined;
};
export type useRemoveAssetDependencyMutation = {
  response: useRemoveAssetDependencyMutation$data;
  variables: useRemoveAssetDependencyMutation$variables;
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
  }
],
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
    "concreteType": "RemoveAssetDependencyPayload",
    "kind": "LinkedField",
    "name": "removeAssetDependency",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedDependencyId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Asset",
        "kind": "LinkedField",
        "name": "source",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Asset",
        "kind": "LinkedField",
        "name": "target",
        "plural": false,
        "selections": (v1/*:: as any*/),
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
    "name": "useRemoveAssetDependencyMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveAssetDependencyMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "cb7d21d1aadabff35ca9a0ab717ab78005b78ecb43af9a88979ae40c04e42b6a",
    "metadata": {},
    "name": "useRemoveAssetDependencyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ee4376cd0d21fe65823bff596dbda0ab";

export default node;
