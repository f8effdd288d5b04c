import type { AddRoute } from '../../rest/route.ts'
import { filledText, listOf, nullable, record, text } from '../../rest/shape.ts'
import { createOrganization, deleteOrganization, updateOrganization } from './organization.service.ts'
import { ORGANIZATION, serializeOrganization } from './organizationSerializer.ts'
import { readOrganization, readOrganizations } from './organizationReading.service.ts'

const NAME = '1 to 200 characters.'
const DESCRIPTION = { description: nullable(text('What it is about: at most 20,000 characters.')) }

const NEW_ORGANIZATION = record('The organization.', { name: filledText(NAME) }, DESCRIPTION)

const ORGANIZATION_CHANGE = record('What to change. What is not given, or null, stays.', {}, {
  name: nullable(text(NAME)),
  ...DESCRIPTION,
})

const IN_ORGANIZATION = { organizationId: 'Organization' } as const
const ORGANIZATIONS = '/organizations'
const ONE_ORGANIZATION = `${ORGANIZATIONS}/{organizationId}`

/** The viewer's organizations. */
export function organizationRoutes(add: AddRoute): void {
  add({
    method: 'GET',
    path: ORGANIZATIONS,
    name: 'listOrganizations',
    summary: 'The organizations you are a member of, by name.',
    scopes: ['read'],
    ids: {},
    status: 200,
    answer: listOf(ORGANIZATION, 'The organizations.'),
    handle: async ({ viewer }) => (await readOrganizations(viewer)).map(serializeOrganization),
  })

  add({
    method: 'POST',
    path: ORGANIZATIONS,
    name: 'createOrganization',
    summary: 'Creates an organization with you as its OWNER.',
    scopes: ['read'],
    ids: {},
    body: NEW_ORGANIZATION,
    status: 201,
    answer: ORGANIZATION,
    handle: async ({ viewer, body: { name, description } }) => {
      const { id } = await createOrganization(viewer, { name, description: description ?? '' })
      return serializeOrganization(await readOrganization(viewer, id))
    },
  })

  add({
    method: 'PUT',
    path: ONE_ORGANIZATION,
    name: 'updateOrganization',
    summary: 'Changes the name and description of an organization.',
    scopes: ['read'],
    ids: IN_ORGANIZATION,
    body: ORGANIZATION_CHANGE,
    status: 200,
    answer: ORGANIZATION,
    handle: async ({ viewer, ids: { organizationId }, body: { name, description } }) => {
      const change = { name: name ?? null, description: description ?? null }
      await updateOrganization(viewer, organizationId, change)
      return serializeOrganization(await readOrganization(viewer, organizationId))
    },
  })

  add({
    method: 'DELETE',
    path: ONE_ORGANIZATION,
    name: 'deleteOrganization',
    summary:
      'Moves an organization with everything in it to the trash; everybody loses access at once. By its OWNER alone, ' +
      'who can restore it for 30 days with the GraphQL mutation `restoreOrganization`.',
    scopes: ['read'],
    ids: IN_ORGANIZATION,
    status: 204,
    answer: null,
    handle: ({ viewer, ids: { organizationId } }) => deleteOrganization(viewer, organizationId),
  })
}
