/**
 * @generated SignedSource<<42fb83eea60141b0934a5b4b29416b8b>>
 * @relayHash ba734991c2e3ff3239c7f7cb998cc09a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55471544ac2cdc6f5dc989f0ef5c9ed99cb6dc8fdda889acc2efad045099ca05

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RestoreSoundtrackInput = {
  soundtrackId: string;
};
export type soundChangesRestoreSoundtrackMutation$variables = {
  input: RestoreSoundtrackInput;
};
export type soundChangesRestoreSoundtrackMutation$data = {
  readonly restoreSoundtrack: {
    readonly storyboard: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"Preview_storyboard">;
    };
  } | null | undefined;
};
export type soundChangesRestoreSoundtrackMutation = {
  response: soundChangesRestoreSoundtrackMutation$data;
  variables: soundChangesRestoreSoundtrackMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "soundChangesRestoreSoundtrackMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RestoreSoundtrackPayload",
        "kind": "LinkedField",
        "name": "restoreSoundtrack",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Storyboard",
            "kind": "LinkedField",
            "name": "storyboard",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Preview_storyboard"
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
    "name": "soundChangesRestoreSoundtrackMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RestoreSoundtrackPayload",
        "kind": "LinkedField",
        "name": "restoreSoundtrack",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Storyboard",
            "kind": "LinkedField",
            "name": "storyboard",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Soundtrack",
                "kind": "LinkedField",
                "name": "soundtrack",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
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
                    "name": "url",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "duration",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "offset",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "volume",
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
    "id": "55471544ac2cdc6f5dc989f0ef5c9ed99cb6dc8fdda889acc2efad045099ca05",
    "metadata": {},
    "name": "soundChangesRestoreSoundtrackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ac3842f1fadb3721232b2120f1774629";

export default node;
