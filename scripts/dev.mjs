import { watch } from 'node:fs'
import { join } from 'node:path'
import {
  compileRelay, describeServer, DOCUMENTS, generateArtifacts, generateClient, generateDescription, isSource,
  updateSchema,
} from './generation.mjs'
import { checkNode, installPackages, runOrExit } from './prepare.mjs'
import { root, startProcess, stopAll, stopOnSignals, tools } from './processes.mjs'
import { formatTail } from './terminal.mjs'

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
  await generateDescription()
  await updateSchema()
  await generateArtifacts()
})

const holdsTags = (name) => /\.tsx?$/.test(name) && isSource(name)
const describesSchema = (name) => /\.graphql\.ts$|^graphql\//.test(name) && isSource(name)

onChange('web', holdsTags, () => report('relay', compileRelay()))
onChange('server', describesSchema, async () => {
  await report('schema', describeServer())
  await updateSchema()
  await report('relay', compileRelay())
})
onChange('prisma', (name) => name === 'schema.prisma', () => runOrExit(generateClient))

const development = { NODE_ENV: 'development', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }
const watching = ['watch', '--clear-screen=false', '--include', DOCUMENTS]
keepRunning('server', [tools.tsx, ...watching, 'server/main.ts'], development)
keepRunning('web', [tools.vite, '--config', 'web/vite.config.ts'], development)
