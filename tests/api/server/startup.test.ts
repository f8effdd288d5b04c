import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, makeDataFolder, spawnServer, startServer } from '../../harness/serverProcess.ts'

/** Runs a server that must not start; answers what it said and how it ended. */
async function refused(environment: Record<string, string>) {
  const { ended, output } = spawnServer(environment)
  const code = await ended
  return { code, said: output().trim().split('\n') }
}

describe('a server that cannot start says why in one sentence and ends with an error', () => {
  const folder = makeDataFolder()
  const other = makeDataFolder()
  let running: Awaited<ReturnType<typeof startServer>>

  beforeAll(async () => {
    running = await startServer(folder.path)
  })
  afterAll(async () => {
    await running.end('SIGKILL')
    folder.remove()
    other.remove()
  })

  it('when its port is taken, leaving no database behind', async () => {
    const port = await freePort()
    const squatter = createServer().listen(port, '127.0.0.1')
    const { code, said } = await refused({ PORT: String(port), DATA_DIR: other.path })
    squatter.close()
    expect(said).toEqual([`Port ${port} is in use. Stop what uses it, or set PORT to another.`])
    expect(code).toBe(1)
  })

  it('when another server has its data folder', async () => {
    const { code, said } = await refused({ PORT: '0', DATA_DIR: folder.path })
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('Another server is using the data folder')
    expect(code).toBe(1)
  })

  it('when its data folder cannot be made or written to', async () => {
    const file = join(other.path, 'a-file')
    writeFileSync(file, '')
    const { code, said } = await refused({ PORT: '0', DATA_DIR: join(file, 'data') })
    rmSync(file)
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('cannot be written to')
    expect(code).toBe(1)
  })

  it('when no PostgreSQL answers, without telling the password', async () => {
    const port = await freePort()
    const database = `postgresql://maya:geheim@127.0.0.1:${port}/film`
    const { code, said } = await refused({ PORT: '0', DATA_DIR: other.path, DATABASE_URL: database })
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(`No PostgreSQL answers at 127.0.0.1:${port}/film`)
    expect(said[0]).not.toContain('geheim')
    expect(code).toBe(1)
  })

  it('when a variable makes no sense', async () => {
    const { code, said } = await refused({ PORT: 'four thousand', DATA_DIR: other.path })
    expect(said).toEqual(['PORT must be a number from 0 to 65535, not "four thousand".'])
    expect(code).toBe(1)
  })

  it('and stops gracefully when it is told to', async () => {
    expect((await fetch(`${running.url}/livez`)).status).toBe(200)
    expect(await running.end('SIGTERM')).toBe(0)
  })
})
