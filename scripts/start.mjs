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

// The server runs in this process: signals, exit code and terminal are its own, nothing in between passes them on.
process.env.NODE_ENV = 'production'
// A terminal that closes means the same as one that asks.
process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'))
process.setSourceMapsEnabled(true)
await import('../dist/server/main.js')
