const config = {
  src: './web',
  language: 'typescript',
  schema: './schema.graphql',
  artifactDirectory: './web/__generated__',
  eagerEsModules: true,
  customScalarTypes: { Date: 'string', DateTime: 'string' },
}
export { config as 'module.exports' }
