/**
 * @generated SignedSource<<ee163c80df87bd6ee7fa266839c51798>>
 * @relayHash 0a054076413c5ec2c5f2738ab0831a84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af3b28868a945f7c678fff0ae40557cc36beffb3d2c274be0eccab91e02d8254

import { ConcreteRequest } from 'relay-runtime';
export type CreateViewsInput = {
  place?: ViewPlace | null | undefined;
  shotId: string;
  views: ReadonlyArray<NewView>;
};
export type ViewPlace = {
  afterId: string;
  beforeId?: never;
  position?: never;
} | {
  afterId?: never;
  beforeId: string;
  position?: never;
} | {
  afterId?: never;
  beforeId?: never;
  position: number;
};
export type NewView = {
  description?: string | null | undefined;
  name?: string | null | undefined;
};
export type viewChangesCreateMutation$variables = {
  input: CreateViewsInput;
};
export type viewChangesCreateMutation$data = {
  readonly createViews: {
    readonly views: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type viewChangesCreateMutation = {
  response: viewChangesCreateMutation$data;
  variables: viewChangesCreateMutation$variables;
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
    "concreteType": "CreateViewsPayload",
    "kind": "LinkedField",
    "name": "createViews",
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
    "name": "viewChangesCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "viewChangesCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "af3b28868a945f7c678fff0ae40557cc36beffb3d2c274be0eccab91e02d8254",
    "metadata": {},
    "name": "viewChangesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "238b1837638acc394a946bcf806378ed";

export default node;
