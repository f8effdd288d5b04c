import { describe, expect, it } from 'vitest'
import { storyboarderProject } from '../../../server/modules/delivery/exports/storyboarder.ts'
import { boardOf, manifestOf, RATES, shotsOf, viewOf } from './manifests.ts'

interface Row {
  uid: string
  newShot: boolean
  shot: string
  time: number
  duration: number
  action: string
  layers: Record<string, { url: string }>
  audio?: { filename: string; duration: number }
}

const given = (ratio: number, hasSounds = true) => ({ ratio, hasSounds })
const rowsOf = (text: string) => (JSON.parse(text) as { boards: Row[] }).boards
const image = { mediaId: 'media_1', contentType: 'image/png', bytes: 1, width: 4, height: 3 }
const voice = { mediaId: 'media_2', contentType: 'audio/mpeg', bytes: 1, seconds: 1.25 }

describe('storyboarderProject', () => {
  it('writes a board a view', () => {
    const views = [viewOf('a', { image }), viewOf('b', { description: 'Closer' })]
    const shots = shotsOf([10, 1], [{ views, voice, description: 'Rain', dialogue: 'ADA\nHi', notes: 'Slow' }])
    const board = boardOf(shots)
    const { text, boards } = storyboarderProject(manifestOf([board]), board, given(16 / 9))
    const rows = rowsOf(text)
    expect(JSON.parse(text)).toMatchObject({
      version: '3.0.0', fps: 24, aspectRatio: 16 / 9, defaultBoardTiming: 2000,
    })
    expect(rows.map(({ shot, newShot, time, duration, action }) => [shot, newShot, time, duration, action])).toEqual([
      ['SH0010', true, 0, 208, 'Rain'], ['SH0010', false, 208, 209, 'Closer'], ['SH0020', true, 417, 41, ''],
    ])
    const [first, second] = rows
    const base = `board-1-${first?.uid}`
    expect(first).toMatchObject({
      number: 1, dialogue: 'ADA\nHi', notes: 'Slow', url: `${base}.png`,
      layers: { fill: { url: `${base}-fill.png` }, reference: { url: `${base}-reference.png`, opacity: 1 } },
      audio: { filename: `${base}.mp3`, duration: 1250 },
    })
    expect(second?.layers).toEqual({ fill: { url: `board-2-${second?.uid}-fill.png` } })
    expect(boards.map(({ files }) => files.voice?.file ?? null)).toEqual([`${base}.mp3`, null, null])
    expect(rowsOf(storyboarderProject(manifestOf([board]), board, given(1)).text).map(({ uid }) => uid))
      .toEqual(rows.map(({ uid }) => uid))
  })

  it('names no voice that it does not hold', () => {
    const board = boardOf(shotsOf([24], [{ voice }]))
    const { text, boards } = storyboarderProject(manifestOf([board]), board, given(1, false))
    expect(rowsOf(text)[0]?.audio).toBeUndefined()
    expect(boards[0]?.files.voice).toBeNull()
  })

  it.each(RATES)('rounds boundaries, not lengths, at %s fps', (_name, numerator, denominator) => {
    const board = boardOf(shotsOf(Array.from({ length: 999 }, () => 1)))
    const rows = rowsOf(storyboarderProject(manifestOf([board], numerator, denominator), board, given(1)).text)
    let time = 0
    for (const row of rows) {
      expect(row.time).toBe(time)
      time += row.duration
    }
    expect(time).toBe(Math.round((999_000 * denominator) / numerator))
    expect(new Set(rows.map(({ uid }) => uid)).size).toBe(999)
  })
})
