import {
  generateArtifacts, generateClient, generateDescription, generateDocuments, updateSchema,
} from './generation.mjs'
import { buildClientPackage, checkNode, installPackages, runOrExit } from './prepare.mjs'
import { root, stopOnSignals } from './processes.mjs'

checkNode()
process.chdir(root)
stopOnSignals()

// npm runs this script at the end of `npm ci` too: schema.graphql stays as it is committed.
const isInstalling = process.env.npm_lifecycle_event === 'prepare'

await runOrExit(async () => {
  if (!isInstalling) await installPackages()
  await generateClient()
  await generateDescription()
  if (!isInstalling) await updateSchema()
  await generateArtifacts()
  await generateDocuments()
  await buildClientPackage()
})
