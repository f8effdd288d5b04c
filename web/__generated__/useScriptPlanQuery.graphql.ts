/**
 * @generated SignedSource<<f80cc7822324296fd642f99dd243c29d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ScriptPlanInput = {
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
    readonly actionCount: number;
    readonly dialogueCount: number;
    readonly duration: number;
    readonly existingShotCount: number;
    readonly sceneCount: number;
    readonly scenes: ReadonlyArray<{
      readonly duration: number;
      readonly heading: string;
      readonly line: number;
      readonly number: string;
      readonly shots: ReadonlyArray<{
        readonly description: string;
        readonly dialogue: string;
        readonly duration: number;
        readonly line: number;
      }>;
    }>;
    readonly shotCount: number;
    readonly skipped: {
      readonly boneyard: number;
      readonly notes: number;
      readonly sections: number;
      readonly synopses: number;
    };
    readonly title: string | null | undefined;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "duration",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ScriptPlan",
    "kind": "LinkedField",
    "name": "scriptPlan",
    "plural": false,
    "selections": [
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
        "name": "sceneCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "shotCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "actionCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dialogueCount",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "existingShotCount",
        "storageKey": null
      },
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
          (v2/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ScriptPlanShot",
            "kind": "LinkedField",
            "name": "shots",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
              (v1/*:: as any*/)
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
    "name": "useScriptPlanQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useScriptPlanQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "a630fcf0c03b8df4c1ea39335ebef728",
    "id": null,
    "metadata": {},
    "name": "useScriptPlanQuery",
    "operationKind": "query",
    "text": "query useScriptPlanQuery(\n  $input: ScriptPlanInput!\n) {\n  scriptPlan(input: $input) {\n    title\n    sceneCount\n    shotCount\n    actionCount\n    dialogueCount\n    duration\n    existingShotCount\n    skipped {\n      notes\n      boneyard\n      sections\n      synopses\n    }\n    scenes {\n      number\n      heading\n      line\n      duration\n      shots {\n        line\n        description\n        dialogue\n        duration\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "eb6a03c121211b66ae8c792f3162bff2";

export default node;
