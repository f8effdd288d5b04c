import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const eslint = new ESLint()

/** The rules a snippet breaks when it stands in this file. */
async function lint(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath })
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? []
}

const IMPORTS = 'framewright/imports'

it.each([
  ['drawing/paint.ts', "import '../web/lib/session.ts'"],
  ['drawing/paint.ts', "import '../server/kernel/errors.ts'"],
  ['drawing/paint.ts', "import 'uuid'"],
  ['web/lib/session.ts', "import '../../server/kernel/errors.ts'"],
  ['web/pages/home/HomePage.tsx', "import type { Shot } from '../../../server/modules/board/shot.service.ts'"],
  ['server/kernel/errors.ts', "import '../../web/lib/session.ts'"],
  ['server/kernel/errors.ts', "import '../change.ts'"],
  ['server/kernel/errors.ts', "import '../platform/database/client.ts'"],
  ['server/kernel/errors.ts', "import 'node:fs'"],
  ['server/platform/bus/bus.ts', "import '../../modules/board/shot.service.ts'"],
  ['server/platform/bus/bus.ts', "import '../../change.ts'"],
  ['server/change.ts', "import './modules/board/shot.service.ts'"],
  ['server/main.ts', "import './modules/board/shot.graphql.ts'"],
  ['server/app.ts', "import './modules/board/shot.graphql.ts'"],
  ['server/schema.ts', "import './modules/board/shot.service.ts'"],
  ['server/schema.ts', "import './modules/board/shot.rest.ts'"],
  ['server/routes.ts', "import './modules/board/shot.graphql.ts'"],
  ['server/graphql/builder.ts', "import '../modules/board/shot.service.ts'"],
  ['server/rest/errors.ts', "import '../modules/board/shot.service.ts'"],
  ['server/modules/board/shot.policy.ts', "import '../../platform/database/client.ts'"],
  ['server/modules/board/shot.policy.ts', "import './shot.service.ts'"],
  ['server/modules/board/shot.service.ts', "import './shot.graphql.ts'"],
  ['server/modules/board/shot.service.ts', "import './view.rest.ts'"],
  ['server/modules/board/shot.service.ts', "import '../production/casting.service.ts'"],
  ['server/modules/board/shot.service.ts', "import type { CastRow } from '../production/casting.service.ts'"],
  ['server/modules/media/media.policy.ts', "import '../board/view.policy.ts'"],
  ['server/modules/identity/member.graphql.ts', "import { WebhookNode } from '../delivery/webhook.graphql.ts'"],
  ['server/modules/identity/member.service.ts', "export type Page = import('../search/search.service.ts').Page"],
  ['server/modules/search/search.service.ts', "import '../unordered/unordered.service.ts'"],
  ['server/modules/board/shot.service.ts', "import '../../graphql/builder.ts'"],
  ['server/modules/board/shot.service.ts', "import { GraphQLError } from 'graphql'"],
  ['server/modules/board/shot.service.ts', "import type { FastifyRequest } from 'fastify'"],
  ['server/modules/board/shot.service.ts', "import pg from 'pg'"],
  ['server/modules/delivery/exports/formats/video.ts', "import 'node-av/lib'"],
  ['server/modules/board/shot.service.ts', "import { readFile } from 'node:fs/promises'"],
  ['server/modules/board/shot.service.ts', "import { S3Client } from '@aws-sdk/client-s3'"],
  ['server/modules/board/shot.graphql.ts', "import '../../change.ts'"],
  ['server/modules/board/shot.graphql.ts', "import { mediaUrl } from '../media/media.graphql.ts'"],
  ['server/modules/board/shot.graphql.ts', "import './shot.rest.ts'"],
  ['server/modules/board/shot.rest.ts', "import { MediaNode } from '../media/media.rest.ts'"],
  ['server/modules/board/shot.rest.ts', "import { GraphQLError } from 'graphql'"],
  ['server/rest/errors.ts', "import '@pothos/core'"],
  ['server/platform/storage/disk.ts', "import '@prisma/adapter-pg'"],
  ['web/main.tsx', "import './pages/home/HomePage.tsx'"],
  ['web/pages/home/HomePage.tsx', "import '../../routes.tsx'"],
  ['web/pages/home/HomePage.tsx', "import '../signin/SignInPage.tsx'"],
  ['web/features/shots/ShotCard.tsx', "import '../../pages/home/HomePage.tsx'"],
  ['web/features/shots/ShotCard.tsx', "import 'pixi.js'"],
  ['web/relay/environment.ts', "import '../features/shots/ShotCard.tsx'"],
  ['web/ui/Tooltip.tsx', "import '../features/shots/ShotCard.tsx'"],
  ['web/ui/Tooltip.tsx', "import '../relay/environment.ts'"],
  ['web/ui/Tooltip.tsx', "import { useFragment } from 'react-relay'"],
  ['web/ui/Tooltip.tsx', "import { Link } from 'react-router-dom'"],
  ['web/ui/Tooltip.tsx', "import type { ShotCard_shot$key } from '../__generated__/ShotCard_shot.graphql.ts'"],
  ['web/lib/session.ts', "import { useFragment } from 'react-relay'"],
  ['web/lib/session.ts', "import { useNavigate } from 'react-router-dom'"],
  ['web/canvas/brush.ts', "import { Box } from '@chakra-ui/react'"],
  ['web/canvas/brush.ts', "import '../ui/Tooltip.tsx'"],
  ['web/canvas/brush.ts', "import { fetchQuery } from 'relay-runtime'"],
  ['web/canvas/brush.ts', "export const load = () => import('../features/shots/ShotCard.tsx')"],
  ['web/canvas/brush.ts', "export type { Shot } from '../features/shots/ShotCard.tsx'"],
  ['web/canvas/brush.ts', "export type Shot = import('../features/shots/ShotCard.tsx').Shot"],
  ['web/features/tasks/TaskMenu.tsx', "import '../shots/ShotMenu.tsx'"],
  ['web/features/tasks/TaskMenu.tsx', "import type { ShotMenu } from '../shots/ShotMenu.tsx'"],
  ['web/features/shots/ShotMenu.tsx', "import '../unordered/UnorderedMenu.tsx'"],
  ['web/lib/session.ts', "import './format'"],
  ['client/client.ts', "import 'uuid'"],
  ['client/client.ts', "import '../cli/session.ts'"],
  ['cli/session.ts', "import '../server/kernel/errors.ts'"],
  ['web/features/shots/ShotMenu.tsx', "import type { Shot$key } from '../../__generated__/ShotCard_shot.graphql.ts'"],
])('%s may not hold: %s', async (filePath, code) => {
  expect(await lint(filePath, code)).toContain(IMPORTS)
})

