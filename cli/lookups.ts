import {
  FramewrightError,
  OrganizationsDocument,
  ProjectDocument,
  type ProjectQuery,
  ShotDocument,
  StoryboardDocument,
  type StoryboardQuery,
} from '../client/public.ts'
import { UsageError } from './exits.ts'
import type { Session } from './session.ts'

export type FoundProject = NonNullable<ProjectQuery['project']>
export type FoundStoryboard = NonNullable<StoryboardQuery['storyboard']>

const ID = /^[a-z]+_[0-9a-hjkmnp-tv-z]{26}$/

const notFound = (noun: string, name: string) => new FramewrightError('NOT_FOUND', `${noun} "${name}" is not there`)

/** All organizations of the viewer, by name. */
export function listOrganizations({ client, signal }: Session) {
  return client.list(OrganizationsDocument, {}, (data) => data.organizations, { signal })
}

/** The id of the organization named with --organization; undefined when none was. */
export async function findOrganizationId(session: Session): Promise<string | undefined> {
  const wished = session.organization
  if (wished === undefined || ID.test(wished)) return wished
  for await (const { id, name } of listOrganizations(session)) {
    if (name.toLowerCase() === wished.toLowerCase()) return id
  }
  throw notFound('Organization', wished)
}

/** The variables of a lookup: by id when the name is one, else by the key, in the organization named. */
const lookup = async <Key>(session: Session, name: string, key: Key) =>
  ID.test(name) ? { by: { id: name } } : { by: key, organizationId: await findOrganizationId(session) }

/** The project of a code or an id. */
export async function findProject(session: Session, name: string): Promise<FoundProject> {
  const variables = await lookup(session, name, { code: name })
  const { project } = await session.client.run(ProjectDocument, variables, { signal: session.signal })
  if (!project) throw notFound('Project', name)
  return project
}

/** The board of a path (`BRICK/MAIN`) or an id. */
export async function findStoryboard(session: Session, path: string): Promise<FoundStoryboard> {
  const variables = await lookup(session, path, { path })
  const { storyboard } = await session.client.run(StoryboardDocument, variables, { signal: session.signal })
  if (!storyboard) throw notFound('Board', path)
  return storyboard
}

/** The shot of a path (`BRICK/MAIN/SH0010`) or an id. */
export async function findShot(session: Session, path: string) {
  const variables = await lookup(session, path, { path })
  const { shot } = await session.client.run(ShotDocument, variables, { signal: session.signal })
  if (!shot) throw notFound('Shot', path)
  return shot
}

/** What a place names: a project, one of its boards, or a shot. */
export function kindOfPlace(place: string): 'project' | 'storyboard' | 'shot' {
  const prefix = ID.exec(place) && place.split('_')[0]
  if (prefix === 'project' || prefix === 'storyboard' || prefix === 'shot') return prefix
  const kind = (['project', 'storyboard', 'shot'] as const)[place.split('/').length - 1]
  if (kind && !place.split('/').includes('')) return kind
  throw new UsageError(`"${place}" is no place: write BRICK, BRICK/MAIN or BRICK/MAIN/SH0010, or an id`)
}

interface Named {
  id: string
  name: string
}

/** The status of a project by its name, in any case; refused with the names there are. */
export function findStatus(statuses: readonly Named[], name: string): Named {
  const found = statuses.find((status) => status.id === name || status.name.toLowerCase() === name.toLowerCase())
  if (found) return found
  const names = statuses.map((status) => `"${status.name}"`).join(', ')
  throw new FramewrightError('NOT_FOUND', `The project has no status "${name}", but ${names || 'none at all'}`)
}
