import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { parseCanvasData, toCanvasData } from '../../drawing/canvasData.ts'
import { diffCanvasData } from '../../drawing/canvasDiff.ts'
import { copiesOf } from '../../drawing/copying.ts'
import { decodeStroke, encodeStroke, quantizeStroke, splitStrokes } from '../../drawing/encoding.ts'
import { sizeOf } from '../../drawing/fill/outline.ts'
import { areaOf, isWithin, ringsOf } from '../../drawing/fill/rings.ts'
import { applyOperation, emptyDrawing, foldOperations } from '../../drawing/fold.ts'
import { DrawingFormatError, UnknownVersionError } from '../../drawing/formatError.ts'
import { inkText } from '../../drawing/ink.ts'
import type { Balloon, Label } from '../../drawing/label.ts'
import { balloonAround } from '../../drawing/letters/balloon.ts'
import { cleanText, Lettering, type Wording } from '../../drawing/letters/lettering.ts'
import { readNumbers, writeNumbers } from '../../drawing/letters/numbers.ts'
import { MAX_LABEL_LENGTH } from '../../drawing/limits.ts'
import { shownStroke } from '../../drawing/mark.ts'
import { IDENTITY } from '../../drawing/matrix.ts'
import { paintStroke } from '../../drawing/paintStroke.ts'
import { markAt, marksWithin, placing } from '../../drawing/selection.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { LETTERS, lettersTable } from '../../scripts/generateLetters.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import { add } from './coding.ts'
import { differenceOf, expectGolden, pixelAt } from './pictures.ts'
import { strokeOf, uuidOf } from './sampleStrokes.ts'

const CARD = { width: 420, height: 240 }
/** A letter that no table has: a square of 10 px. */
const OTHER = { rings: [[{ x: 0, y: -10 }, { x: 10, y: -10 }, { x: 10, y: 0 }, { x: 0, y: 0 }]], advance: 12 }
const lettering = new Lettering(() => OTHER)

const wordingOf = (parts: Partial<Wording> = {}): Wording => ({
  text: 'Hello', align: 'left', balloon: 'none', tail: null, matrix: { ...IDENTITY, e: 40, f: 50 }, ...parts,
})

function labelOf(parts: Partial<Wording> = {}, number = 1): Stroke {
  const area = lettering.areaOf(wordingOf(parts))
  if (!area || area === 'long') throw new Error('No area')
  return quantizeStroke(strokeOf(number, { brush: 'fill', radius: 0.01, color: '#101216', ...area }))
}

const speech = (parts: Partial<Wording> = {}): Stroke =>
  labelOf({ text: 'You came\nback!', align: 'center', balloon: 'speech', tail: { x: 10, y: 90 }, ...parts,
    matrix: { ...IDENTITY, e: 160, f: 60 } })

function picture(strokes: readonly Stroke[], scale = 1) {
  const canvas = createCanvas(CARD.width * scale, CARD.height * scale)
  const context = canvas.getContext('2d')
  context.scale(scale, scale)
  for (const stroke of strokes) paintStroke(context, stroke, paintKit)
  return canvas
}

const drawn = (...strokes: Stroke[]) => applyOperation(emptyDrawing(CARD), add(...strokes))

describe('the table of letters', () => {
  it('is what the font gives', async () => {
    expect(readFileSync(LETTERS, 'utf8')).toBe(await lettersTable())
  })

  it('holds numbers as they were', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: -40_000, max: 40_000 })), (numbers) => {
      expect(readNumbers(writeNumbers(numbers))).toEqual(numbers.map((number) => number + 0))
    }))
  })
})