const OWNER = [
  "import { graphql } from 'react-relay'",
  "import type { ShotCard_shot$key } from '../../__generated__/ShotCard_shot.graphql.ts'",
  'export const fragment = graphql`fragment ShotCard_shot on Shot { id }`',
  'export type Key = ShotCard_shot$key',
].join('\n')

it.each([
  ['drawing/paint.ts', "import './stroke.ts'"],
  ['server/app.ts', "import './schema.ts'"],
  ['server/schema.ts', "import './modules/board/shot.graphql.ts'"],
  ['server/modules/board/shot.graphql.ts', "import { Media } from '../media/media.graphql.ts'\nexport { Media }"],
  ['server/modules/board/shot.service.ts', "import './view.service.ts'"],
  ['server/modules/board/shot.service.ts', "import '../media/media.service.ts'"],
  ['server/modules/production/casting.service.ts', "import '../board/shot.service.ts'"],
  ['server/hooks.ts', "import './modules/board/shot.service.ts'"],
  ['server/modules/board/shot.service.ts', "import '../../change.ts'"],
  ['server/modules/board/shot.policy.ts', "import '../media/media.policy.ts'"],
  ['server/platform/bus/bus.ts', "import 'pg'"],
  ['web/routes.tsx', "export const load = () => import('./pages/home/HomePage.tsx')"],
  ['web/pages/home/HomePage.tsx', "import './homePageLoader.ts'"],
  ['web/canvas/brush.ts', "import '../../drawing/stroke.ts'"],
  ['web/features/shots/ShotCard.tsx', OWNER],
  ['web/features/shots/ShotMenu.tsx', "import '../tasks/TaskMenu.tsx'"],
  ['web/pages/home/homePageLoader.ts', "import '../../__generated__/HomePageQuery.graphql.ts'"],
])('%s may hold: %s', async (filePath, code) => {
  expect(await lint(filePath, code)).not.toContain(IMPORTS)
})

