import type { FileUpload } from 'graphql-upload-minimal'
import { requireViewer } from '../context.ts'
import { fail } from '../kernel/errors.ts'
import { MOST_TEXT_BYTES } from '../kernel/fileLimit.ts'
import { requestFailures } from '../kernel/request.failures.ts'
import {
  decodeText, type EncodingChoice, TEXT_ENCODINGS, type TextDecoding, type TextEncoding,
} from '../kernel/textEncoding.ts'
import { builder } from './builder.ts'
import { streamOf } from './uploads.ts'

/** Description of every `encoding` argument. */
export const ENCODING_RULE =
  'Encoding of the file; null for UTF-8, or as its byte order mark says. See `decodedText` for the encodings to ' +
  'choose from.'

const DESCRIPTIONS: Record<TextEncoding, string> = {
  UTF_8: 'UTF-8.',
  UTF_16LE: 'UTF-16, little-endian.',
  UTF_16BE: 'UTF-16, big-endian.',
  WINDOWS_1252: 'Windows-1252, Western European; Latin-1 files read the same.',
  SHIFT_JIS: 'Shift_JIS, Japanese.',
  GB18030: 'GB18030, Chinese; GBK and GB 2312 files read the same.',
}

/** The encodings of a text file. */
export const TextEncodingEnum = builder.enumType('TextEncoding', {
  description: 'The encoding of a text file.',
  values: Object.fromEntries(TEXT_ENCODINGS.map((name) => [name, { description: DESCRIPTIONS[name] }])) as Record<
    TextEncoding,
    { description: string }
  >,
})

/** The bytes of an uploaded text file. INVALID_INPUT by `field` for more than 2 MB. */
async function bytesOf(file: Promise<FileUpload>, field: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (await streamOf(file, field)) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > MOST_TEXT_BYTES) {
      throw fail(requestFailures.FILE_TOO_LARGE({ most: MOST_TEXT_BYTES / 1024 ** 2 }), { field })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function decodeFile(file: Promise<FileUpload>, encoding: TextEncoding | null, field: string) {
  const decoding = decodeText(await bytesOf(file, field), encoding)
  if ('choices' in decoding && decoding.choices.length === 0) {
    throw fail(requestFailures.FILE_BINARY(), { field })
  }
  return decoding
}

/** A text of a request, as such or as a file. */
export interface TextInput {
  text?: string | null | undefined
  file?: Promise<FileUpload> | null | undefined
}

/** Half a character, for which UTF-8 has no bytes. */
const HALF = /\p{Surrogate}/u

/** A text of a request as bytes. INVALID_INPUT by `field` for half a character, and for a file of more than 2 MB. */
export async function textBytes({ text, file }: TextInput, field: string): Promise<Uint8Array> {
  if (file) return bytesOf(file, field)
  if (HALF.test(text ?? '')) throw fail(requestFailures.FILE_BINARY(), { field })
  return Buffer.from(text ?? '')
}

/** An encoding to choose. */
export const EncodingChoiceObject = builder.objectRef<EncodingChoice>('EncodingChoice').implement({
  description: 'An encoding in which the bytes of a file are valid.',
  fields: (t) => ({
    encoding: t.expose('encoding', { type: TextEncodingEnum, description: 'The encoding.' }),
    lines: t.exposeStringList('lines', {
      description: 'A preview: at most 3 lines with characters beyond ASCII, each cut at 160 characters.',
    }),
  }),
})

const DecodedTextObject = builder.objectRef<TextDecoding>('DecodedText').implement({
  description: 'The text of a file, or the encodings to choose from.',
  fields: (t) => ({
    text: t.string({
      nullable: true,
      description: 'The text without a byte order mark; null while the encoding must be chosen.',
      resolve: (decoding) => ('text' in decoding ? decoding.text : null),
    }),
    encoding: t.field({
      type: TextEncodingEnum,
      nullable: true,
      description: 'The encoding of the file; null while it must be chosen.',
      resolve: (decoding) => ('text' in decoding ? decoding.encoding : null),
    }),
    choices: t.field({
      type: [EncodingChoiceObject],
      description: 'The encodings to choose from; empty when there is a text.',
      resolve: (decoding) => ('choices' in decoding ? decoding.choices : []),
    }),
  }),
})

builder.queryField('decodedText', (t) =>
  t.field({
    type: DecodedTextObject,
    nullable: true,
    description:
      'The text of a file of at most 2 MB, decoded by its byte order mark, by the given encoding, or as UTF-8. ' +
      'Invalid bytes are never replaced. INVALID_INPUT for a binary file.',
    authScopes: { signedIn: true },
    args: {
      file: t.arg({ type: 'Upload', description: 'The file.' }),
      encoding: t.arg({ type: TextEncodingEnum, required: false, description: 'The encoding; null to detect it.' }),
    },
    resolve: (_root, { file, encoding }, context) => {
      requireViewer(context)
      return decodeFile(file, encoding ?? null, 'file')
    },
  }),
)
