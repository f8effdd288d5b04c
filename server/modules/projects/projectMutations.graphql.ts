import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../organizations/organization.graphql.ts'
import { changeFrameRate } from './frameRate.service.ts'
import { OrganizationProjectsEdge, ProjectNode } from './project.graphql.ts'
import { createProject, updateProject } from './project.service.ts'
import { archiveProject, deleteProject, restoreProject, unarchiveProject } from './projectLife.service.ts'
import { resetProject, undoProjectReset } from './projectReset.service.ts'

const FrameRateInput = builder.inputType('FrameRateInput', {
  description: 'Frames a second as a fraction of whole numbers: 24/1, 24000/1001. From 1 to 240; told in lowest terms.',
  fields: (t) => ({
    numerator: t.int({ description: 'Above the line.' }),
    denominator: t.int({ defaultValue: 1, description: 'Below the line: 1 to 1001.' }),
  }),
})

const FrameRateKeep = builder.enumType('FrameRateKeep', {
  description: 'What stays when the frame rate changes.',
  values: {
    SECONDS: { value: 'SECONDS', description: 'Every shot lasts as long, in the nearest whole number of frames.' },
    FRAMES: { value: 'FRAMES', description: 'Every shot has as many frames, and lasts longer or shorter.' },
  } as const,
})

interface Changed {
  id: string
}

const projectFields = (t: PayloadFields<Changed>) => ({
  project: t.prismaField({
    type: ProjectNode,
    description: 'The project as it is now.',
    resolve: (query, { id }) => prisma.project.findUniqueOrThrow({ ...query, where: { id } }),
  }),
})

const organizationField = (t: PayloadFields<Changed>) =>
  t.prismaField({
    type: OrganizationNode,
    description: 'Whose it is.',
    resolve: (query, { id }) =>
      prisma.organization.findFirstOrThrow({ ...query, where: { projects: { some: { id } } } }),
  })

const ownedFields = (t: PayloadFields<Changed>) => ({ ...projectFields(t), organization: organizationField(t) })

const listedFields = (t: PayloadFields<Changed>) => ({
  ...ownedFields(t),
  projectEdge: t.field({
    type: OrganizationProjectsEdge,
    description: 'The same, for the list of the organization.',
    resolve: async ({ id }) => ({
      cursor: formatPrismaCursor({ id }, 'id'),
      node: await prisma.project.findUniqueOrThrow({ where: { id } }),
    }),
  }),
})

const PROJECT_ID = 'Which project.'
const NAME = '1 to 200 characters.'
const DESCRIPTION = 'At most 20,000 characters.'
const CODE_RULE = '1 to 32 letters, digits, "_" or "-"'

builder.relayMutationField(
  'createProject',
  {
    description: 'The new project.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'Whose it will be.' }),
      name: t.string({ description: NAME }),
      description: t.string({ defaultValue: '', required: false, description: DESCRIPTION }),
      code: t.string({ required: false, description: `${CODE_RULE}; made from the name when not given.` }),
      frameRate: t.field({ type: FrameRateInput, required: false, description: '24/1 when not given.' }),
    }),
  },
  {
    description: 'Makes a project with its board "Main" and the default statuses. PLAN_LIMIT when there is no room.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      createProject(requireViewer(context), input.organizationId.id, {
        name: input.name,
        description: input.description ?? '',
        code: input.code ?? null,
        frameRate: input.frameRate ?? null,
      }),
  },
  { description: 'What was made.', outputFields: listedFields },
)

builder.relayMutationField(
  'updateProject',
  {
    description: 'What to change; what is not given stays.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: PROJECT_ID }),
      name: t.string({ required: false, description: NAME }),
      description: t.string({ required: false, description: DESCRIPTION }),
      code: t.string({ required: false, description: `${CODE_RULE}; never one that another project has or had.` }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Renames, describes or recodes a project. Its code before is never given to another.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      updateProject(requireViewer(context), input.projectId.id, {
        name: input.name ?? null,
        description: input.description ?? null,
        code: input.code ?? null,
        expectedVersion: input.expectedVersion ?? null,
      }),
  },
  { description: 'What was changed.', outputFields: projectFields },
)

builder.relayMutationField(
  'changeFrameRate',
  {
    description: 'Which rate, and what stays.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: PROJECT_ID }),
      frameRate: t.field({ type: FrameRateInput, description: 'The new rate.' }),
      keep: t.field({ type: FrameRateKeep, description: 'What stays.' }),
    }),
  },
  {
    description: 'Gives a project another frame rate; its shots keep their seconds or their frames.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, frameRate, keep } }, context) =>
      changeFrameRate(requireViewer(context), projectId.id, { frameRate, keep }),
  },
  { description: 'What was changed.', outputFields: projectFields },
)

builder.relayMutationField(
  'deleteProject',
  {
    description: 'What to delete.',
    inputFields: (t) => ({ projectId: t.globalID({ for: ProjectNode, description: PROJECT_ID }) }),
  },
  {
    description: 'Moves a project to the trash, from where `restoreProject` brings it back for 30 days.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => deleteProject(requireViewer(context), input.projectId.id),
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedProjectId: t.id({ description: 'The id of the project.', resolve: ({ id }) => toTypeId('Project', id) }),
      organization: organizationField(t),
    }),
  },
)

builder.relayMutationField(
  'restoreProject',
  {
    description: 'What to bring back.',
    inputFields: (t) => ({ projectId: t.globalID({ for: ProjectNode, description: PROJECT_ID }) }),
  },
  {
    description: 'Takes a project out of the trash. PLAN_LIMIT when there is no room for it.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => restoreProject(requireViewer(context), input.projectId.id),
  },
  { description: 'What is back.', outputFields: listedFields },
)

builder.relayMutationField(
  'archiveProject',
  {
    description: 'What to archive.',
    inputFields: (t) => ({ projectId: t.globalID({ for: ProjectNode, description: PROJECT_ID }) }),
  },
  {
    description: 'Hides a project from the lists and makes it read-only; its address still opens it.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => archiveProject(requireViewer(context), input.projectId.id),
  },
  { description: 'What was archived.', outputFields: ownedFields },
)

builder.relayMutationField(
  'unarchiveProject',
  {
    description: 'What to bring back.',
    inputFields: (t) => ({ projectId: t.globalID({ for: ProjectNode, description: PROJECT_ID }) }),
  },
  {
    description: 'Brings an archived project back to the lists, where it can be changed again.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => unarchiveProject(requireViewer(context), input.projectId.id),
  },
  { description: 'What is back.', outputFields: ownedFields },
)

builder.relayMutationField(
  'resetProject',
  {
    description: 'What to reset.',
    inputFields: (t) => ({ projectId: t.globalID({ for: ProjectNode, description: PROJECT_ID }) }),
  },
  {
    description: 
      'Moves all boards and assets to the trash and leaves a new, empty board; tasks, statuses and history stay.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => resetProject(requireViewer(context), input.projectId.id),
  },
  { description: 'What was reset.', outputFields: projectFields },
)

builder.relayMutationField(
  'undoProjectReset',
  {
    description: 'Which reset to take back.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: PROJECT_ID }),
      seq: t.int({ description: 'The `seq` of its `project.reset` event.' }),
    }),
  },
  {
    description: 'Brings back what a reset moved to the trash, for 30 days. CONFLICT when that is done or gone.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      undoProjectReset(requireViewer(context), input.projectId.id, input.seq),
  },
  { description: 'What is back.', outputFields: projectFields },
)