it.each([
  ['server/app.ts', 'export const port = process.env.PORT', 'no-restricted-properties'],
  ['server/app.ts', "console.log('started')", 'no-console'],
  ['web/lib/session.ts', "console.error('lost')", 'no-console'],
  ['server/modules/board/shot.service.ts', 'export const client = new PrismaClient()', 'no-restricted-syntax'],
  ['tests/api/shots/moveShot.test.ts', 'export const client = new PrismaClient()', 'no-restricted-syntax'],
  ['web/lib/session.ts', 'export default {}', 'no-restricted-syntax'],
  ['web/lib/session.ts', 'const session = {}\nexport { session as default }', 'no-restricted-syntax'],
  ['web/lib/index.ts', 'export const one = 1', 'framewright/file-names'],
  ['server/kernel/utils.ts', 'export const one = 1', 'framewright/file-names'],
  ['web/lib/session.ts', 'const one: any = 1\nexport { one }', '@typescript-eslint/no-explicit-any'],
  ['web/features/shots/useShots.ts', 'export function useShots(on: boolean) { if (on) useState(1) }',
    'react-hooks/rules-of-hooks'],
  ['web/features/shots/shotChanges.ts', 'export const run = graphql`mutation Wrong { moveShots { id } }`',
    'relay/graphql-naming'],
])('%s may not hold: %s', async (filePath, code, rule) => {
  expect(await lint(filePath, code)).toContain(rule)
})

const FILLED = 'const open = new Map<string, number>()\nexport const note = (id: string) => open.set(id, 1)'

it.each([
  'export let count = 0',
  FILLED,
  'const ids: string[] = []\nexport function note(id: string) { ids.push(id) }',
  'const counts: Record<string, number> = {}\nexport const note = (id: string) => { counts[id] = 1 }',
  'export const kept = new LRUCache<string, number>({ max: 10 })',
])('a module may not hold: %s', async (code) => {
  for (const filePath of ['server/modules/board/shot.service.ts', 'web/lib/session.ts']) {
    expect(await lint(filePath, code)).toContain('framewright/module-state')
  }
})

it.each([
  ['server/kernel/codes.ts', "const names = new Map([['a', 1]])\nexport const of = (id: string) => names.get(id)"],
  ['server/kernel/codes.ts', FILLED.replace('new Map<string, number>()', 'new WeakMap<object, number>()')],
  ['server/kernel/codes.ts', 'const names: string[] = []\nfor (const name of [1]) names.push(String(name))'],
])('%s may hold: %s', async (filePath, code) => {
  expect(await lint(filePath, code)).not.toContain('framewright/module-state')
})

const USER_WRITE = (data: string) => `export const write = (tx) => tx.user.updateMany({ data: ${data} })`

it.each([
  ['server/modules/identity/signIn.service.ts', USER_WRITE('{ emailVerifiedAt: new Date() }')],
  ['server/modules/identity/signIn.service.ts', 'export const data = { name: 1, emailVerifiedAt: null }'],
  ['server/modules/identity/addressProof.ts', USER_WRITE("{ ['x']: 1, 'emailVerifiedAt': new Date() }")],
  ['server/modules/identity/mail.rest.ts', 'export const verify = (user) => { user.emailVerifiedAt = 1 }'],
  ['prisma/demo/fillDemo.ts', 'export const sql = `UPDATE "User" SET "emailVerifiedAt" = now()`'],
])('%s may not verify an address: %s', async (filePath, code) => {
  expect(await lint(filePath, code)).toContain('framewright/proven-address')
})

it.each([
  ['addressProof.ts', 'function proveAddress(tx) { tx.user.update({ data: { emailVerifiedAt: 1 } }) }'],
  ['signIn.service.ts', 'export const count = (tx) => tx.user.count({ where: { emailVerifiedAt: null } })'],
  ['signIn.service.ts', 'const where = { emailVerifiedAt: { not: null } }\nexport { where }'],
  ['signIn.service.ts', 'export const isVerified = ({ emailVerifiedAt }) => emailVerifiedAt !== null'],
])('%s may read whether an address is verified: %s', async (file, code) => {
  expect(await lint(`server/modules/identity/${file}`, code)).not.toContain('framewright/proven-address')
})

it('keeps files under 300 lines', async () => {
  const tooLong = 'export {}\n'.repeat(301)
  expect(await lint('web/lib/session.ts', tooLong)).toContain('max-lines')
})

it('leaves configuration its default export and config.ts the environment', async () => {
  expect(await lint('web/vite.config.ts', 'export default {}')).toEqual([])
  expect(await lint('server/config.ts', 'export const port = process.env.PORT')).toEqual([])
})
