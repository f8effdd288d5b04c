/**
 * @generated SignedSource<<6c451b8415972f76ab011a17d0196508>>
 * @relayHash ca8b08cd1d1175506aaa26832fe9d17f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f1476713505032844fa0818df83ea7c7f4823037e180d1a3df34f021c068484

import { ConcreteRequest } from 'relay-runtime';
export type RemoveAssetDependencyInput = {
  dependencyId: string;
};
export type AssetDependencyListRemoveMutation$variables = {
  connections: ReadonlyArray<string>;
  input: RemoveAssetDependencyInput;
};
export type AssetDependencyListRemoveMutation$data = {
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
export type AssetDependencyListRemoveMutation = {
  response: AssetDependencyListRemoveMutation$data;
  variables: AssetDependencyListRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedDependencyId",
  "storageKey": null
},
v4 = [
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
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Asset",
  "kind": "LinkedField",
  "name": "source",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Asset",
  "kind": "LinkedField",
  "name": "target",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AssetDependencyListRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RemoveAssetDependencyPayload",
        "kind": "LinkedField",
        "name": "removeAssetDependency",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AssetDependencyListRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RemoveAssetDependencyPayload",
        "kind": "LinkedField",
        "name": "removeAssetDependency",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedDependencyId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3f1476713505032844fa0818df83ea7c7f4823037e180d1a3df34f021c068484",
    "metadata": {},
    "name": "AssetDependencyListRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d8b868efff64aaffaa02e86ba42dea83";

export default node;
