import { clientOf } from '../harness/client.ts'
import { makeOrganization, makePerson } from '../harness/fixtures.ts'
import { makeDataFolder, startServer } from '../harness/serverProcess.ts'
import { measureBoard } from './board.ts'
import { measureBoardQuery } from './boardQuery.ts'
import { measureCrowd } from './crowd.ts'
import { measureEnumeration } from './enumeration.ts'
import { measureLanding } from './landing.ts'
import { isWithinBound, printRatio, type Ratio } from './measure.ts'
import { measureMoves } from './moves.ts'
import { measurePen } from './pen.ts'
import { measurePlaybackInStep } from './playback.ts'
import { measureSaves } from './saves.ts'
import { measureTaskBoard } from './taskBoard.ts'
import { measureTogether } from './together.ts'

const preparing = new URL('../../scripts/prepare.mjs', import.meta.url).href
type Build = () => Promise<void>
const { buildServer, buildWeb } = (await import(preparing)) as { buildServer: Build; buildWeb: Build }
await buildServer()
await buildWeb()
const folder = makeDataFolder()
// Rates are counted by address: each request says it comes from another one.
const server = await startServer(folder.path, { TRUST_PROXY: 'on' })
try {
  const client = clientOf(server.url)
  const owner = await makePerson(client)
  const organizationId = await makeOrganization(client, owner, { name: 'Bench' })
  const benchmarks: Record<string, () => Promise<Ratio[]>> = {
    pen: () => measurePen(client, owner, organizationId),
    board: () => measureBoard(client, owner, organizationId),
    boardQuery: () => measureBoardQuery(),
    moves: () => measureMoves(client, owner, organizationId),
    saves: () => measureSaves(client, owner, organizationId),
    playback: () => measurePlaybackInStep(client, owner, organizationId),
    taskBoard: () => measureTaskBoard(client, owner, organizationId),
    together: () => measureTogether(client, owner, organizationId),
    crowd: () => measureCrowd(),
    enumeration: () => measureEnumeration(client),
    landing: () => measureLanding(server.url),
  }
  // `npm run bench pen board` runs these alone.
  const chosen = process.argv.slice(2)
  const names = chosen.length > 0 ? chosen : Object.keys(benchmarks)
  const ratios: Ratio[] = []
  for (const name of names) {
    const measure = benchmarks[name]
    if (!measure) throw new Error(`There is no benchmark ${name}: there are ${Object.keys(benchmarks).join(', ')}`)
    ratios.push(...(await measure()))
  }
  ratios.forEach(printRatio)
  if (!ratios.every(isWithinBound)) process.exitCode = 1
} finally {
  await server.end('SIGTERM')
  folder.remove()
}
