import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { join, makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import {
  anyPng, giveImage, giveLayerImage, VIEW_WITH_LAYERS, type ViewWithImage, type ViewWithLayers,
} from '../../harness/images.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { mutated } from '../projects/projectCalls.ts'

const TRANSFER = `mutation ($input: TransferProjectInput!) { transferProject(input: $input) { project { id } } }`
const READ = `query ($id: ID!) { node(id: $id) { ... on View { image { id url } pictureRevision } } }`
const READ_LAYERS = `query ($id: ID!) { node(id: $id) { ... on View ${VIEW_WITH_LAYERS.replace('view', '')} } }`

describe('images of a project that moves to another organization', () => {
  let app: TestApp
  let source: Studio
  let target: Studio

  beforeAll(async () => {
    app = await startApp()
    ;[source, target] = [await makeStudio(app), await makeStudio(app)]
    await join(target.organizationId, source.owner, 'ADMIN')
  })
  afterAll(() => app.stop())

  const newView = async (storyboardId: string, person = source.owner) =>
    (await makeShot(app, person, storyboardId)).views[0]?.id ?? ''
  const read = async (id: string) => (await app.ask<{ node: ViewWithImage }>(source.owner, READ, { id })).node
  const storageOf = async (studio: Studio) => {
    const id = uuidOf('Organization', studio.organizationId)
    return Number((await prisma.organization.findUniqueOrThrow({ where: { id } })).storageBytes)
  }
  const ownerOf = async (imageId: string | undefined) =>
    (await prisma.media.findUniqueOrThrow({ where: { id: uuidOf('Media', imageId ?? '') } })).organizationId
  const send = (projectId: string) =>
    app.send(source.owner, TRANSFER, { input: { projectId, organizationId: target.organizationId } })

  it('go with it, are shared where they are there already, and are copied where others use them', async () => {
    const { projectId, storyboardId } = await makeProject(app, source.owner, source.organizationId)
    const [own, known, shared] = await Promise.all([anyPng(), anyPng(), anyPng()])
    const views = await Promise.all([newView(storyboardId), newView(storyboardId), newView(storyboardId)])
    const [ownView = '', knownView = '', sharedView = ''] = views
    const moved = await giveImage(app, source.owner, ownView, own)
    const doubled = await giveImage(app, source.owner, knownView, known)
    const copied = await giveImage(app, source.owner, sharedView, shared)
    await giveImage(app, source.owner, await newView(source.storyboardId), shared)
    const there = await giveImage(app, target.owner, await newView(target.storyboardId, target.owner), known)
    const before = [await storageOf(source), await storageOf(target)] as const

    expect((await send(projectId)).errors).toEqual([])
    const targetId = uuidOf('Organization', target.organizationId)
    expect((await read(ownView)).image?.id).toBe(moved.image?.id)
    expect((await read(knownView)).image?.id).toBe(there.image?.id)
    const copy = (await read(sharedView)).image
    expect(copy?.id).not.toBe(copied.image?.id)
    expect([await ownerOf(moved.image?.id), await ownerOf(copy?.id)]).toEqual([targetId, targetId])
    for (const view of views) {
      expect((await fetch(`${app.url}${(await read(view)).image?.url}`)).status).toBe(200)
    }
    const [ownBytes = 0, sharedBytes = 0] = [moved.image?.bytes, copied.image?.bytes]
    expect(await storageOf(source)).toBe(before[0] - ownBytes)
    expect(await storageOf(target)).toBe(before[1] + ownBytes + sharedBytes)
    // Its row stays until the night, when nothing shows it any more.
    expect(await ownerOf(doubled.image?.id)).toBe(uuidOf('Organization', source.organizationId))
  })

  it('go with it from layers and frame templates, and stay where others use them', async () => {
    const { projectId, storyboardId } = await makeProject(app, source.owner, source.organizationId)
    const bytes = await anyPng()
    const viewId = await newView(storyboardId)
    await giveLayerImage(app, source.owner, viewId, { bytes })
    const stays = await newView(source.storyboardId)
    await giveLayerImage(app, source.owner, stays, { bytes })
    const template = { name: 'Marsh', viewId, isDefault: true }
    await mutated(app, source.owner, 'createFrameTemplate', template, 'project { id }')
    expect((await send(projectId)).errors).toEqual([])
    for (const id of [viewId, await newView(storyboardId), stays]) {
      const { node } = await app.ask<{ node: ViewWithLayers }>(source.owner, READ_LAYERS, { id })
      expect(node.layerPictures).toHaveLength(1)
      expect((await fetch(`${app.url}${node.layerPictures[0]?.url}`)).status).toBe(200)
    }
    const ofProject = { projectId: uuidOf('Project', projectId) }
    const include = { media: { select: { organizationId: true } } }
    const placed = await prisma.layerImage.findMany({ where: { view: { shot: { storyboard: ofProject } } }, include })
    const kept = await prisma.templateImage.findMany({ where: ofProject, include })
    const owners = [...placed, ...kept].map(({ media }) => media.organizationId)
    expect(owners).toEqual(Array(3).fill(uuidOf('Organization', target.organizationId)))
  })

  it('need room there', async () => {
    const { projectId, storyboardId } = await makeProject(app, source.owner, source.organizationId)
    const view = await newView(storyboardId)
    await giveImage(app, source.owner, view)
    const id = uuidOf('Organization', target.organizationId)
    const { storageBytes } = await prisma.organization.findUniqueOrThrow({ where: { id } })
    await prisma.organization.update({
      where: { id },
      data: { plan: 'PROFESSIONAL', storageBytes: 100n * 1024n ** 3n },
    })
    const { project } = await app.ask<{ project: { transferPlan: { problem: { message: string } | null } } }>(
      source.owner,
      `query ($id: ID!, $to: ID!) { project(by: { id: $id }) {
        transferPlan(organizationId: $to) { problem { message } } } }`,
      { id: projectId, to: target.organizationId },
    )
    expect(project.transferPlan.problem?.message).toBe('The Professional plan allows up to 100 GB of storage.')
    expectRefused(await send(projectId), 'PLAN_LIMIT')
    await prisma.organization.update({ where: { id }, data: { plan: 'ENTERPRISE', storageBytes } })
  })
})
