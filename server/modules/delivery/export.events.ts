import { Type } from '@sinclair/typebox'
import { declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** The events of project exports. */
export const exportEvents = declareEvents('PROJECT', {
  'export.queued': {
    logs: ['project'], subject: 'ProjectExport', description: 'An export of the project was requested.',
    payload: Type.Object({}),
  },
  'export.started': {
    logs: ['project'], subject: 'ProjectExport', description: 'A server started to write the export.',
    payload: Type.Object({ rowsTotal: Type.Integer(), seq: Type.Integer() }),
  },
  'export.progressed': {
    logs: ['project'], subject: 'ProjectExport', description: 'More rows of the export were written.',
    payload: Type.Object({ rowsWritten: Type.Integer(), rowsTotal: Type.Integer() }),
  },
  'export.finished': {
    logs: ['project'], subject: 'ProjectExport', description: 'The export is ready for download. `bytes` is its size.',
    payload: Type.Object({ rowsWritten: Type.Integer(), bytes: Type.Integer(), sha256: text }),
  },
  'export.failed': {
    logs: ['project'], subject: 'ProjectExport',
    description: 'The export failed. `reason` is its reason for programs, absent in older events.',
    payload: Type.Object({ failure: text, reason: Type.Optional(text) }),
  },
})
