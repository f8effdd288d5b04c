import { test } from '@playwright/test'
import { makeWorld } from './visitors.ts'

test('those who visit the pages have their accounts', async () => {
  await makeWorld()
})
