/**
 * @generated SignedSource<<f4f4e3e4e1b515d3ccdf48cc0301c6fd>>
 * @relayHash 2148105eb9f9e1c21c0d946d41ab9feb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 575f0d67c7956f42a13807fd3ee4111e9e5b2411d91d583e1580479c0d0625cf

import { ConcreteRequest } from 'relay-runtime';
export type SetViewImageInput = {
  expectedVersion?: number | null | undefined;
  file: any;
  viewId: string;
};
export type viewChangesSetImageMutation$variables = {
  input: SetViewImageInput;
};
export type viewChangesSetImageMutation$data = {
  readonly setViewImage: {
    readonly view: {
      readonly id: string;
    };
  } | null | undefined;
};
export type viewChangesSetImageMutation = {
  response: viewChangesSetImageMutation$data;
  variables: viewChangesSetImageMutation$variables;
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
    "concreteType": "SetViewImagePayload",
    "kind": "LinkedField",
    "name": "setViewImage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "View",
        "kind": "LinkedField",
        "name": "view",
        "plural": false,
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
    "name": "viewChangesSetImageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "viewChangesSetImageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "575f0d67c7956f42a13807fd3ee4111e9e5b2411d91d583e1580479c0d0625cf",
    "metadata": {},
    "name": "viewChangesSetImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3abcfc92f448f3a131b8f8c2a869e06b";

export default node;
