import { tryOutMessages } from '../../messages/tryOut.ts'
import { readError } from '../../relay/errors.ts'
import { isFinalFailure } from '../../relay/finalFailure.ts'
import type { CarriedAsset, CarriedTask } from './carriedRows.ts'
import type { CarryProgress, KeptFrame } from './keptFrame.ts'

const words = tryOutMessages
/** So many digits of the frame's id name its project: enough to be unique in an organization. */
const CODE_DIGITS = 6

type Shot = { readonly id: string; readonly name: string; readonly views: readonly { readonly id: string }[] }

/** What carrying a frame asks of the server; every call rejects as its request does. */
export interface CarryServer {
  findPlaces(): Promise<{
    readonly viewer: { readonly id: string; readonly name: string }
    readonly organizations: readonly { readonly id: string; readonly viewerCanCreateProjects: boolean }[]
    readonly projects: readonly { readonly id: string; readonly code: string }[]
  }>
  findBoard(projectId: string): Promise<{
    readonly name: string
    readonly storyboardId: string
    readonly shots: readonly Shot[]
    readonly assetNames: readonly string[]
    readonly taskTitles: readonly string[]
  }>
  createOrganization(name: string): Promise<string>
  createProject(input: {
    organizationId: string; name: string; description: string; code: string
  }): Promise<string>
  createShot(input: { storyboardId: string; name: string; description: string }): Promise<Omit<Shot, 'name'>>
  draw(shotId: string, viewId: string, operations: KeptFrame['operations']): Promise<void>
  setImage(viewId: string, file: File): Promise<void>
  createAsset(input: CarriedAsset & { projectId: string }): Promise<void>
  createTask(input: CarriedTask & { projectId: string; shotIds: string[] }): Promise<void>
}

/** What became of a frame: a board has it, or it is another's or its project is gone. */
export type CarryEnd =
  | {
      readonly kind: 'carried'
      readonly projectId: string
      readonly projectName: string
      /** The organization that was made for it, or null. */
      readonly newOrganizationId: string | null
      /** Why the image was refused, in a sentence; null when it is there or there was none. */
      readonly imageProblem: string | null
    }
  | { readonly kind: 'not-theirs' }
  | { readonly kind: 'gone' }

type Notes = {
  /** The organization chosen on this device, or null. */
  readonly selectedId: string | null
  /** Keeps how far it has come, for who goes on after a reload. */
  readonly note: (progress: CarryProgress) => Promise<void>
}

/** The code of the project made for a frame: the same however often it is asked for. */
export function projectCodeOf({ id }: Pick<KeptFrame, 'id'>): string {
  return `TRY-${id.slice(-CODE_DIGITS).toUpperCase()}`
}

/**
 * Brings a kept frame into a project of who is signed in: organization, project, shot, drawing, image, assets, tasks.
 * It may stop anywhere and be repeated: parts that exist already are found. Rejects as a request does.
 */
export async function carryFrame(
  frame: KeptFrame,
  server: CarryServer,
  { selectedId, note }: Notes,
): Promise<CarryEnd> {
  let progress = frame.progress
  const advance = async (step: CarryProgress): Promise<void> => {
    progress = { ...progress, ...step }
    await note(progress)
  }
  const { viewer, organizations, projects } = await server.findPlaces()
  if (progress.userId !== undefined && progress.userId !== viewer.id) return { kind: 'not-theirs' }
  await advance({ userId: viewer.id })

  let newOrganizationId: string | null = null
  const findOrganization = async (): Promise<string> => {
    const open = organizations.filter(({ viewerCanCreateProjects }) => viewerCanCreateProjects)
    const chosen = open.find(({ id }) => id === selectedId) ?? open[0]
    if (chosen) return chosen.id
    newOrganizationId = await server.createOrganization(words.organizationName(viewer.name))
    return newOrganizationId
  }
  const code = projectCodeOf(frame)
  const made = projects.find((project) => project.code.toUpperCase() === code)
  let projectId = progress.projectId ?? made?.id
  try {
    projectId ??= await server.createProject({
      organizationId: await findOrganization(), name: words.projectName, description: words.projectLine, code,
    })
  } catch (error) {
    // Its code was given before: the project was made and is in the trash or the archive by now.
    if (readError(error).code === 'CONFLICT') return { kind: 'gone' }
    throw error
  }
  await advance({ projectId })

  const board = await server.findBoard(projectId).catch((error: unknown) => {
    if (readError(error).code === 'NOT_FOUND') return null
    throw error
  })
  if (board === null) return { kind: 'gone' }
  const { storyboardId } = board
  const { description } = frame
  const { shotId } = progress
  const shot =
    board.shots.find(({ id, name }) => (shotId === undefined ? name === words.shotName : id === shotId))
    ?? (await server.createShot({ storyboardId, name: words.shotName, description }))
  const viewId = shot.views[0]?.id
  if (viewId === undefined) return { kind: 'gone' }
  await advance({ shotId: shot.id })

  if (!progress.isDrawn && frame.operations.length > 0) await server.draw(shot.id, viewId, frame.operations)
  await advance({ isDrawn: true })
  let imageProblem: string | null = null
  if (!progress.hasImage && frame.image) {
    await server.setImage(viewId, frame.image).catch((error: unknown) => {
      // A picture that is refused must not hold the drawing back.
      if (!isFinalFailure(error)) throw error
      const { message, fields } = readError(error)
      imageProblem = Object.values(fields)[0] ?? message
    })
  }
  await advance({ hasImage: true })

  for (const asset of frame.assets) {
    if (!board.assetNames.includes(asset.name)) await server.createAsset({ ...asset, projectId })
  }
  for (const task of frame.tasks) {
    if (!board.taskTitles.includes(task.title)) await server.createTask({ ...task, projectId, shotIds: [shot.id] })
  }
  return { kind: 'carried', projectId, projectName: board.name, newOrganizationId, imageProblem }
}
