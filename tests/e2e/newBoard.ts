import type { Client } from '../harness/client.ts'
import { makeOrganization, makePerson, makeProject, makeShot, type Person } from '../harness/fixtures.ts'

/** A board of somebody who has nothing else. */
export interface NewBoard {
  person: Person
  path: string
  /** The view of each of its shots. */
  viewIds: string[]
}

/** Signs somebody new up and makes a board of so many empty shots, through the API. */
export async function makeBoard(client: Client, shotCount: number): Promise<NewBoard> {
  const person = await makePerson(client, 'Olga')
  const { projectId, storyboardId } = await makeProject(client, person, await makeOrganization(client, person))
  const viewIds: string[] = []
  for (let shot = 0; shot < shotCount; shot++) {
    const { views: [view] } = await makeShot(client, person, storyboardId)
    if (view) viewIds.push(view.id)
  }
  return { person, path: `/dashboard/projects/${projectId}/storyboard`, viewIds }
}
