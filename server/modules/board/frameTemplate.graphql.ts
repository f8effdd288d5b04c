import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { addChange, addDeletion, placeInput, versionInput } from '../../graphql/objectLists.ts'
import { batched } from '../../graphql/loaders.ts'
import { rankOf } from '../../graphql/ranks.ts'
import { rowsInOrder } from '../../graphql/rowsInOrder.ts'
import { selectedRows } from '../../graphql/selectedRows.ts'
import { EXPECTED_VERSION, versionOf } from '../../graphql/versions.ts'
import { BATCH_RULE, distinctRowsOf } from '../../kernel/inputRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo } from '../identity/project.policy.ts'
import { demandOneWay } from '../projects/codePath.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import {
  type ChangedTemplates,
  createFrameTemplate,
  deleteFrameTemplates,
  MOST_DEFAULT_BYTES,
  MOST_FRAME_TEMPLATES,
  moveFrameTemplates,
  operationsOf,
  updateFrameTemplates,
} from './frameTemplate.service.ts'
import { OperationKindEnum, ViewNode, ViewOperationInput } from './view.graphql.ts'
import { OPERATIONS_PER_SAVE } from './viewSaving.service.ts'

/** A layer each, and their strokes: counted as more, since they are long. */
const MOST_OPERATIONS = 100

const FrameTemplateOperation = builder.objectRef<ReturnType<typeof operationsOf>[number]>('FrameTemplateOperation')
  .implement({
    description: 'An operation of a frame template.',
    authScopes: { 'drawings:read': true },
    fields: (t) => ({
      kind: t.field({
        type: OperationKindEnum, description: 'The kind.', resolve: ({ operation: { kind } }) => kind,
      }),
      payload: t.string({
        description: 'The encoded content, in base64.',
        resolve: ({ payload }) => Buffer.from(payload).toString('base64'),
      }),
    }),
  })

export const FrameTemplateNode = builder.prismaNode('FrameTemplate', {
  id: { field: 'id' },
  description: 'A drawing of a project under a name, which its frames begin with or are given.',
  authScopes: { 'drawings:read': true },
  nullable: true,
  select: { id: true },
  findUnique: (id, context) => ({ id, project: visibleTo(requireViewer(context)) }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name.' }),
    isDefault: t.exposeBoolean('isDefault', {
      description: 'Whether new views of shots begin with it: one template of a project at most.',
    }),
    width: t.exposeInt('width', { description: 'Width of its drawing space in pixels.' }),
    height: t.exposeInt('height', { description: 'Height of its drawing space in pixels.' }),
    operations: t.field({
      type: [FrameTemplateOperation],
      description: 'The operations that draw it, in order. The ids of strokes are new in each answer.',
      select: { width: true, height: true, layers: true, payload: true },
      extensions: { mostItems: MOST_OPERATIONS },
      resolve: (template) => operationsOf(template),
    }),
    version: t.exposeInt('version', { description: versionOf('updateFrameTemplates') }),
    rank: t.exposeString('rank', { description: rankOf('the frame templates of a project') }),
  }),
})

const defaultTemplateIds = batched<string, string | null>(async (projectIds) => {
  const rows = await prisma().frameTemplate.findMany({
    where: { projectId: { in: [...projectIds] }, isDefault: true }, select: { id: true, projectId: true },
  })
  return new Map(rows.map(({ id, projectId }) => [projectId, id]))
}, null)

const templatesById = selectedRows('FrameTemplate', (query, ids) =>
  prisma().frameTemplate.findMany({ ...query, where: { id: { in: [...ids] } } }),
)

builder.prismaObjectFields('Project', (t) => ({
  frameTemplates: t.relation('frameTemplates', {
    description: `The drawings that its frames can be given, in order: up to ${MOST_FRAME_TEMPLATES}.`,
    query: { orderBy: { rank: 'asc' } },
  }),
  defaultFrameTemplate: t.field({
    type: FrameTemplateNode,
    nullable: true,
    description: 'The one that new views of shots begin with; null for none.',
    select: { id: true },
    resolve: async ({ id }, _arguments, context, info) => {
      const templateId = await defaultTemplateIds(id, context)
      return templateId === null ? null : (await templatesById([templateId], context, info))[0] ?? null
    },
  }),
}))

const ROWS = `Frame templates of one project. ${BATCH_RULE}`
const TEMPLATES = {
  node: FrameTemplateNode, type: 'FrameTemplate', noun: 'frameTemplate', list: 'frameTemplates', rows: ROWS,
} as const
const { Place, readPlace } = placeInput(TEMPLATES, 'in the list of templates')
const versions = versionInput(TEMPLATES)

