import { root, stopOnSignals } from './processes.mjs'
import { buildServer, buildWeb, checkNode, generateClient, installPackages, runOrExit } from './prepare.mjs'

checkNode()
process.chdir(root)

const stopListening = stopOnSignals()
await runOrExit(async () => {
  await installPackages()
  await generateClient()
  await buildWeb()
  await buildServer()
})
stopListening()
