import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { addChange, addDeletion, placeInput, versionInput } from '../../graphql/objectLists.ts'
import { rankOf } from '../../graphql/ranks.ts'
import { rowsInOrder } from '../../graphql/rowsInOrder.ts'
import { EXPECTED_VERSION, versionOf } from '../../graphql/versions.ts'
import { BATCH_RULE, distinctRowsOf, rowsOf } from '../../kernel/inputRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo } from '../identity/project.policy.ts'
import { ProjectNode } from './project.graphql.ts'
import {
  type ChangedColors,
  createProjectColors,
  deleteProjectColors,
  MOST_COLORS,
  moveProjectColors,
  updateProjectColors,
} from './projectColor.service.ts'

export const ProjectColorNode = builder.prismaNode('ProjectColor', {
  id: { field: 'id' },
  description: 'A color in the palette of a project, which its drawings are drawn with.',
  authScopes: { 'projects:read': true },
  nullable: true,
  findUnique: (id, context) => ({ id, project: visibleTo(requireViewer(context)) }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name.' }),
    color: t.exposeString('color', { description: 'The color as `#rrggbb`.' }),
    version: t.exposeInt('version', { description: versionOf('updateProjectColors') }),
    rank: t.exposeString('rank', { description: rankOf('the colors of a project') }),
  }),
})

builder.prismaObjectFields('Project', (t) => ({
  colors: t.relation('colors', {
    description: `The palette of its drawings, in order: up to ${MOST_COLORS} colors.`,
    query: { orderBy: { rank: 'asc' } },
  }),
}))

const ROWS = `Colors of one project. ${BATCH_RULE}`
const COLORS = { node: ProjectColorNode, type: 'ProjectColor', noun: 'color', list: 'colors', rows: ROWS } as const
const { Place, readPlace } = placeInput(COLORS, 'in the palette')
const versions = versionInput(COLORS)

const projectField = <Changed extends ChangedColors>(t: PayloadFields<Changed>) => ({
  project: t.prismaField({
    type: ProjectNode,
    description: 'The project with its palette.',
    resolve: (query, { projectId }) => prisma().project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
  }),
})

const changedFields = (t: PayloadFields<ChangedColors>) => ({
  colors: t.prismaField({
    type: [ProjectColorNode],
    description: 'The colors after the change, in the order of the input.',
    resolve: (query, { ids }) => rowsInOrder(ids, (where) => prisma().projectColor.findMany({ ...query, where })),
  }),
  ...projectField(t),
})

const NAME = '1 to 200 characters.'
const COLOR = 'The color as `#rrggbb`.'

const NewProjectColor = builder.inputType('NewProjectColor', {
  description: 'A color to add.',
  fields: (t) => ({ name: t.string({ description: NAME }), color: t.string({ description: COLOR }) }),
})

const ProjectColorUpdate = builder.inputType('ProjectColorUpdate', {
  description: 'A change of a color. A field that is absent or null keeps its value.',
  fields: (t) => ({
    colorId: t.globalID({ for: ProjectColorNode, description: 'The color.' }),
    name: t.string({ required: false, description: NAME }),
    color: t.string({ required: false, description: COLOR }),
    expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
  }),
})

builder.relayMutationField(
  'createProjectColors',
  {
    description: 'The colors to add.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project.' }),
      colors: t.field({ type: [NewProjectColor], description: BATCH_RULE }),
      place: t.field({ type: Place, required: false, description: 'The place of the first; the end by default.' }),
    }),
  },
  {
    description:
      `Adds colors to the palette of a project, in the order of the input. CONFLICT beyond ${MOST_COLORS}.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, colors, place } }, context) =>
      createProjectColors(requireViewer(context), projectId.id, rowsOf('colors', colors), place && readPlace(place)),
  },
  { description: 'The new colors.', outputFields: changedFields },
)

builder.relayMutationField(
  'updateProjectColors',
  {
    description: 'The changes.',
    inputFields: (t) => ({ colors: t.field({ type: [ProjectColorUpdate], description: ROWS }) }),
  },
  {
    description: 'Changes the names or values of colors in a palette. Drawings keep their colors.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { colors } }, context) => {
      const rows = colors.map(({ colorId, ...details }) => ({ ...details, id: colorId.id }))
      return updateProjectColors(requireViewer(context), distinctRowsOf('colors', rows))
    },
  },
  { description: 'The changed colors.', outputFields: changedFields },
)

addChange('move', { ...COLORS, rows: `Colors of one project, in their new order. ${BATCH_RULE}` }, versions, {
  description: 'Moves colors to one place in the palette of their project.',
  input: (t) => ({ to: t.field({ type: Place, description: 'The place of the first.' }) }),
  run: (viewer, rows, { to }) => moveProjectColors(viewer, rows, readPlace(to)),
  fields: changedFields,
})

addDeletion(COLORS, versions, {
  description: 'Removes colors from a palette permanently. Drawings keep their colors.',
  run: deleteProjectColors,
  idsOf: ({ ids }) => ids,
  fields: projectField,
})
