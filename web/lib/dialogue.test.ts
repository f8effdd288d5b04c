import { expect, test } from 'vitest'
import { dialogueLine, speechesOf } from './dialogue.ts'

test.each([
  ['', ''],
  ['ADA\n(softly)\nYou came *back*.', 'ADA (softly) — You came back.'],
  ['ADA (V.O.)\nYou came back.\n\nBEN\nI did.\nTwice.', 'ADA (V.O.) — You came back. / BEN — I did. Twice.'],
  ['ADA ^\nNow!\n\nBEN ^\nNow!', 'ADA — Now! / BEN — Now!'],
  ['@McCloud\n~Row, row\n~row your boat', 'McCloud — Row, row row your boat'],
  ['And then we left.', 'And then we left.'],
  ['NO!', 'NO!'],
  ['ÉMILE\nC’est _très_ **bien** \\*ici\\*. [[pause?]]', 'ÉMILE — C’est très bien *ici*.'],
  ['ADA\n(quietly)\nYes.\n(then)\nNo.', 'ADA (quietly, then) — Yes. No.'],
  ['2 * 3 * 4 is a snake_case_name', '2 * 3 * 4 is a snake_case_name'],
])('%j reads %j', (dialogue, line) => expect(dialogueLine(dialogue)).toBe(line))

test('speech that goes on without a name has no speaker', () => {
  expect(speechesOf('ADA\nWait.\n\nplease.')).toEqual([
    { speaker: 'ADA', parenthetical: null, text: 'Wait.' },
    { speaker: null, parenthetical: null, text: 'please.' },
  ])
})
