import { root, stopOnSignals } from './processes.mjs'
import {
  buildClientPackage, checkNode, compileRelay, generateClient, installPackages, runOrExit, writeDocuments, writeSchema,
} from './prepare.mjs'
import { step } from './terminal.mjs'

checkNode()
process.chdir(root)
stopOnSignals()

await runOrExit(async () => {
  await installPackages()
  await generateClient()
  await step('Writing schema.graphql', writeSchema)
  await step('Compiling the Relay artifacts', compileRelay)
  await step('Writing the documents of the client', () => writeDocuments())
  await buildClientPackage()
})