const projectField = <Changed extends ChangedTemplates>(t: PayloadFields<Changed>) => ({
  project: t.prismaField({
    type: ProjectNode,
    description: 'The project with its templates.',
    resolve: (query, { projectId }) => prisma().project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
  }),
})

const changedFields = (t: PayloadFields<ChangedTemplates>) => ({
  frameTemplates: t.prismaField({
    type: [FrameTemplateNode],
    description: 'The templates after the change, in the order of the input.',
    resolve: (query, { ids }) => rowsInOrder(ids, (where) => prisma().frameTemplate.findMany({ ...query, where })),
  }),
  ...projectField(t),
})

const NAME = '1 to 200 characters.'
const IS_DEFAULT =
  'Whether new views of shots begin with it, in place of the one before. CONFLICT if its strokes take more than ' +
  `${MOST_DEFAULT_BYTES} bytes.`

const Content = builder.inputType('FrameTemplateContentInput', {
  description: 'A drawing, by the operations that make it.',
  fields: (t) => ({
    projectId: t.globalID({ for: ProjectNode, description: 'The project of the template.' }),
    width: t.int({ description: 'Width of the drawing space in pixels.' }),
    height: t.int({ description: 'Height of the drawing space in pixels.' }),
    operations: t.field({
      type: [ViewOperationInput], description: `The operations in order: 1 to ${OPERATIONS_PER_SAVE}.`,
    }),
  }),
})

const FrameTemplateUpdate = builder.inputType('FrameTemplateUpdate', {
  description: 'A change of a frame template. A field that is absent or null keeps its value.',
  fields: (t) => ({
    frameTemplateId: t.globalID({ for: FrameTemplateNode, description: 'The template.' }),
    name: t.string({ required: false, description: NAME }),
    isDefault: t.boolean({ required: false, description: IS_DEFAULT }),
    expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
  }),
})

builder.relayMutationField(
  'createFrameTemplate',
  {
    description: 'The drawing to save: a view or a content.',
    inputFields: (t) => ({
      viewId: t.globalID({ for: ViewNode, required: false, description: 'The view with the drawing.' }),
      content: t.field({ type: Content, required: false, description: 'A drawing that no view has.' }),
      name: t.string({ description: NAME }),
      isDefault: t.boolean({ required: false, defaultValue: false, description: IS_DEFAULT }),
    }),
  },
  {
    description:
      'Saves a drawing as a frame template at the end of the list of its project: as it looks, with its layers, ' +
      `without a background image. CONFLICT beyond ${MOST_FRAME_TEMPLATES}, and for strokes of more than 1 MiB.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { viewId, content, name, isDefault } }, context) => {
      demandOneWay({ viewId, content })
      const source = content
        ? {
            projectId: content.projectId.id, size: { width: content.width, height: content.height },
            operations: content.operations,
          }
        : { viewId: viewId?.id ?? '' }
      return createFrameTemplate(requireViewer(context), source, { name, isDefault: isDefault ?? false })
    },
  },
  { description: 'The new template, alone in the list.', outputFields: changedFields },
)

builder.relayMutationField(
  'updateFrameTemplates',
  {
    description: 'The changes.',
    inputFields: (t) => ({ frameTemplates: t.field({ type: [FrameTemplateUpdate], description: ROWS }) }),
  },
  {
    description: 'Renames frame templates, or sets the one that new views begin with. Drawings stay as they are.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { frameTemplates } }, context) => {
      const rows = frameTemplates.map(({ frameTemplateId, ...details }) => ({ ...details, id: frameTemplateId.id }))
      return updateFrameTemplates(requireViewer(context), distinctRowsOf('frameTemplates', rows))
    },
  },
  { description: 'The changed templates.', outputFields: changedFields },
)

const ORDERED = { ...TEMPLATES, rows: `Frame templates of one project, in their new order. ${BATCH_RULE}` }
addChange('move', ORDERED, versions, {
  description: 'Moves frame templates to one place in the list of their project.',
  input: (t) => ({ to: t.field({ type: Place, description: 'The place of the first.' }) }),
  run: (viewer, rows, { to }) => moveFrameTemplates(viewer, rows, readPlace(to)),
  fields: changedFields,
})

addDeletion(TEMPLATES, versions, {
  description: 'Removes frame templates permanently. Drawings stay as they are.',
  run: deleteFrameTemplates,
  idsOf: ({ ids }) => ids,
  fields: projectField,
})
