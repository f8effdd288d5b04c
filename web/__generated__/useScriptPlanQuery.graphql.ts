/**
 * @generated SignedSource<<fd883efadcea320a5d5b169f3153c4ab>>
 * @relayHash 93fb172e05490a790188370cd5ca6040
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c886901b560065fd17e5b2d3e3f31a18dbb44371b15f187fe682253321eba8fc

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TextEncoding = "GB18030" | "SHIFT_JIS" | "UTF_16BE" | "UTF_16LE" | "UTF_8" | "WINDOWS_1252" | "%future added value";
export type ScriptPlanInput = {
  encoding?: TextEncoding | null | undefined;
  source: ScriptSource;
  storyboardId: string;
};
export type ScriptSource = {
  file: any;
  text?: never;
} | {
  file?: never;
  text: string;
};
export type useScriptPlanQuery$variables = {
  input: ScriptPlanInput;
};
export type useScriptPlanQuery$data = {
  readonly scriptPlan: {
    readonly existingShotCount: number;
    readonly shotCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"ScriptPlanView_plan">;
  };
};
export type useScriptPlanQuery = {
  response: useScriptPlanQuery$data;
  variables: useScriptPlanQuery$variables;
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
  "name": "shotCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "existingShotCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "duration",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useScriptPlanQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "ScriptPlan",
          "kind": "LinkedField",
          "name": "scriptPlan",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ScriptPlanView_plan"
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useScriptPlanQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ScriptPlan",
        "kind": "LinkedField",
        "name": "scriptPlan",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "authors",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sceneCount",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ScriptSkipped",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "notes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "boneyard",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sections",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "synopses",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "transitions",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ScriptPlanScene",
            "kind": "LinkedField",
            "name": "scenes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "heading",
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ScriptPlanShot",
                "kind": "LinkedField",
                "name": "shots",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "description",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dialogue",
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
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
    "id": "c886901b560065fd17e5b2d3e3f31a18dbb44371b15f187fe682253321eba8fc",
    "metadata": {},
    "name": "useScriptPlanQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "17759b5658a7c7f7a750211d3df2d992";

export default node;
