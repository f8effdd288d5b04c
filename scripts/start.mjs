// Makes what is missing first.
import './build.mjs'

// The server runs in this process: signals, exit code and terminal are its own, nothing in between passes them on.
process.env.NODE_ENV = 'production'
// A terminal that closes means the same as one that asks.
process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'))
process.setSourceMapsEnabled(true)
await import('../dist/server/main.js')
