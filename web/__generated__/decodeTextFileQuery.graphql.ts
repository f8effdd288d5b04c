/**
 * @generated SignedSource<<229640545d06267280e90297042dcbec>>
 * @relayHash bc037e503cb09df5de6439c102e3ec5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a7b5f4f11ba03faf84d1857e09eae16d9cb6b5b0268a1552d115fcf0fafff6e

import { ConcreteRequest } from 'relay-runtime';
export type TextEncoding = "GB18030" | "SHIFT_JIS" | "UTF_16BE" | "UTF_16LE" | "UTF_8" | "WINDOWS_1252" | "%future added value";
export type decodeTextFileQuery$variables = {
  encoding?: TextEncoding | null | undefined;
  file: any;
};
export type decodeTextFileQuery$data = {
  readonly decodedText: {
    readonly choices: ReadonlyArray<{
      readonly encoding: TextEncoding;
      readonly lines: ReadonlyArray<string>;
    }>;
    readonly text: string | null | undefined;
  } | null | undefined;
};
export type decodeTextFileQuery = {
  response: decodeTextFileQuery$data;
  variables: decodeTextFileQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "encoding"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "file"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "encoding",
        "variableName": "encoding"
      },
      {
        "kind": "Variable",
        "name": "file",
        "variableName": "file"
      }
    ],
    "concreteType": "DecodedText",
    "kind": "LinkedField",
    "name": "decodedText",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "EncodingChoice",
        "kind": "LinkedField",
        "name": "choices",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "encoding",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lines",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "decodeTextFileQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "decodeTextFileQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4a7b5f4f11ba03faf84d1857e09eae16d9cb6b5b0268a1552d115fcf0fafff6e",
    "metadata": {},
    "name": "decodeTextFileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f3aee31342041903831eb2dc207dd352";

export default node;
