import { expect, test } from 'vitest'
import { rowsOf, shotsWith, type Appearance } from './castingDraft.ts'

const ada: Appearance = { occurrences: 2, label: 'at the table' }
const castOf = (entries: Record<string, Record<string, Appearance>>) =>
  new Map(Object.entries(entries).map(([shotId, cast]) => [shotId, new Map(Object.entries(cast))]))

test('one shot: how often and the label are sent as they were chosen, and what is so already is not sent', () => {
  const cast = castOf({ shot_1: { ada, lamp: { occurrences: 1, label: '' } } })
  const draft = new Map([
    ['ada', { occurrences: 3, label: ' by the door ' }], ['lamp', { occurrences: 1, label: '' }],
    ['tom', { occurrences: 1 }], ['rain', { occurrences: 0 }],
  ])
  expect(rowsOf(cast, draft)).toEqual({
    rows: [
      { shotId: 'shot_1', assetId: 'ada', occurrences: 3, label: 'by the door' },
      { shotId: 'shot_1', assetId: 'tom', occurrences: 1 },
    ],
    inverse: [
      { shotId: 'shot_1', assetId: 'ada', ...ada },
      { shotId: 'shot_1', assetId: 'tom', occurrences: 0, label: '' },
    ],
  })
})

test('several shots: adding to all keeps how often it is where it is in; removing brings everything back', () => {
  const cast = castOf({ shot_1: { ada }, shot_2: {}, shot_3: { tom: { occurrences: 1, label: '' } } })
  expect(rowsOf(cast, new Map([['ada', { occurrences: 1 }]])).rows).toEqual([
    { shotId: 'shot_2', assetId: 'ada', occurrences: 1 }, { shotId: 'shot_3', assetId: 'ada', occurrences: 1 },
  ])
  const removal = new Map([['ada', { occurrences: 0 }]])
  expect(rowsOf(cast, removal)).toEqual({
    rows: [{ shotId: 'shot_1', assetId: 'ada', occurrences: 0 }],
    inverse: [{ shotId: 'shot_1', assetId: 'ada', ...ada }],
  })
  expect([shotsWith(cast, new Map(), 'ada'), shotsWith(cast, removal, 'ada')]).toEqual([1, 0])
})
