import { changeProject, type ProjectChange } from './change.ts'
import type { Viewer } from './context.ts'
import { commonFailures } from './kernel/errors.ts'
import type { Noun } from './kernel/failure.ts'
import { type InRow, type Named, objectsOf, ONLY_ROW } from './kernel/inputRows.ts'
import type { Permission } from './kernel/permissions.ts'
import { prisma, type Transaction } from './platform/database/client.ts'

interface ListedObject {
  id: string
  version: number
  deletedAt?: Date | null
}

/** A kind of objects in projects that mutations name in lists. */
export interface ObjectKind<Row extends ListedObject> {
  noun: Noun
  permission: Permission
  /** The project of an object, in the trash or not; null for who may not see the project. */
  projectOf: (viewer: Viewer, id: string, database: Transaction) => Promise<{ projectId: string } | null>
  /** The objects of a project with these ids, in the trash or not. */
  read: (tx: Transaction, projectId: string, ids: string[]) => Promise<Row[]>
}

/** The project of the first object named. NOT_FOUND for who may not see it. */
export async function locateObjects<Row extends ListedObject>(
  { noun, projectOf }: ObjectKind<Row>,
  viewer: Viewer,
  [first]: readonly InRow<Named>[],
): Promise<string> {
  const found = first && await projectOf(viewer, first.id, prisma())
  if (!found) throw (first?.row ?? ONLY_ROW).notFound(noun)
  return found.projectId
}

/**
 * The objects named, as they are under the lock of their project, in the order of the rows. NOT_FOUND for objects in
 * the trash unless `withTrashed`; CONFLICT for one of another project or at another version than expected.
 */
export async function lockedObjects<Row extends ListedObject>(
  { noun, projectOf, read }: ObjectKind<Row>,
  { tx, project }: Pick<ProjectChange, 'tx' | 'project'>,
  viewer: Viewer,
  rows: readonly InRow<Named>[],
  { withTrashed = false } = {},
): Promise<Row[]> {
  const found = await read(tx, project.id, rows.map(({ id }) => id))
  const live = withTrashed ? found : found.filter(({ deletedAt = null }) => deletedAt === null)
  return objectsOf(noun, rows, live, async ({ id, row }) => {
    const { projectId = project.id } = (await projectOf(viewer, id, tx)) ?? {}
    return projectId === project.id ? row.notFound(noun) : row.fail(null, commonFailures.ROWS_OF_DIFFERENT_PROJECTS())
  })
}

/** Changes the objects named, all or none. `withTrashed` also reaches those in the trash. */
export async function changeObjects<Row extends ListedObject, Result>(
  kind: ObjectKind<Row>,
  viewer: Viewer,
  rows: readonly InRow<Named>[],
  work: (change: ProjectChange, objects: Row[]) => Promise<Result>,
  options?: { withTrashed: boolean },
): Promise<Result> {
  const projectId = await locateObjects(kind, viewer, rows)
  return changeProject(viewer, projectId, kind.permission, async (change) =>
    work(change, await lockedObjects(kind, change, viewer, rows, options)))
}