describe('lettering', () => {
  it('sets lines under each other, as they are aligned', () => {
    const [left, center, right] = (['left', 'center', 'right'] as const).map((align) =>
      lettering.boxOf({ text: 'ab\nabcdef', align }))
    expect(left?.left).toBe(0)
    expect(center?.left).toBeCloseTo(-(center?.right ?? 0))
    expect(right?.right).toBeCloseTo(0)
    expect(left?.bottom).toBeCloseTo(2 * (lettering.boxOf({ text: 'a', align: 'left' }).bottom))
    const [first, second] = [lettering.widthOf('ab'), lettering.widthOf('abcdef')]
    const rings = ringsOf(labelOf({ text: 'ab\nabcdef', align: 'right', matrix: { ...IDENTITY, e: 200, f: 0 } }))
    const lefts = [(y: number) => y < 18, (y: number) => y > 19].map((isOfLine) =>
      Math.min(...rings.flat().filter(({ y }) => isOfLine(y)).map(({ x }) => x)))
    expect((lefts[0] ?? 0) - (lefts[1] ?? 0)).toBeCloseTo(second - first, 0)
  })

  it('brings pairs of letters together', () => {
    expect(lettering.widthOf('To')).toBeLessThan(lettering.widthOf('T') + lettering.widthOf('o'))
  })

  it('takes letters that the table lacks from elsewhere, and lines from right to left as a whole', () => {
    const asked: string[] = []
    const noting = new Lettering((text) => {
      asked.push(text)
      return OTHER
    })
    expect(noting.widthOf('a漢字b')).toBeCloseTo(lettering.widthOf('ab') + 24)
    noting.widthOf('שלום OK')
    noting.widthOf('漢')
    expect(asked).toEqual(['漢', '字', 'שלום OK'])
  })

  it('breaks lines at words', () => {
    const lines = lettering.wrapped('You came back, and I\nnever  said extraordinarilylongwords so', 100).split('\n')
    expect(lines.join(' ')).toBe('You came back, and I never said extraordinarilylongwords so')
    for (const line of lines) expect(lettering.widthOf(line) <= 100 || !line.includes(' ')).toBe(true)
    expect(lines.length).toBeGreaterThan(3)
  })

  it('leaves out points or refuses outlines where there are too many, and shows nothing of white space', () => {
    expect(labelOf({ text: 'g'.repeat(MAX_LABEL_LENGTH) }).points.length).toBeGreaterThan(9_000)
    expect(lettering.areaOf(wordingOf({ text: '%'.repeat(MAX_LABEL_LENGTH) }))).toBe('long')
    expect(lettering.areaOf(wordingOf({ text: ' \n ' }))).toBeNull()
    expect(cleanText(`a\r\nb\tc\u0007${'x'.repeat(900)}`)).toBe(`a\nb c${'x'.repeat(MAX_LABEL_LENGTH - 6)}`)
  })

  it('takes few bytes a letter', () => {
    const text = 'The quick brown fox jumps over the lazy dog.\nWho are you, and why?'
    const label = labelOf({ text })
    const letters = text.replace(/\s/g, '').length
    expect(label.points.length / letters).toBeLessThan(28)
    expect(encodeStroke(label).length / letters).toBeLessThan(48)
  })
})

describe('a balloon', () => {
  const text = { left: -60, right: 60, top: 0, bottom: 36 }
  const tail = { x: 20, y: 110 }

  it.each<[Balloon, number]>([['none', 0], ['box', 2], ['speech', 2], ['thought', 8]])('%s goes around the text', (
    balloon, count,
  ) => {
    const rings = balloonAround(text, balloon, balloon === 'box' ? null : tail)
    expect(rings).toHaveLength(count)
    const corners = [text.left, text.right].flatMap((x) => [text.top, text.bottom].map((y) => ({ x, y })))
    for (const corner of count > 0 ? corners : []) expect(isWithin(rings.slice(1, 2), corner)).toBe(true)
    for (let pair = 0; pair < count; pair += 2) {
      const [outer = [], inner = []] = rings.slice(pair, pair + 2)
      expect(sizeOf(inner)).toBeLessThan(sizeOf(outer))
      for (const place of inner) expect(isWithin([outer], place)).toBe(true)
    }
  })

  it('ends at its tail, and has none where that lies within', () => {
    const [outer = []] = balloonAround(text, 'speech', tail)
    expect(outer).toContainEqual(tail)
    expect(balloonAround(text, 'speech', { x: 0, y: 10 })).toEqual(balloonAround(text, 'speech', null))
    expect(balloonAround(text, 'thought', { x: 0, y: 10 })).toHaveLength(2)
  })

  it('never crosses its own bubbles', () => {
    fc.assert(fc.property(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }), (x, y) => {
      const [cloud = [], , ...bubbles] = balloonAround(text, 'thought', { x, y })
      const outer = bubbles.filter((_, index) => index % 2 === 0)
      for (const bubble of outer) for (const place of bubble) expect(isWithin([cloud], place)).toBe(false)
      for (const [index, bubble] of outer.entries()) {
        for (const place of bubble) expect(isWithin(outer.slice(index + 1), place)).toBe(false)
      }
    }))
  })
})

