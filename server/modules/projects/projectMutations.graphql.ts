import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { requireViewer } from '../../context.ts'
import { builder, type InputFields, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../identity/organization.graphql.ts'
import { changeFrameRate } from './frameRate.service.ts'
import { FrameNumbering, LayerRoleEnum, ProjectEdge, ProjectNode } from './project.graphql.ts'
import { createProject, updateProject } from './project.service.ts'
import { archiveProject, deleteProject, restoreProject, unarchiveProject } from './projectLife.service.ts'
import { resetProject, undoProjectReset } from './projectReset.service.ts'
import { ProjectTemplateNode } from './projectTemplate.graphql.ts'

const FrameRateInput = builder.inputType('FrameRateInput', {
  description: 'Frames per second as a fraction: 24/1, 24000/1001. From 1 to 240; returned in lowest terms.',
  fields: (t) => ({
    numerator: t.int({ description: 'The numerator.' }),
    denominator: t.int({ defaultValue: 1, description: 'The denominator: 1 to 1001.' }),
  }),
})

const FrameRateKeep = builder.enumType('FrameRateKeep', {
  description: 'The rule for lengths when the frame rate changes.',
  values: {
    SECONDS: { value: 'SECONDS', description: 'Each shot keeps its length in seconds, rounded to whole frames.' },
    FRAMES: { value: 'FRAMES', description: 'Each shot keeps its number of frames and becomes longer or shorter.' },
  } as const,
})

interface Changed {
  id: string
}

/** The changed project in payloads. */
export const projectFields = (t: PayloadFields<Changed>) => ({
  project: t.prismaField({
    type: ProjectNode,
    description: 'The project after the change.',
    resolve: (query, { id }) => prisma().project.findUniqueOrThrow({ ...query, where: { id } }),
  }),
})

const organizationField = (t: PayloadFields<Changed>) =>
  t.prismaField({
    type: OrganizationNode,
    description: 'Its organization.',
    resolve: (query, { id }) =>
      prisma().organization.findFirstOrThrow({ ...query, where: { projects: { some: { id } } } }),
  })

const ownedFields = (t: PayloadFields<Changed>) => ({ ...projectFields(t), organization: organizationField(t) })

/** The same for lists of projects. */
export const listedFields = (t: PayloadFields<Changed>) => ({
  ...ownedFields(t),
  projectEdge: t.field({
    type: ProjectEdge,
    description: 'The project as an edge of `Organization.projects`.',
    resolve: async ({ id }) => ({
      cursor: formatPrismaCursor({ id }, 'id'),
      node: await prisma().project.findUniqueOrThrow({ where: { id } }),
    }),
  }),
})

const PROJECT_ID = 'The project.'
const projectAtVersion = (t: InputFields) => ({
  projectId: t.globalID({ for: ProjectNode, description: PROJECT_ID }),
  expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
})

const NAME = '1 to 200 characters.'
const DESCRIPTION = 'At most 20,000 characters.'
const FIRST_FRAME = 'The number of the first frame: 0 to 1,000,000.'
const CODE_RULE = '1 to 32 letters, digits, "_" or "-"'

builder.relayMutationField(
  'createProject',
  {
    description: 'The new project.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'The organization.' }),
      name: t.string({ description: NAME }),
      description: t.string({ defaultValue: '', required: false, description: DESCRIPTION }),
      code: t.string({ required: false, description: `${CODE_RULE}; made from the name by default.` }),
      frameRate: t.field({
        type: FrameRateInput, required: false, description: 'The frame rate; that of the template or 24/1 by default.',
      }),
      firstFrame: t.int({
        required: false, description: `${FIRST_FRAME} That of the template or 1001 by default.`,
      }),
      frameNumbering: t.field({
        type: FrameNumbering, required: false,
        description: 'How frames are numbered; as in the template or PER_SHOT by default.',
      }),
      templateId: t.globalID({
        for: ProjectTemplateNode, required: false,
        description: 'A template of the organization. Its boards and statuses take the place of the default ones.',
      }),
    }),
  },
  {
    description:
      'Creates a project with the board "Main" and the default statuses, or with what a template holds. PLAN_LIMIT ' +
      'if the plan allows no more projects.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      createProject(requireViewer(context), input.organizationId.id, {
        name: input.name,
        description: input.description ?? '',
        code: input.code ?? null,
        frameRate: input.frameRate ?? null,
        firstFrame: input.firstFrame ?? null,
        frameNumbering: input.frameNumbering ?? null,
        templateId: input.templateId?.id ?? null,
      }),
  },
  { description: 'The new project.', outputFields: listedFields },
)

