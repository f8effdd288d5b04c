import { v7 as uuidv7 } from 'uuid'
import type { Asset, AssetDependency } from '../../__generated__/prisma/client.ts'
import type { AssetLink } from '../../__generated__/prisma/enums.ts'
import { type Change, changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { circleOf, type Link, nameInChain, nextsOf, shortestChain } from '../../kernel/chains.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { assetFailures } from './asset.failures.ts'
import { dependencyVisibleTo, LIVE_DEPENDENCY, visibleTo } from './asset.policy.ts'

/** How one asset stands to another: both wordings of both links. */
export type AssetRelationship = 'USES' | 'USED' | 'OWNS' | 'BELONGS_TO'

/** Each wording as it is stored; `isSwapped` where the other asset is the source. */
const LINKS: Record<AssetRelationship, { link: AssetLink; isSwapped: boolean }> = {
  USES: { link: 'USES', isSwapped: false },
  USED: { link: 'USES', isSwapped: true },
  OWNS: { link: 'OWNS', isSwapped: false },
  BELONGS_TO: { link: 'OWNS', isSwapped: true },
}

/** Why a link is refused that is there already. */
const DOUBLES = { USES: assetFailures.ASSET_USES_ALREADY, OWNS: assetFailures.ASSET_OWNS_ALREADY }

/** A link that is to be made. */
interface NewLink {
  source: Pick<Asset, 'id' | 'name'>
  target: Pick<Asset, 'id' | 'name'>
  link: AssetLink
}

/** Everything that what an asset owns owns in turn, as links; what lies in the trash counts: it may come back. */
const readOwned = (tx: Transaction, assetId: string) => tx.$queryRaw<Link[]>`
  WITH RECURSIVE owned("id") AS (
    SELECT ${assetId}::uuid
    UNION
    SELECT d."targetId" FROM owned o JOIN "AssetDependency" d ON d."sourceId" = o."id" AND d."link" = 'OWNS'
  )
  SELECT d."sourceId" AS "from", d."targetId" AS "to"
  FROM owned o JOIN "AssetDependency" d ON d."sourceId" = o."id" AND d."link" = 'OWNS'
  ORDER BY d."id"`

/** Throws CONFLICT, naming the chain, when the target owns the source already, through whatever is between them. */
async function demandNoCycle(tx: Transaction, { source, target }: NewLink): Promise<void> {
  const chain = shortestChain(nextsOf(await readOwned(tx, target.id)), target.id, source.id)
  if (!chain) return
  const assets = await tx.asset.findMany({ where: { id: { in: chain } } })
  const names = new Map(assets.map(({ id, name, deletedAt }) => [id, nameInChain(name, deletedAt)]))
  throw fail(assetFailures.ASSET_OWNS_IN_CIRCLE(circleOf(chain, names)), { field: 'targetId' })
}

async function demandNoDouble(tx: Transaction, { source, target, link }: NewLink): Promise<void> {
  const key = { sourceId: source.id, targetId: target.id, link }
  if (!(await tx.assetDependency.findUnique({ where: { sourceId_targetId_link: key } }))) return
  throw fail(DOUBLES[link]({ source: source.name, target: target.name }), { field: 'targetId' })
}

/** Marks both assets of links as changed: their dependencies are part of them. */
const touch = (tx: Transaction, ...links: readonly NewLink[]) => {
  const ids = links.flatMap(({ source, target }) => [source.id, target.id])
  return tx.asset.updateMany({ where: { id: { in: ids } }, data: { updatedAt: new Date() } })
}

function recordDependency(
  { record }: Change,
  type: 'asset.dependencyAdded' | 'asset.dependencyRemoved',
  dependencyId: string,
  { source, target, link }: NewLink,
): void {
  record(type, { type: 'Asset', id: source.id }, {
    name: source.name,
    dependency: toTypeId('AssetDependency', dependencyId),
    relationshipType: link,
    target: toTypeId('Asset', target.id),
    targetName: target.name,
  })
}

/** Two assets among those that were found. NOT_FOUND when one of them was not. */
function both(oneId: string, otherId: string, found: readonly Asset[]): [Asset, Asset] {
  const [one, other] = [oneId, otherId].map((id) => found.find((asset) => asset.id === id))
  if (!one || !other) throw notFound('Asset')
  return [one, other]
}

/** Links two assets inside a change of their project. CONFLICT when they are, or when something would own itself. */
export async function linkAssets(change: ProjectChange, made: NewLink): Promise<AssetDependency> {
  const { tx, project } = change
  const { source, target, link } = made
  await demandNoDouble(tx, made)
  if (link === 'OWNS') await demandNoCycle(tx, made)
  const dependency = await tx.assetDependency.create({
    data: { projectId: project.id, sourceId: source.id, targetId: target.id, link },
  })
  await touch(tx, made)
  recordDependency(change, 'asset.dependencyAdded', dependency.id, made)
  return dependency
}

/**
 * Has assets use others of the locked project inside a change of it, none of which do yet. A few statements however
 * many there are. Answers the ids of the links.
 */
export async function useAssetsIn(
  change: ProjectChange,
  uses: readonly Omit<NewLink, 'link'>[],
): Promise<string[]> {
  const { tx, project } = change
  const made = uses.map(({ source, target }) => ({ id: uuidv7(), source, target, link: 'USES' as const }))
  if (made.length === 0) return []
  await tx.assetDependency.createMany({
    data: made.map(({ id, source, target, link }) =>
      ({ id, projectId: project.id, sourceId: source.id, targetId: target.id, link })),
  })
  await touch(tx, ...made)
  for (const { id, ...link } of made) recordDependency(change, 'asset.dependencyAdded', id, link)
  return made.map(({ id }) => id)
}

/** Takes links between assets away inside a change of their project. Those of assets in the trash stay. */
export async function unlinkAssetsIn(change: ProjectChange, ids: readonly string[]): Promise<AssetDependency[]> {
  const { tx, project } = change
  const found = await tx.assetDependency.findMany({
    where: { id: { in: [...ids] }, projectId: project.id, ...LIVE_DEPENDENCY },
    include: { source: true, target: true },
  })
  await tx.assetDependency.deleteMany({ where: { id: { in: found.map(({ id }) => id) } } })
  await touch(tx, ...found)
  for (const { id, source, target, link } of found) {
    recordDependency(change, 'asset.dependencyRemoved', id, { source, target, link })
  }
  return found.map(({ source: _source, target: _target, ...dependency }) => dependency)
}

/**
 * Says how an asset stands to another of its project. INVALID_INPUT for itself or an asset of another project, CONFLICT
 * when that was said before, in whichever wording, or when something would own itself.
 */
export async function addAssetDependency(
  viewer: Viewer,
  assetId: string,
  targetId: string,
  relationship: AssetRelationship,
): Promise<AssetDependency> {
  const [one, other] = both(assetId, targetId, await prisma().asset.findMany({
    where: { id: { in: [assetId, targetId] }, ...visibleTo(viewer) },
  }))
  if (assetId === targetId) throw fail(assetFailures.ASSET_DEPENDS_ON_ITSELF(), { field: 'targetId' })
  const { projectId } = one
  if (other.projectId !== projectId) throw fail(assetFailures.ASSETS_IN_DIFFERENT_PROJECTS(), { field: 'targetId' })
  const { link, isSwapped } = LINKS[relationship]
  return changeProject(viewer, projectId, 'assets:write', async (change) => {
    const { tx } = change
    const where = { id: { in: [assetId, targetId] }, projectId, deletedAt: null }
    const [asset, target] = both(assetId, targetId, await tx.asset.findMany({ where }))
    return linkAssets(change, isSwapped ? { source: target, target: asset, link } : { source: asset, target, link })
  })
}

/** Takes a dependency away. NOT_FOUND while one of its assets lies in the trash. */
export async function removeAssetDependency(viewer: Viewer, dependencyId: string): Promise<AssetDependency> {
  const located = await prisma().assetDependency.findFirst({
    where: { id: dependencyId, ...dependencyVisibleTo(viewer) },
    select: { projectId: true },
  })
  if (!located) throw notFound('Dependency')
  return changeProject(viewer, located.projectId, 'assets:write', async (change) => {
    const [removed] = await unlinkAssetsIn(change, [dependencyId])
    if (!removed) throw notFound('Dependency')
    return removed
  })
}
