/**
 * @generated SignedSource<<150e09153cdb503b32ce66217677e60f>>
 * @relayHash 4e8ffb660e2ffda89f3193af7ab1bb48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8d7b7d5abbc403c5e5cb2feffbe96be12c2100af37e0d0fb60c00b88c14e5c2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RemoveSoundtrackInput = {
  soundtrackId: string;
};
export type soundChangesRemoveSoundtrackMutation$variables = {
  input: RemoveSoundtrackInput;
};
export type soundChangesRemoveSoundtrackMutation$data = {
  readonly removeSoundtrack: {
    readonly storyboard: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"Preview_storyboard">;
    };
  } | null | undefined;
};
export type soundChangesRemoveSoundtrackMutation = {
  response: soundChangesRemoveSoundtrackMutation$data;
  variables: soundChangesRemoveSoundtrackMutation$variables;
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
    "name": "soundChangesRemoveSoundtrackMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveSoundtrackPayload",
        "kind": "LinkedField",
        "name": "removeSoundtrack",
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
    "name": "soundChangesRemoveSoundtrackMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveSoundtrackPayload",
        "kind": "LinkedField",
        "name": "removeSoundtrack",
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
    "id": "f8d7b7d5abbc403c5e5cb2feffbe96be12c2100af37e0d0fb60c00b88c14e5c2",
    "metadata": {},
    "name": "soundChangesRemoveSoundtrackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4804394ba33ee79f1ca88665c83b6fbf";

export default node;
