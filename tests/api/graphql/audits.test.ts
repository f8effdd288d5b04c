import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'

describe('GraphQL over HTTP', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  const audits = serverAudits({ url: () => `${app.url}/graphql`, fetchFn: fetch })

  it('has an audit for every rule of the specification', () => {
    expect(audits.length).toBeGreaterThan(50)
  })

  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    const result = await audit.fn()
    expect(result.status, 'reason' in result ? result.reason : '').toBe('ok')
  })
})
