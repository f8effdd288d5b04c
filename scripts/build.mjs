import { generateArtifacts, generateClient } from './generation.mjs'
import { buildServer, buildWeb, checkNode, installPackages, runOrExit } from './prepare.mjs'
import { root, stopOnSignals } from './processes.mjs'

checkNode()
process.chdir(root)

const stopListening = stopOnSignals()
await runOrExit(async () => {
  await installPackages()
  await generateClient()
  await generateArtifacts()
  await buildWeb()
  await buildServer()
})
stopListening()
