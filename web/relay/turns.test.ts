import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('sends the requests of one turn after each other, also after one that failed', async () => {
  const inTurn = createTurns()
  const sent: string[] = []
  const waiting = new Map<string, { answer: () => void; fail: () => void }>()
  const send = (name: string) => () => {
    sent.push(name)
    return new Promise<string>((resolve, reject) => {
      waiting.set(name, { answer: () => resolve(name), fail: () => reject(new Error(name)) })
    })
  }
  const first = inTurn('status_1', send('first'))
  const second = inTurn('status_1', send('second'))
  const other = inTurn('status_2', send('other'))
  expect(sent).toEqual(['first', 'other'])
  waiting.get('first')?.fail()
  await expect(first).rejects.toThrow('first')
  expect(sent).toEqual(['first', 'other', 'second'])
  waiting.get('second')?.answer()
  waiting.get('other')?.answer()
  expect(await Promise.all([second, other])).toEqual(['second', 'other'])
  inTurn('status_1', send('third'))
  expect(sent).toContain('third')
})
