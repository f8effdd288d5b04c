import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typedDocuments from '@graphql-codegen/typed-document-node'
import * as operations from '@graphql-codegen/typescript-operations'
import { Kind, parse } from 'graphql'
import { root } from './processes.mjs'

const FOLDER = 'client/documents'
const OUTPUT = 'client/__generated__/documents.ts'

const PACKAGE_IMPORT = "import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';"
const OWN_IMPORT = "import type { TypedText as DocumentTypeDecoration } from '../document.ts';"

/** How values of our scalars travel. */
const scalars = {
  ID: 'string', DateTime: 'string', Date: 'string', Upload: 'Blob', JSON: 'Record<string, unknown>', Long: 'number',
}

async function readDocuments() {
  const names = (await readdir(join(root, FOLDER))).filter((name) => name.endsWith('.graphql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const location = `${FOLDER}/${name}`
      return { location, document: parse(await readFile(join(root, location), 'utf8')) }
    }),
  )
}

/** The schema as a program sees it through `run`, which throws when a mutation fails: payloads are never null. */
async function readSchema() {
  const schema = parse(await readFile(join(root, 'schema.graphql'), 'utf8'))
  const mutations = schema.definitions.find(({ name }) => name?.value === 'Mutation')
  for (const field of mutations.fields) field.type = { kind: Kind.NON_NULL_TYPE, type: field.type }
  return schema
}

/** The documents of client/documents with the types of what they take and answer, checked against the schema. */
async function generateDocuments() {
  const code = await codegen({
    filename: OUTPUT,
    schema: await readSchema(),
    documents: await readDocuments(),
    config: {
      documentMode: 'string',
      useTypeImports: true,
      scalars,
      strictScalars: true,
      enumType: 'string-literal',
      dedupeFragments: true,
      fragmentVariableSuffix: 'Text',
    },
    plugins: [{ operations: {} }, { typedDocuments: {} }],
    pluginMap: { operations, typedDocuments },
  })
  // The client has no packages: what a document is, it says itself.
  if (!code.includes(PACKAGE_IMPORT)) throw new Error(`The generator no longer writes ${PACKAGE_IMPORT}`)
  return `// Made by npm run generate.\n${code.replace(PACKAGE_IMPORT, OWN_IMPORT)}`
}

const path = join(root, OUTPUT)
await mkdir(dirname(path), { recursive: true })
await writeFile(path, await generateDocuments())
