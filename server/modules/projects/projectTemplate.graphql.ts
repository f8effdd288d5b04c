import { formatPrismaCursor } from '@pothos/plugin-prisma'
import type { ProjectTemplate } from '../../__generated__/prisma/client.ts'
import { demandUnlimited, requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import { EXPECTED_VERSION, versionOf } from '../../graphql/versions.ts'
import { frameRateOf } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { OrganizationNode } from '../identity/organization.graphql.ts'
import { viewerCan } from '../identity/organization.service.ts'
import { FrameRateObject, ProjectNode } from './project.graphql.ts'
import { visibleTo } from './projectTemplate.policy.ts'
import {
  createTemplate, deleteTemplate, MOST_TEMPLATES, permissionFor, updateTemplate,
} from './projectTemplate.service.ts'

export const TemplatePartEnum = builder.enumType('TemplatePart', {
  description: 'What a template holds of a project.',
  values: {
    STATUSES: { description: 'The statuses of shots, with their colors.' },
    BOARDS: {
      description:
        'The boards with scenes and shots: codes, names, descriptions, notes, camera notes, lengths, aspect ratios, ' +
        'statuses and empty views.',
    },
    TASKS: {
      description:
        'The tasks with titles, descriptions, priorities, dependencies and shots: all to do, without assignees and ' +
        'due dates.',
    },
  } as const,
})

const visibleMaker = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)

export const ProjectTemplateNode = builder.prismaNode('ProjectTemplate', {
  id: { field: 'id' },
  description:
    'The structure of a project under a name, for new projects of its organization. It holds no drawings, pictures, ' +
    'sounds, dialogue, assets, people and dates, and stays as it is when the project changes.',
  authScopes: { 'projects:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name: 1 to 200 characters, unique in the organization.' }),
    note: t.exposeString('note', { description: 'What it is for; may be empty.' }),
    organization: t.relation('organization', { description: 'The organization.' }),
    parts: t.expose('parts', { type: [TemplatePartEnum], description: 'What it holds.' }),
    frameRate: t.field({
      type: FrameRateObject,
      description: 'The frame rate of its lengths, and of new projects by default.',
      select: { frameRateNumerator: true, frameRateDenominator: true },
      resolve: frameRateOf,
    }),
    statusCount: t.exposeInt('statusCount', { description: 'The number of statuses.' }),
    boardCount: t.exposeInt('boardCount', { description: 'The number of boards.' }),
    sceneCount: t.exposeInt('sceneCount', { description: 'The number of scenes.' }),
    shotCount: t.exposeInt('shotCount', { description: 'The number of shots.' }),
    taskCount: t.exposeInt('taskCount', { description: 'The number of tasks.' }),
    createdBy: t.field({
      type: UserNode,
      nullable: true,
      description: 'The person who saved it; null if you no longer share an organization.',
      select: { createdById: true },
      resolve: ({ createdById }, _arguments, context) => visibleMaker(createdById, context),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    version: t.exposeInt('version', { description: versionOf('updateProjectTemplate') }),
    viewerCanEdit: t.boolean({
      description: 'Whether you may rename and delete it: who saved it, the OWNER and ADMINs may.',
      select: { organizationId: true, createdById: true },
      resolve: (template, _arguments, context) => {
        const viewer = requireViewer(context)
        return viewerCan(viewer, template.organizationId, permissionFor(viewer, template))
      },
    }),
  }),
})

const ProjectTemplateEdge = builder.edgeObject({
  name: 'ProjectTemplateEdge', description: 'A template in a list.', type: ProjectTemplateNode,
})

builder.prismaObjectField('Organization', 'projectTemplates', (t) =>
  t.relatedConnection(
    'templates',
    {
      cursor: 'id',
      totalCount: true,
      description:
        `Its templates of projects by name, at most ${MOST_TEMPLATES}. FORBIDDEN for a token limited to one project.`,
      query: (args, context) => {
        demandUnlimited(requireViewer(context))
        checkPage(args)
        return { orderBy: [{ name: 'asc' }, { id: 'asc' }] }
      },
    },
    { name: 'ProjectTemplateConnection', description: 'A page of templates.' },
    ProjectTemplateEdge,
  ),
)

const NAME = '1 to 200 characters, unique in the organization.'
const NOTE = 'What it is for: at most 20,000 characters.'

const organizationField = (t: PayloadFields<ProjectTemplate>) =>
  t.prismaField({
    type: OrganizationNode,
    description: 'The organization.',
    resolve: (query, { organizationId }) =>
      prisma().organization.findUniqueOrThrow({ ...query, where: { id: organizationId } }),
  })

const templateFields = (t: PayloadFields<ProjectTemplate>) => ({
  template: t.field({ type: ProjectTemplateNode, description: 'The template.', resolve: (row) => row }),
  organization: organizationField(t),
})

builder.relayMutationField(
  'createProjectTemplate',
  {
    description: 'The new template.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project.' }),
      name: t.string({ description: NAME }),
      note: t.string({ defaultValue: '', required: false, description: NOTE }),
      parts: t.field({ type: [TemplatePartEnum], description: 'What it is to hold: at least one part.' }),
    }),
  },
  {
    description:
      'Saves the structure of a project as a template of its organization, which all members of the organization ' +
      `see. CONFLICT if the name is taken, if the project is too large, and beyond ${MOST_TEMPLATES} templates.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, name, note, parts } }, context) =>
      createTemplate(requireViewer(context), projectId.id, { name, note: note ?? '', parts }),
  },
  {
    description: 'The new template.',
    outputFields: (t) => ({
      ...templateFields(t),
      templateEdge: t.field({
        type: ProjectTemplateEdge,
        description: 'The template as an edge of `Organization.projectTemplates`.',
        resolve: (node) => ({ cursor: formatPrismaCursor({ id: node.id }, 'id'), node }),
      }),
    }),
  },
)

builder.relayMutationField(
  'updateProjectTemplate',
  {
    description: 'The changes. An absent field keeps its value.',
    inputFields: (t) => ({
      templateId: t.globalID({ for: ProjectTemplateNode, description: 'The template.' }),
      name: t.string({ required: false, description: NAME }),
      note: t.string({ required: false, description: NOTE }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Changes the name or note of a template. Only the person who saved it, the OWNER and ADMINs may. CONFLICT if ' +
      'the name is taken.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { templateId, expectedVersion, ...input } }, context) => {
      const { name = null, note = null } = input
      return updateTemplate(requireViewer(context), templateId.id, { name, note, expectedVersion })
    },
  },
  { description: 'The changed template.', outputFields: templateFields },
)

builder.relayMutationField(
  'deleteProjectTemplate',
  {
    description: 'The template to delete.',
    inputFields: (t) => ({
      templateId: t.globalID({ for: ProjectTemplateNode, description: 'The template.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Deletes a template permanently. Projects made from it stay. Only the person who saved it, the OWNER and ' +
      'ADMINs may.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { templateId, expectedVersion } }, context) =>
      deleteTemplate(requireViewer(context), templateId.id, expectedVersion),
  },
  {
    description: 'The deleted template.',
    outputFields: (t) => ({
      deletedTemplateId: t.id({
        description: 'The id of the template.', resolve: ({ id }) => toTypeId('ProjectTemplate', id),
      }),
      organization: organizationField(t),
    }),
  },
)
