import type { ExportPreset } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION, versionOf } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { ExportFormatEnum, ExportFormatInput } from './exportInputs.graphql.ts'
import { visibleTo } from './exportPreset.policy.ts'
import { createPreset, deletePreset, MOST_NAME, MOST_PRESETS, updatePreset } from './exportPreset.service.ts'
import { askedFormat } from './exportRequest.ts'

export const ExportPresetNode = builder.prismaNode('ExportPreset', {
  id: { field: 'id' },
  description: 'Options of a format under a name, for everybody in a project.',
  authScopes: { 'exports:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    name: t.exposeString('name', { description: `The name: 1 to ${MOST_NAME} characters, unique in the project.` }),
    project: t.relation('project', { description: 'The project.' }),
    format: t.field({ type: ExportFormatEnum, description: 'The format.', resolve: ({ format }) => format }),
    options: t.expose('options', {
      type: 'JSON', description: 'The options of the format, with the names of its input in `ExportFormatInput`.',
    }),
    version: t.exposeInt('version', { description: versionOf('updateExportPreset') }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
  }),
})

builder.prismaObjectField('Project', 'exportPresets', (t) =>
  t.relation('exportPresets', {
    description: `Its presets of exports by name, at most ${MOST_PRESETS}.`,
    query: { orderBy: { name: 'asc' } },
  }),
)

const NAME = `1 to ${MOST_NAME} characters, unique in the project.`
const AS = 'The format with its options; no preset.'

const presetField = (t: PayloadFields<ExportPreset>) => ({
  preset: t.field({ type: ExportPresetNode, description: 'The preset.', resolve: (row) => row }),
  project: projectField(t),
})

const projectField = (t: PayloadFields<ExportPreset>) =>
  t.prismaField({
    type: ProjectNode,
    description: 'The project.',
    resolve: (query, { projectId }) => prisma().project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
  })

builder.relayMutationField(
  'createExportPreset',
  {
    description: 'The preset to create.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project.' }),
      name: t.string({ description: NAME }),
      as: t.field({ type: ExportFormatInput, required: true, description: AS }),
    }),
  },
  {
    description: `Creates a preset of exports. CONFLICT if the name is taken, and beyond ${MOST_PRESETS} in a project.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, name, as } }, context) =>
      createPreset(requireViewer(context), projectId.id, { name, as: askedFormat(as) }),
  },
  { description: 'The new preset.', outputFields: presetField },
)

builder.relayMutationField(
  'updateExportPreset',
  {
    description: 'The preset and its changes. A field that is absent keeps its value.',
    inputFields: (t) => ({
      presetId: t.globalID({ for: ExportPresetNode, description: 'The preset.' }),
      name: t.string({ required: false, description: NAME }),
      as: t.field({ type: ExportFormatInput, required: false, description: AS }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Changes the name of a preset, or its format with the options. CONFLICT if the name is taken.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { presetId, name, as, expectedVersion } }, context) =>
      updatePreset(requireViewer(context), presetId.id, {
        name: name ?? null, as: as ? askedFormat(as) : null, expectedVersion: expectedVersion ?? null,
      }),
  },
  { description: 'The changed preset.', outputFields: presetField },
)

builder.relayMutationField(
  'deleteExportPreset',
  {
    description: 'The preset to delete.',
    inputFields: (t) => ({
      presetId: t.globalID({ for: ExportPresetNode, description: 'The preset.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Deletes a preset. Exports made with it stay.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { presetId, expectedVersion } }, context) =>
      deletePreset(requireViewer(context), presetId.id, expectedVersion ?? null),
  },
  {
    description: 'The deleted preset.',
    outputFields: (t) => ({
      deletedPresetId: t.id({
        description: 'The id of the preset.', resolve: ({ id }) => toTypeId('ExportPreset', id),
      }),
      project: projectField(t),
    }),
  },
)
