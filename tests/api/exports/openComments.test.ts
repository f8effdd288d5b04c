import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, makeToken, type MadeShot, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { answer, startThread } from '../comments/commentCalls.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { commentAsGuest, enterAsGuest, shareBoard } from '../review/reviewCalls.ts'
import { fileOf, madeExport, sendCreateExport, unzipped } from './exportFormats.ts'

let app: TestApp
let studio: Studio
let shots: MadeShot[]

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
  const { owner, member, storyboardId } = studio
  shots = [await makeShot(app, owner, storyboardId), await makeShot(app, owner, storyboardId)]
  const [first, second] = shots
  await mutatedOne(app, owner, 'updateShots', { shotId: first?.id, frames: 30 })
  await mutated(app, owner, 'updateStoryboard', { storyboardId, startTimecode: '01:00:00:00' })
  const say = async (input: object) => (await startThread(app, member, input)).thread
  const formula = await say({
    subject: { shotId: second?.id }, body: '=HYPERLINK("http://x")\nLöschen', frameFrom: 5, frameTo: 9,
  })
  await answer(app, owner, formula.id)
  await say({ subject: { shotId: first?.id }, body: 'Softer', frameFrom: 900, frameTo: 900 })
  const resolved = await say({ subject: { shotId: first?.id }, body: 'Old news' })
  await mutated(app, owner, 'resolveThread', { threadId: resolved.id })
  await say({ subject: { storyboardId }, body: 'Of the board' })
  const link = await shareBoard(app, owner, storyboardId, { canComment: true })
  await commentAsGuest(app, await enterAsGuest(app, link, 'Ana'), { shotId: first?.id, body: 'Lovely' })
})
afterAll(() => app.stop())

const made = async (as: object) =>
  fileOf(app, await madeExport(app, studio.member, { projectId: studio.projectId, as }))

describe('open comments in a cut', () => {
  it('are locators of an EDL, on their frames, in ASCII', async () => {
    const text = (await made({ edl: { media: 'NONE', areCommentsIncluded: true } })).toString()
    const locators = text.split('\r\n').filter((line) => line.startsWith('* LOC: '))
    const name = studio.member.name.toUpperCase()
    expect(locators).toEqual([
      '* LOC: 01:00:00:00 YELLOW  #5 ANA: LOVELY',
      `* LOC: 01:00:01:05 YELLOW  #2 ${name}: SOFTER`,
      `* LOC: 01:00:01:11 YELLOW  #1 ${name}: =HYPERLINK("HTTP://X") LOSCHEN`,
    ])
    // Each stands below the event that it is in.
    expect(text.indexOf('#2 ')).toBeLessThan(text.indexOf('002  AX'))
    expect(text.indexOf('#1 ')).toBeGreaterThan(text.indexOf('002  AX'))
  })

  it('are a table beside each cut of a ZIP, in which nothing is a formula', async () => {
    for (const as of [{ edl: {} }, { otio: {} }, { fcpxml: {} }, { finalCut7: {} }]) {
      const [[field, options] = ['', {}]] = Object.entries(as)
      const files = unzipped(await made({ [field]: { ...options, width: 64, areCommentsIncluded: true } }))
      const name = [...files.keys()].find((each) => each.endsWith('_comments.csv')) ?? ''
      const [header, ...rows] = (files.get(name)?.toString() ?? '').slice(1).split('\r\n')
      expect(header).toBe('Timecode,Length,Shot,Frame,Thread,Author,Comment,Replies,Written')
      expect(rows[0]).toContain(`01:00:00:00,30,${shots[0]?.code},`)
      expect(rows[0]).toContain(',#5,Ana,Lovely,0,')
      expect(rows[1]).toContain(`01:00:01:05,1,${shots[0]?.code},`)
      expect(rows[2]).toContain(`01:00:01:11,5,${shots[1]?.code},`)
      expect(rows[2]).toContain(`,#1,${studio.member.name},"'=HYPERLINK(""http://x"")\nLöschen",1,`)
      expect(rows).toHaveLength(4)
    }
  })

  it('are left out unless they are asked for', async () => {
    expect((await made({ edl: { media: 'NONE' } })).toString()).not.toContain('* LOC')
    const files = unzipped(await made({ edl: { width: 64 } }))
    expect([...files.keys()].filter((name) => name.endsWith('.csv'))).toEqual([])
  })

  it('are for nobody who may not read comments', async () => {
    const input = { projectId: studio.projectId, as: { edl: { areCommentsIncluded: true } } }
    const token = await makeToken(studio.owner, ['exports:read', 'projects:read', 'boards:read', 'shots:read'])
    expectRefused(await sendCreateExport(app, token, input), 'FORBIDDEN')
    expectRefused(await sendCreateExport(app, studio.outsider, input), 'NOT_FOUND')
  })
})
