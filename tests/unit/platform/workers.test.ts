import { expect, onTestFinished, test } from 'vitest'
import { Resources } from '../../../server/kernel/resources.ts'
import { runApart } from '../../../server/platform/workers/workers.ts'

test('a thread that waits for work has turns of its event loop, in which native memory is given back', async () => {
  const resources = new Resources()
  onTestFinished(() => resources.close())
  const file = new URL('./turns.ts', import.meta.url)
  const countTurns = () => resources.run(() => runApart<null, number>(file, 'countTurns', null))
  expect(await countTurns()).toBe(0)
  await expect.poll(countTurns).toBeGreaterThan(0)
})
