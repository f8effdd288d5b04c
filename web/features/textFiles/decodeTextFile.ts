import { graphql } from 'react-relay'
import { getRequest, type IEnvironment } from 'relay-runtime'
import type {
  decodeTextFileQuery$data, decodeTextFileQuery$variables, TextEncoding,
} from '../../__generated__/decodeTextFileQuery.graphql.ts'

/** A possible encoding of a file, with the first lines by which a person can judge it. */
export interface EncodingChoice {
  readonly encoding: TextEncoding
  readonly lines: readonly string[]
}

/** The text of a file, or the encodings to choose from. */
export type DecodedText = { readonly text: string } | { readonly choices: readonly EncodingChoice[] }

const query = graphql`
  query decodeTextFileQuery($file: Upload!, $encoding: TextEncoding) {
    decodedText(file: $file, encoding: $encoding) {
      text
      choices {
        # EncodingChoices shows both.
        # eslint-disable-next-line relay/unused-fields
        encoding
        # eslint-disable-next-line relay/unused-fields
        lines
      }
    }
  }
`

/** Has the server decode a file, past Relay's store, which has no use for it. Rejects as a failed request does. */
export async function decodeTextFile(
  environment: IEnvironment,
  file: File,
  encoding: string | null,
): Promise<DecodedText> {
  const variables = { file: null, encoding } as decodeTextFileQuery$variables
  const { params } = getRequest(query)
  const answer = await environment.getNetwork().execute(params, variables, { force: true }, { file }).toPromise()
  const data = answer !== undefined && 'data' in answer ? (answer.data as decodeTextFileQuery$data | null) : null
  const { text = null, choices = [] } = data?.decodedText ?? {}
  return text === null ? { choices } : { text }
}
