const config = {
  src: './web',
  language: 'typescript',
  schema: './schema.graphql',
  artifactDirectory: './web/__generated__',
  eagerEsModules: true,
  customScalarTypes: { DateTime: 'string' },
}
export { config as 'module.exports' }
