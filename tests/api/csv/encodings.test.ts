import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { sendFile } from '../../harness/files.ts'
import { makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { exported, type Plan, sendPlan } from './csvCalls.ts'

const DECODED = `query ($file: Upload!, $encoding: TextEncoding) {
  decodedText(file: $file, encoding: $encoding) { text encoding choices { encoding lines } }
}`
const PLANNED = `query ($id: ID!, $file: Upload, $encoding: TextEncoding) {
  project(by: { id: $id }) {
    csvPlan(kind: ASSETS, file: $file, encoding: $encoding) { createCount rows { nodes { name } } } }
}`
const IMPORT = 'mutation ($input: ImportCsvInput!) { importCsv(input: $input) { plan { createCount } } }'

/** A file of Excel: "sep=;", Windows-1252. */
const FROM_EXCEL = Uint8Array.from(Buffer.from('sep=;\r\nType;Name\r\nProp;Caf\u00e9 \u0080\r\n', 'latin1'))
const SHIFT_JIS = Uint8Array.from([...Buffer.from('Type,Name\nProp,'), 0x83, 0x65, 0x83, 0x58])

interface Decoded {
  decodedText: { text: string | null; encoding: string | null; choices: { encoding: string; lines: string[] }[] }
}

describe('the encoding of a file', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const decoded = (bytes: Uint8Array<ArrayBuffer>, encoding?: string, person: Person | null = studio.member) =>
    sendFile<Decoded>(app, person, DECODED, { file: null, encoding }, { at: 'variables.file', bytes })

  it('is UTF-8, or to be chosen by a preview of the text in each', async () => {
    const utf8 = await decoded(new TextEncoder().encode('Café'))
    expect(utf8.data.decodedText).toEqual({ text: 'Café', encoding: 'UTF_8', choices: [] })

    const { text, encoding, choices } = (await decoded(SHIFT_JIS)).data.decodedText
    expect([text, encoding]).toEqual([null, null])
    expect(choices).toContainEqual({ encoding: 'SHIFT_JIS', lines: ['Prop,テス'] })
    expect(choices).toContainEqual({ encoding: 'WINDOWS_1252', lines: ['Prop,ƒeƒX'] })
    expect((await decoded(SHIFT_JIS, 'SHIFT_JIS')).data.decodedText).toMatchObject({ text: 'Type,Name\nProp,テス' })
  })

  it('is told to nobody without an account; binary and large files are refused', async () => {
    expectRefused(await decoded(SHIFT_JIS, undefined, null), 'UNAUTHENTICATED')
    expectRefused(await decoded(Uint8Array.of(0x89, 0x50, 0x1a, 0, 0)), 'INVALID_INPUT', {
      file: 'The file is binary, not plain text',
    })
    expectRefused(await decoded(new Uint8Array(2 * 1024 * 1024 + 1).fill(0x61)), 'INVALID_INPUT', {
      file: 'The file has more than 2 MB',
    })
  })

  it('must be known before a CSV file is planned or imported; nothing is replaced', async () => {
    const { projectId } = studio
    const plan = (encoding?: string) =>
      sendFile<{ project: { csvPlan: Plan } }>(
        app, studio.member, PLANNED, { id: projectId, file: null, encoding },
        { at: 'variables.file', bytes: FROM_EXCEL },
      )
    const importFile = (encoding?: string) =>
      sendFile<{ importCsv: { plan: Plan } }>(
        app, studio.member, IMPORT, { input: { projectId, kind: 'ASSETS', file: null, encoding } },
        { at: 'variables.input.file', bytes: FROM_EXCEL },
      )
    const unknown = { file: 'The encoding of the file is unknown. Give one as encoding: WINDOWS_1252' }
    expectRefused(await plan(), 'INVALID_INPUT', unknown)
    expectRefused(await importFile(), 'INVALID_INPUT', unknown)

    const { csvPlan } = (await plan('WINDOWS_1252')).data.project
    expect(csvPlan).toMatchObject({ createCount: 1, rows: { nodes: [{ name: 'Café €' }] } })
    expect((await importFile('WINDOWS_1252')).data.importCsv.plan.createCount).toBe(1)
    expect(await exported(app, studio.member, projectId, 'ASSETS')).toContain('Prop,Café €')
  })

  it('comes with exactly one of text and file', async () => {
    expectRefused(await sendPlan(app, studio.member, studio.projectId, 'ASSETS', null), 'INVALID_INPUT', {
      text: 'Give exactly one of text and file',
    })
  })
})