describe('a label', () => {
  it('is painted over paper where it has a balloon', async () => {
    const under = strokeOf(9, { points: [{ x: 0, y: 80 }, { x: 419, y: 80 }], radius: 6, color: '#2f6db3' })
    const eraser = strokeOf(8, { tool: 'eraser', radius: 5, points: [{ x: 200, y: 40 }, { x: 240, y: 120 }] })
    const canvas = picture([under, speech()], 2)
    expect([pixelAt(canvas, 240, 160)[3], pixelAt(canvas, 60, 160).slice(0, 3)]).toEqual([255, [0x2f, 0x6d, 0xb3]])
    const thought = labelOf({ text: 'Hm…', balloon: 'thought', tail: { x: 60, y: 90 },
      matrix: { a: 1.2, b: 0.2, c: -0.2, d: 1.2, e: 300, f: 40 } }, 2)
    await expectGolden(picture([under, speech(), labelOf(), thought, eraser], 2), 'label-2')
  })

  it('comes back from its bytes', () => {
    for (const stroke of [labelOf(), speech(), labelOf({ text: 'l' }), labelOf({ text: 'é\n\n漢', balloon: 'box' })]) {
      expect(decodeStroke(encodeStroke(stroke))).toEqual(stroke)
    }
    const long = labelOf({ text: 'g'.repeat(MAX_LABEL_LENGTH) })
    const [all] = splitStrokes(Array.from({ length: 90 }, (_, index) => ({ ...long, id: uuidOf(index + 1) })))
    expect(all?.length).toBeLessThan(90)
  })

  it('is not known to readers of areas alone, and bytes with another mark are not known here', () => {
    const bytes = encodeStroke(labelOf())
    expect((bytes[16] ?? 0) & 64).toBe(64)
    bytes[16] = (bytes[16] ?? 0) | 128
    expect(() => decodeStroke(bytes)).toThrow(UnknownVersionError)
    const plain = encodeStroke(strokeOf(1, { brush: 'fill', ...areaOf(ringsOf(labelOf())) }))
    expect((plain[16] ?? 0) & 64).toBe(0)
  })

  it.each<[string, Partial<Label>, Partial<Stroke>]>([
    ['with more characters', { text: 'x'.repeat(MAX_LABEL_LENGTH + 1) }, {}],
    ['with a bell', { text: '\u0007' }, {}],
    ['of another balloon', { balloon: 'scream' as Balloon }, {}],
    ['with a tail but no balloon', { tail: { x: 1, y: 1 } }, {}],
    ['of speech without a tail', { balloon: 'speech' }, {}],
    ['with more paper than outlines', { paper: 99 }, {}],
    ['that nobody can see', { matrix: { ...IDENTITY, a: 0 } }, {}],
    ['that lies behind', {}, { isBehind: true }],
    ['of a line', {}, { brush: 'ink', rings: undefined }],
  ])('is not one %s', (_name, label, parts) => {
    const stroke = labelOf()
    expect(() => encodeStroke({ ...stroke, label: stroke.label && { ...stroke.label, ...label }, ...parts } as Stroke))
      .toThrow(DrawingFormatError)
  })

  it('goes along where it is moved, and where the drawing gets another size', () => {
    const stroke = speech()
    const turned = { a: 0, b: 2, c: -2, d: 0, e: 10, f: 20 }
    const drawing = placing(newId, CARD, drawn(stroke).strokes, turned).reduce(applyOperation, drawn(stroke))
    const [moved] = drawing.strokes.map(shownStroke)
    expect(moved?.label?.matrix).toEqual({ a: 0, b: 2, c: -2, d: 0, e: 10 - 2 * 60, f: 20 + 2 * 160 })
    // What is set again lies where it lay.
    const again = moved?.label && lettering.areaOf(moved.label)
    expect(again && again !== 'long' && differenceOf(
      picture([{ ...stroke, ...again }]), picture([moved ?? stroke]), 96)).toBeLessThan(0.002)
    const size = { width: 210, height: 120 }
    const half = foldOperations(CARD, [add(stroke), { opId: newId(), kind: 'SET_SIZE', size }])
    expect(half.strokes[0]?.label?.matrix).toMatchObject({ a: 0.5, d: 0.5, e: 80, f: 30 })
    const vast = { ...IDENTITY, a: 60, d: 60 }
    const huge = shownStroke({ ...stroke, label: stroke.label && { ...stroke.label, matrix: vast }, matrix: vast })
    expect(() => encodeStroke(huge)).not.toThrow()
  })

  it('is selected and touched as a whole, and copied with what it says', () => {
    const { strokes } = drawn(speech())
    expect([markAt(strokes, { x: 160, y: 78.5 }, 1)?.id, markAt(strokes, { x: 100, y: 78.5 }, 0)?.id])
      .toEqual([uuidOf(1), undefined])
    // Beside the tail there is no paper.
    expect([markAt(strokes, { x: 20, y: 20 }, 1), markAt(strokes, { x: 120, y: 130 }, 1)]).toEqual([null, null])
    const bare = drawn(labelOf()).strokes
    expect([1, 0].map((reach) => markAt(bare, { x: 66, y: 53 }, reach)?.id)).toEqual([uuidOf(1), undefined])
    expect(marksWithin(strokes, [{ x: 50, y: 20 }, { x: 280, y: 20 }, { x: 280, y: 160 }, { x: 50, y: 160 }]))
      .toHaveLength(1)
    expect(copiesOf(newId, strokes, new Set([uuidOf(1)])).map(({ label }) => label?.text)).toEqual(['You came\nback!'])
  })

  it('is sealed with what it says, and areas as before', () => {
    const ink = (stroke: Stroke): string => inkText(drawn(stroke))
    const stroke = speech()
    const { label: _label, ...plain } = stroke
    const inks = [
      stroke, plain, ...[{ text: 'You came\nback?' }, { align: 'left' }, { paper: 0 }, { tail: { x: 11, y: 90 } }]
        .map((parts) => ({ ...stroke, label: { ...stroke.label, ...parts } }) as Stroke),
    ].map(ink)
    expect(new Set(inks).size).toBe(inks.length)
    expect(inks[1]).not.toContain('You')
  })

  it('is a line with its text in canvasData, and stays where that line stays', () => {
    const drawing = drawn(speech(), strokeOf(2))
    const data = toCanvasData(drawing, 2)
    expect(data.lines[0]).toMatchObject({ fill: true, text: 'You came\nback!' })
    expect(data.labels).toEqual([{ id: uuidOf(1), text: 'You came\nback!', align: 'center', balloon: 'speech' }])
    expect(toCanvasData(drawn(strokeOf(2)), 1)).not.toHaveProperty('labels')
    expect(diffCanvasData(drawing, parseCanvasData(JSON.stringify(data)), newId)).toEqual([])
    const write = (change: (line: object) => object) => {
      const lines = data.lines.map((line, index) => (index === 0 ? change(line) : line))
      return diffCanvasData(drawing, parseCanvasData({ ...data, lines }), newId).reduce(applyOperation, drawing)
    }
    const labelled = ({ strokes }: typeof drawing) => strokes.find(({ brush }) => brush === 'fill')
    expect(labelled(write((line) => ({ ...line, text: 'Other' })))?.label?.text).toBe('You came\nback!')
    expect(labelled(write((line) => ({ ...line, brushColor: '#ff0000' }))))
      .toMatchObject({ color: '#ff0000', label: speech().label })
    const elsewhere = labelled(write((line) => ({ ...line, points: [{ x: 1, y: 1 }, { x: 9, y: 1 }, { x: 9, y: 9 }] })))
    expect(elsewhere?.label).toBeUndefined()
    expect(write((line) => ({ ...line, points: [], holes: [] })).strokes.map(({ id }) => id)).toEqual([uuidOf(2)])
  })
})
