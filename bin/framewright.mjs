#!/usr/bin/env node
/** Commands over the database of this machine: they are part of the server. All others speak to its API. */
const HOST_COMMANDS = ['doctor']

if (HOST_COMMANDS.includes(process.argv[2])) {
  const { buildServer } = await import('../scripts/prepare.mjs')
  await buildServer()
  await import('../dist/server/main.js')
} else {
  const { bundleCli } = await import('../scripts/bundleCli.mjs')
  await import(await bundleCli())
}
