import { watch } from 'node:fs'
import { join } from 'node:path'
import { checkNode, compileRelay, generateClient, installPackages, runOrExit, writeSchema } from './prepare.mjs'
import { root, startProcess, stopAll, stopOnSignals, tools } from './processes.mjs'
import { formatTail, step } from './terminal.mjs'

const SETTLE_MS = 150

checkNode()
process.chdir(root)
stopOnSignals()

/** Passes a process's lines on under its name; when it ends by itself, everything ends. */
function keepRunning(name, parameters, environment) {
  const child = startProcess(process.execPath, parameters, environment)
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream.on('data', (text) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop()
      for (const line of lines) process.stdout.write(`[${name}] ${line}\n`)
    })
  }
  child.once('close', async (code) => {
    await stopAll()
    process.exit(code ?? 1)
  })
}

async function report(title, running) {
  const { code, output } = await running
  if (code !== 0) process.stdout.write(`[${title}] failed\n${formatTail(output)}\n`)
}

/** Runs `refresh` when files settle after a change, never twice at once. */
function onChange(folder, isInput, refresh) {
  let timer = null
  let isBusy = false
  const run = async () => {
    if (isBusy) return schedule()
    isBusy = true
    await refresh()
    isBusy = false
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(run, SETTLE_MS)
  }
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (name && isInput(name.toString())) schedule()
  })
}

await runOrExit(async () => {
  await installPackages()
  await generateClient()
  await step('Writing schema.graphql', writeSchema)
  await step('Compiling the Relay artifacts', compileRelay)
})

const holdsTags = (name) => /\.tsx?$/.test(name) && !name.includes('__generated__')
const describesSchema = (name) => /\.graphql\.ts$|^graphql\//.test(name)

onChange('web', holdsTags, () => report('relay', compileRelay()))
onChange('server', describesSchema, async () => {
  await report('schema', writeSchema())
  await report('relay', compileRelay())
})
onChange('prisma', (name) => name === 'schema.prisma', () => runOrExit(generateClient))

const development = { NODE_ENV: 'development', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }
keepRunning('server', [tools.tsx, 'watch', '--clear-screen=false', 'server/main.ts'], development)
keepRunning('web', [tools.vite, '--config', 'web/vite.config.ts'], development)
