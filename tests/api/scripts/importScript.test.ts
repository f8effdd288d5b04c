import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { sendFile } from '../../harness/files.ts'
import { makeProject, makeShot, makeStudio, type Person, readBoard, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { followByEvents } from '../../harness/subscriptions.ts'
import { longScreenplay, SHORT_SCREENPLAY } from './screenplays.ts'

const PLAN = `query ($input: ScriptPlanInput!) {
  scriptPlan(input: $input) {
    title sceneCount shotCount actionCount dialogueCount frames duration existingShotCount
    skipped { notes boneyard sections synopses transitions }
    scenes { number heading line frames shots { line description dialogue frames duration } }
  }
}`
const IMPORT = `mutation ($input: ImportScriptInput!) {
  importScript(input: $input) { sceneCount shotCount storyboard { revision frames } }
}`
const PROGRESS = `subscription ($id: String!) { scriptImport(importId: $id) { done total } }`
const BOARD = `query ($id: ID!) {
  storyboard(by: { id: $id }) {
    frames
    scenes { id number heading line script { title authors } }
    scripts { title authors revision color previous { id } }
    shots(first: 1000) { nodes {
      code name description dialogue frames scene { number } views { revision width height }
      script { title } scriptLine scriptLineEnd scriptColor
    } }
  }
}`

interface Planned {
  scriptPlan: {
    sceneCount: number
    shotCount: number
    frames: number
    existingShotCount: number
    scenes: { heading: string; shots: { description: string; dialogue: string; frames: number; line: number }[] }[]
  }
}
interface Imported {
  importScript: { sceneCount: number; shotCount: number; storyboard: { frames: number } }
}
interface Board {
  storyboard: {
    frames: number
    scenes: { number: string; heading: string; line: number; script: { title: string; authors: string } }[]
    scripts: object[]
    shots: { nodes: { code: string; name: string; description: string; dialogue: string; frames: number }[] }
  }
}

describe('importing a screenplay', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const makeBoard = async () => (await makeProject(app, studio.owner, studio.organizationId)).storyboardId
  const plan = (storyboardId: string, text: string, person: Person | null = studio.member) =>
    app.send<Planned>(person, PLAN, { input: { storyboardId, source: { text } } })
  const importText = (storyboardId: string, text: string, input = {}, person: Person | null = studio.member) =>
    app.send<Imported>(person, IMPORT, { input: { storyboardId, source: { text }, ...input } })
  const importFile = (storyboardId: string, bytes: Uint8Array<ArrayBuffer>, input = {}) =>
    sendFile<Imported>(
      app,
      studio.member,
      IMPORT,
      { input: { storyboardId, source: { file: null }, ...input } },
      { at: 'variables.input.source.file', bytes },
    )
  const read = async (id: string) => (await app.ask<Board>(studio.owner, BOARD, { id })).storyboard
  const everything = (storyboardId: string) => async () => [
    await readBoard(app, studio.owner, storyboardId),
    await prisma.script.count({ where: { storyboardId: uuidOf('Storyboard', storyboardId) } }),
    await prisma.scene.count({ where: { storyboardId: uuidOf('Storyboard', storyboardId) } }),
  ]
  const encode = (text: string) => new TextEncoder().encode(text)

  it('plans and writes nothing', async () => {
    const storyboardId = await makeBoard()
    await makeShot(app, studio.owner, storyboardId)
    await expectUnchanged(everything(storyboardId), async () => {
      const { data, errors } = await plan(storyboardId, SHORT_SCREENPLAY)
      expect(errors).toEqual([])
      expect(data.scriptPlan).toMatchObject({
        title: 'Salt House',
        sceneCount: 2,
        shotCount: 3,
        actionCount: 3,
        dialogueCount: 2,
        existingShotCount: 1,
        skipped: { notes: 1, boneyard: 1, sections: 1, synopses: 0, transitions: 0 },
        scenes: [
          { number: '1', heading: 'INT. KITCHEN - NIGHT', line: 6, shots: [{ line: 8 }, { line: 14 }] },
          { number: '4A', heading: 'EXT. HARBOUR - DAWN', line: 18, shots: [{ description: 'القارب يغادر الميناء' }] },
        ],
      })
    })
  })

  it('makes exactly what was planned, by text and by file alike', async () => {
    const [byText, byFile] = [await makeBoard(), await makeBoard()]
    const { scriptPlan } = (await plan(byText, SHORT_SCREENPLAY)).data
    const answers = [await importText(byText, SHORT_SCREENPLAY), await importFile(byFile, encode(SHORT_SCREENPLAY))]
    for (const { data, errors } of answers) {
      expect(errors).toEqual([])
      expect(data.importScript).toMatchObject({ sceneCount: 2, shotCount: 3, storyboard: { revision: 2 } })
    }
    const board = await read(byText)
    expect(await read(byFile)).toEqual({
      ...board,
      scenes: board.scenes.map((scene) => ({ ...scene, id: expect.any(String) as string })),
    })
    expect(board.frames).toBe(scriptPlan.frames)
    const first = { revision: 0, color: 'WHITE', previous: null }
    expect(board.scripts).toEqual([{ title: 'Salt House', authors: 'Nobody', ...first }])
    expect(board.scenes).toMatchObject([
      { number: '1', heading: 'INT. KITCHEN - NIGHT', line: 6, script: { title: 'Salt House', authors: 'Nobody' } },
      { number: '4A', heading: 'EXT. HARBOUR - DAWN', line: 18 },
    ])
    const planned = scriptPlan.scenes.flatMap(({ shots }) => shots)
    expect(board.shots.nodes).toMatchObject(
      planned.map(({ description, dialogue, frames, line }, index) => ({
        code: `SH00${index + 1}0`,
        name: `Shot ${index + 1}`,
        description,
        dialogue,
        frames,
        script: { title: 'Salt House' },
        scriptLine: line,
        scriptLineEnd: [12, 14, 23][index],
        scriptColor: null,
        views: [{ revision: 0, width: 420, height: 240 }],
      })),
    )
    const { project } = await readBoard(app, studio.owner, byText)
    expect(project.events.totalCount).toBe(8)
  })

  it('keeps line ends of Windows and a byte order mark out', async () => {
    const storyboardId = await makeBoard()
    const { errors } = await importFile(storyboardId, encode(`\ufeff${SHORT_SCREENPLAY.replaceAll('\n', '\r\n')}`))
    expect(errors).toEqual([])
    const { scenes, shots } = await read(storyboardId)
    expect(scenes[0]).toMatchObject({ line: 6 })
    expect(JSON.stringify(shots)).not.toMatch(/\\r|\ufeff/)
  })

  it('adds to a board that has shots only after a confirmation that counts them', async () => {
    const storyboardId = await makeBoard()
    await makeShot(app, studio.owner, storyboardId, 'By hand')
    await expectUnchanged(everything(storyboardId), async () => {
      for (const existingShotCount of [null, 0, 2, -1]) {
        expectRefused(await importText(storyboardId, SHORT_SCREENPLAY, { existingShotCount }), 'CONFLICT', {
          existingShotCount: 'The board has 1 shot; the script would add 3 shots. Confirm to add them',
        })
      }
    })
    const { errors } = await importText(storyboardId, SHORT_SCREENPLAY, { existingShotCount: 1 })
    expect(errors).toEqual([])
    const { shots } = await read(storyboardId)
    expect(shots.nodes.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'SH0010 By hand',
      'SH0020 Shot 2',
      'SH0030 Shot 3',
      'SH0040 Shot 4',
    ])
  })

  it('decodes a file by its byte order mark or the encoding given, and never replaces a character', async () => {
    const text = 'INT. CAFÉ\n\nAnna waits in the café.\n'
    const codes = [...text].map((character) => character.charCodeAt(0))
    const utf16 = Uint8Array.from([0xff, 0xfe, ...codes.flatMap((code) => [code, 0])])
    const latin1 = Uint8Array.from(codes)
    for (const [bytes, input] of [[utf16, {}], [latin1, { encoding: 'WINDOWS_1252' }]] as const) {
      const storyboardId = await makeBoard()
      expect((await importFile(storyboardId, bytes, input)).errors).toEqual([])
      const { scenes, shots } = await read(storyboardId)
      expect([scenes[0]?.heading, shots.nodes[0]?.description]).toEqual(['INT. CAFÉ', 'Anna waits in the café.'])
    }
  })

  it('lets one of two confirmations of the same count win', async () => {
    const storyboardId = await makeBoard()
    await makeShot(app, studio.owner, storyboardId)
    const twice = [1, 2].map(() => importText(storyboardId, SHORT_SCREENPLAY, { existingShotCount: 1 }))
    const codes = (await Promise.all(twice)).map(({ errors }) => errors[0]?.extensions.code ?? 'imported')
    expect(codes.toSorted()).toEqual(['CONFLICT', 'imported'])
    expect((await read(storyboardId)).shots.nodes).toHaveLength(4)
  })

  describe('refuses, with the reason and the line, and writes nothing,', () => {
    const latin1 = Uint8Array.from([...encode('INT. CAFE\n\nAnna waits in the caf'), 0xe9, 0x0a])
    const cases: [string, Uint8Array<ArrayBuffer>, string][] = [
      ['an unknown encoding', latin1, 'The encoding of the file is unknown. Give one as encoding: WINDOWS_1252'],
      ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0x0d, 0xff]), 'The file is binary'],
      ['zeros in a text', encode('INT. A\n\n\u0000'), 'The file is binary, not'],
      ['control characters', encode('INT. A\n\nA\u0007.'), 'Line 3: The character U+0007 has no place in a script.'],
      ['an empty file', encode(''), 'The script has no scene heading, no action and no dialogue.'],
      ['blanks', encode(' \n\t\n'), 'The script has no scene heading, no action and no dialogue.'],
      ['more than 2 MB', encode('a'.repeat(2 * 1024 * 1024 + 1)), ' than 2 MB'],
      ['more than 10 MB', encode('a'.repeat(10_485_761)), 'The file has more than 2 MB'],
    ]

    it.each(cases)('%s as a file', async (_, bytes, reason) => {
      await expectUnchanged(everything(studio.storyboardId), async () => {
        const answer = await importFile(studio.storyboardId, bytes)
        expectRefused(answer, 'INVALID_INPUT')
        expect(answer.errors[0]?.extensions.fields?.['source']?.message).toContain(reason)
      })
    })

    const texts = cases.filter(([name]) => !/encoding|picture|10 MB/.test(name))
    it.each([...texts, ['half a character', 'INT. A\n\n\ud83d', 'The file is binary, not'] as const])(
      '%s as a text',
      async (_, content, reason) => {
        const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
        await expectUnchanged(everything(studio.storyboardId), async () => {
          for (const answer of [await plan(studio.storyboardId, text), await importText(studio.storyboardId, text)]) {
            expectRefused(answer, 'INVALID_INPUT')
            expect(answer.errors[0]?.extensions.fields?.['source']?.message).toContain(reason)
          }
        })
      },
    )

    it('both a text and a file, neither, and a file that is none', async () => {
      await expectUnchanged(everything(studio.storyboardId), async () => {
        const sources = [{}, { text: 'x', file: 'x' }, { text: null }, { file: 'x' }, { file: { path: '/etc' } }]
        for (const source of sources) {
          const input = { storyboardId: studio.storyboardId, source }
          const { errors } = await app.send(studio.member, IMPORT, { input })
          expect(new Set(errors.map(({ extensions }) => extensions.code)), JSON.stringify(source)).toEqual(
            new Set(['INVALID_INPUT']),
          )
        }
      })
    })

    it('an import id that is none', async () => {
      await expectUnchanged(everything(studio.storyboardId), async () => {
        expectRefused(await importText(studio.storyboardId, SHORT_SCREENPLAY, { importId: '1' }), 'INVALID_INPUT', {
          importId: 'importId must be a UUID',
        })
      })
    })
  })

  it('is not found for an outsider and refused to nobody', async () => {
    await expectUnchanged(everything(studio.storyboardId), async () => {
      for (const send of [plan, (...[id, text, person]: Parameters<typeof plan>) => importText(id, text, {}, person)]) {
        expectRefused(await send(studio.storyboardId, SHORT_SCREENPLAY, studio.outsider), 'NOT_FOUND')
        expectRefused(await send(studio.storyboardId, SHORT_SCREENPLAY, null), 'UNAUTHENTICATED')
      }
    })
  })

  it('publishes its progress until all is stored, then ends', async () => {
    interface Progress {
      scriptImport: { done: number; total: number }
    }
    const storyboardId = await makeBoard()
    const importId = randomUUID()
    const follow = (person: Person) =>
      followByEvents<Progress>(app, person, PROGRESS, { id: importId })
    const following = await follow(studio.member)
    const listening = await follow(studio.owner)
    const { errors } = await importText(storyboardId, longScreenplay(60), { importId: importId.toUpperCase() })
    expect(errors).toEqual([])
    const heard: Progress['scriptImport'][] = []
    for (let event = await following.next(); event?.data; event = await following.next()) {
      heard.push(event.data.scriptImport)
    }
    expect(heard.map(({ total }) => total)).toEqual(heard.map(() => 600))
    expect(heard.map(({ done }) => done)).toEqual(heard.map(({ done }) => done).toSorted((a, b) => a - b))
    expect(heard.length).toBeGreaterThan(1)
    expect(heard.at(-1)?.done).toBe(600)
    expect(heard.filter(({ done }) => done === 600)).toHaveLength(1)
    // Another person's import of the same id is another import.
    await listening.stop()
    const board = await app.ask<{ storyboard: { shots: { totalCount: number }; scenes: unknown[] } }>(
      studio.owner,
      `query ($id: ID!) { storyboard(by: { id: $id }) { shots(first: 1) { totalCount } scenes { id } } }`,
      { id: storyboardId },
    )
    expect([board.storyboard.shots.totalCount, board.storyboard.scenes.length]).toEqual([600, 60])
  })
})
