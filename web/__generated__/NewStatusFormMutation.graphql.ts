/**
 * @generated SignedSource<<2d1468bd291ce3586061669a7e1cd3a7>>
 * @relayHash 96b2e4b5e55451458c3411f56fc5546b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fd3b6ea2d5bceef282c2f4869438de1f1313c954e96715a48f1f93b0bcc07ad

import { ConcreteRequest } from 'relay-runtime';
export type CreateShotStatusesInput = {
  place?: ShotStatusPlace | null | undefined;
  projectId: string;
  statuses: ReadonlyArray<NewShotStatus>;
};
export type ShotStatusPlace = {
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
export type NewShotStatus = {
  color: string;
  name: string;
};
export type NewStatusFormMutation$variables = {
  input: CreateShotStatusesInput;
};
export type NewStatusFormMutation$data = {
  readonly createShotStatuses: {
    readonly project: {
      readonly id: string;
      readonly statuses: ReadonlyArray<{
        readonly color: string;
        readonly id: string;
        readonly name: string;
        readonly shotCount: number;
        readonly version: number;
      }>;
    };
  } | null | undefined;
};
export type NewStatusFormMutation = {
  response: NewStatusFormMutation$data;
  variables: NewStatusFormMutation$variables;
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
    "concreteType": "CreateShotStatusesPayload",
    "kind": "LinkedField",
    "name": "createShotStatuses",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ShotStatus",
            "kind": "LinkedField",
            "name": "statuses",
            "plural": true,
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
              },
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
                "kind": "ScalarField",
                "name": "shotCount",
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
    "name": "NewStatusFormMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewStatusFormMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6fd3b6ea2d5bceef282c2f4869438de1f1313c954e96715a48f1f93b0bcc07ad",
    "metadata": {},
    "name": "NewStatusFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "98bde3cfb664fb5a1c1906cc194df6b1";

export default node;