builder.relayMutationField(
  'updateProject',
  {
    description: 'The changes. An absent field keeps its value.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: PROJECT_ID }),
      name: t.string({ required: false, description: NAME }),
      description: t.string({ required: false, description: DESCRIPTION }),
      code: t.string({ required: false, description: `${CODE_RULE}. No other project may have or have had it.` }),
      firstFrame: t.int({ required: false, description: FIRST_FRAME }),
      frameNumbering: t.field({ type: FrameNumbering, required: false, description: 'How frames are numbered.' }),
      layerRoles: t.field({
        type: [LayerRoleEnum], required: false,
        description: 'The layers that drawings offer before somebody draws on them.',
      }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Changes the name, description, code, frame numbering or layers of a project. A previous code is never given ' +
      'to another project.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      updateProject(requireViewer(context), input.projectId.id, {
        name: input.name ?? null,
        description: input.description ?? null,
        code: input.code ?? null,
        firstFrame: input.firstFrame ?? null,
        frameNumbering: input.frameNumbering ?? null,
        layerRoles: input.layerRoles ?? null,
        expectedVersion: input.expectedVersion,
      }),
  },
  { description: 'The result of the change.', outputFields: projectFields },
)

builder.relayMutationField(
  'changeFrameRate',
  {
    description: 'The new frame rate.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: PROJECT_ID }),
      frameRate: t.field({ type: FrameRateInput, description: 'The new rate.' }),
      keep: t.field({ type: FrameRateKeep, description: 'The rule for lengths.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Changes the frame rate of a project. Its shots keep their length in seconds or in frames.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, ...change } }, context) =>
      changeFrameRate(requireViewer(context), projectId.id, change),
  },
  { description: 'The result of the change.', outputFields: projectFields },
)

builder.relayMutationField(
  'deleteProject',
  {
    description: 'The project to delete.',
    inputFields: projectAtVersion,
  },
  {
    description: 'Moves a project to the trash. `restoreProject` restores it within 30 days.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      deleteProject(requireViewer(context), input.projectId.id, input.expectedVersion),
  },
  {
    description: 'The deleted project.',
    outputFields: (t) => ({
      deletedProjectId: t.id({ description: 'The id of the project.', resolve: ({ id }) => toTypeId('Project', id) }),
      organization: organizationField(t),
    }),
  },
)

builder.relayMutationField(
  'restoreProject',
  {
    description: 'The project to restore.',
    inputFields: (t) => ({ projectId: t.globalID({ for: ProjectNode, description: PROJECT_ID }) }),
  },
  {
    description: 'Restores a project from the trash. PLAN_LIMIT if the plan allows no more projects.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => restoreProject(requireViewer(context), input.projectId.id),
  },
  { description: 'The restored project.', outputFields: listedFields },
)

builder.relayMutationField(
  'archiveProject',
  {
    description: 'The project to archive.',
    inputFields: projectAtVersion,
  },
  {
    description: 'Archives a project: it is read-only and hidden from lists. Its address still opens it.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      archiveProject(requireViewer(context), input.projectId.id, input.expectedVersion),
  },
  { description: 'The archived project.', outputFields: ownedFields },
)

builder.relayMutationField(
  'unarchiveProject',
  {
    description: 'The project to unarchive.',
    inputFields: projectAtVersion,
  },
  {
    description: 'Unarchives a project: it is writable and listed again.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      unarchiveProject(requireViewer(context), input.projectId.id, input.expectedVersion),
  },
  { description: 'The unarchived project.', outputFields: ownedFields },
)

builder.relayMutationField(
  'resetProject',
  {
    description: 'The project to reset.',
    inputFields: projectAtVersion,
  },
  {
    description: 
      'Moves all boards and assets to the trash and leaves a new, empty board; tasks, statuses and history stay.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      resetProject(requireViewer(context), input.projectId.id, input.expectedVersion),
  },
  { description: 'The reset project.', outputFields: projectFields },
)

builder.relayMutationField(
  'undoProjectReset',
  {
    description: 'The reset to undo.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: PROJECT_ID }),
      seq: t.int({ description: 'The `seq` of its `project.reset` event.' }),
    }),
  },
  {
    description:
      'Restores the boards and assets that a reset moved to the trash, within 30 days. CONFLICT if they are restored ' +
      'or purged.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      undoProjectReset(requireViewer(context), input.projectId.id, input.seq),
  },
  { description: 'The project with its restored contents.', outputFields: projectFields },
)
