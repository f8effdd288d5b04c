import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../harness/app.ts'
import { makeStudio, type Studio } from '../harness/fixtures.ts'
import { environmentOf, root, start } from './commandLine.ts'

const PROGRAM = `
import { createClient, FramewrightError, gql, ShotsDocument, WhoAmIDocument } from 'framewright/client'

const client = createClient({ url: process.env['FRAMEWRIGHT_URL'] ?? '', token: process.env['FRAMEWRIGHT_TOKEN'] })
const { viewer } = await client.run(WhoAmIDocument)
const name: string | undefined = viewer?.name
const own = await client.run(gql<{ viewer: { email: string } }>('{ viewer { email } }'))
const email: string = own.viewer.email
console.log(name, email)
try {
  for await (const shot of client.list(ShotsDocument, { projectId: 'nothing' }, (data) => data.project?.shots)) {
    const frames: number = shot.frames
    console.log(frames)
  }
} catch (error) {
  if (error instanceof FramewrightError) console.log(error.code, error.fields)
}
export const wrong = async () => {
  // @ts-expect-error an id is a text
  await client.run(ShotsDocument, { projectId: 1 })
  // @ts-expect-error a document is asked with its variables
  await client.run(ShotsDocument)
}
`
const CONFIGURATION = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    strict: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  },
  files: ['program.ts'],
}

describe('framewright/client in a repository of a studio', () => {
  let app: TestApp
  let studio: Studio
  const folder = mkdtempSync(join(tmpdir(), 'framewright-studio-'))

  beforeAll(async () => {
    const build = "import('./scripts/prepare.mjs').then(({ buildClientPackage }) => buildClientPackage())"
    expect(await start(process.execPath, ['--eval', build], {}).ended).toMatchObject({ code: 0 })
    app = await startApp()
    studio = await makeStudio(app)
    mkdirSync(join(folder, 'node_modules'))
    symlinkSync(root, join(folder, 'node_modules/framewright'))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIGURATION))
    writeFileSync(join(folder, 'program.ts'), PROGRAM)
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await app.stop()
  })

  it('has its types and runs', async () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const compiled = await start(process.execPath, [compiler], {}, '', folder).ended
    expect(compiled).toMatchObject({ code: 0, stdout: '' })
    const environment = environmentOf(app.url, studio.member)
    const { code, stdout, stderr } = await start(process.execPath, ['program.js'], environment, '', folder).ended
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`Mina ${studio.member.email}\nINVALID_INPUT`)
  })
})
