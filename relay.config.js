const config = {
  src: './web',
  language: 'typescript',
  schema: './schema.graphql',
  artifactDirectory: './web/__generated__',
  eagerEsModules: true,
  persistConfig: { file: './server/graphql/__generated__/clientDocuments.json', algorithm: 'SHA256' },
  customScalarTypes: { Date: 'string', DateTime: 'string', JSON: 'Record<string, unknown>', Long: 'number' },
}
export { config as 'module.exports' }
