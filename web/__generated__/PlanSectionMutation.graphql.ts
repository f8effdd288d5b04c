/**
 * @generated SignedSource<<fe597f32d85bdf8b3c8f52a1aec27979>>
 * @relayHash 67c288bc5f9cd12ccb3bd8a2e9eb41b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2471fb9739e5140a5b33a44885826f959792fddd60fae0c93d3a03c2e711ab0d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Plan = "ENTERPRISE" | "PROFESSIONAL" | "STARTER" | "%future added value";
export type ChangePlanInput = {
  organizationId: string;
  plan: Plan;
};
export type PlanSectionMutation$variables = {
  input: ChangePlanInput;
};
export type PlanSectionMutation$data = {
  readonly changePlan: {
    readonly organization: {
      readonly id: string;
      readonly plan: Plan;
      readonly " $fragmentSpreads": FragmentRefs<"PlanUsage_organization">;
    };
  } | null | undefined;
};
export type PlanSectionMutation = {
  response: PlanSectionMutation$data;
  variables: PlanSectionMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "plan",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PlanSectionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangePlanPayload",
        "kind": "LinkedField",
        "name": "changePlan",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Organization",
            "kind": "LinkedField",
            "name": "organization",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PlanUsage_organization"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PlanSectionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangePlanPayload",
        "kind": "LinkedField",
        "name": "changePlan",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Organization",
            "kind": "LinkedField",
            "name": "organization",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OrganizationUsage",
                "kind": "LinkedField",
                "name": "usage",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "projects",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "projectLimit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "members",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "memberLimit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "storageBytes",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "storageLimitBytes",
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
    ]
  },
  "params": {
    "id": "2471fb9739e5140a5b33a44885826f959792fddd60fae0c93d3a03c2e711ab0d",
    "metadata": {},
    "name": "PlanSectionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "45b1785c0d50bc1cb3c32f1cffa6f5ff";

export default node;
