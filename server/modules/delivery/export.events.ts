import { Type } from '@sinclair/typebox'
import { changedText, declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** The events of project exports. */
export const exportEvents = declareEvents('PROJECT', {
  'export.queued': {
    logs: ['project'], subject: 'ProjectExport', description: 'An export of the project was requested.',
    payload: Type.Object({ format: Type.Optional(text) }),
  },
  'export.started': {
    logs: ['project'], subject: 'ProjectExport', description: 'A server started to write the export.',
    payload: Type.Object({ rowsTotal: Type.Integer(), seq: Type.Integer() }),
  },
  'export.progressed': {
    logs: ['project'], subject: 'ProjectExport',
    description:
      'More rows of the export were written; for formats other than DATA, units of the `stage` such as pictures.',
    payload: Type.Object({ rowsWritten: Type.Integer(), rowsTotal: Type.Integer(), stage: Type.Optional(text) }),
  },
  'export.finished': {
    logs: ['project'], subject: 'ProjectExport', description: 'The export is ready for download. `bytes` is its size.',
    payload: Type.Object({ rowsWritten: Type.Integer(), bytes: Type.Integer(), sha256: text }),
  },
  'export.canceled': {
    logs: ['project'], subject: 'ProjectExport', description: 'The export was canceled.',
    payload: Type.Object({}),
  },
  'export.failed': {
    logs: ['project'], subject: 'ProjectExport',
    description: 'The export failed. `reason` is its reason for programs, absent in older events.',
    payload: Type.Object({ failure: text, reason: Type.Optional(text) }),
  },
  'preset.created': {
    logs: ['project'], subject: 'ExportPreset', description: 'Options of exports were kept as a preset.',
    payload: Type.Object({ name: text, format: text }),
  },
  'preset.updated': {
    logs: ['project'], subject: 'ExportPreset', description: 'The name or the options of a preset changed.',
    payload: Type.Object({ name: changedText, format: changedText, areOptionsChanged: Type.Boolean() }),
  },
  'preset.deleted': {
    logs: ['project'], subject: 'ExportPreset', description: 'A preset was deleted.',
    payload: Type.Object({ name: text }),
  },
})
