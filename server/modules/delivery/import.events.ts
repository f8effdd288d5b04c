import { Type } from '@sinclair/typebox'
import { declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** The events of imports. What an import changes is recorded by events of its own, as by hand. */
export const importEvents = declareEvents('PROJECT', {
  'import.announced': {
    logs: ['project'], subject: 'FileUpload', description: 'A file of so many bytes is sent in parts, to be imported.',
    payload: Type.Object({ fileName: text, bytes: Type.Integer() }),
  },
  'import.started': {
    logs: ['project'], subject: 'Import',
    description: 'A file is read to be imported, or read again with other options.',
    payload: Type.Object({ fileName: text, reader: text }),
  },
  'import.ready': {
    logs: ['project'], subject: 'Import',
    description: 'The plan of an import is ready, or was made again because the project changed.',
    payload: Type.Object({ fileName: text, digest: text, items: Type.Integer() }),
  },
  'import.refused': {
    logs: ['project'], subject: 'Import', description: 'The file of an import cannot be read.',
    payload: Type.Object({ fileName: text, reason: text }),
  },
  'import.chosen': {
    logs: ['project'], subject: 'Import', description: 'Items of an import were accepted or rejected.',
    payload: Type.Object({ fileName: text, choice: text, items: Type.Integer() }),
  },
  'import.applied': {
    logs: ['project'], subject: 'Import',
    description: 'An import was applied: so many objects were added, changed and removed.',
    payload: Type.Object({
      fileName: text, reader: text, added: Type.Integer(), changed: Type.Integer(), removed: Type.Integer(),
    }),
  },
  'import.undone': {
    logs: ['project'], subject: 'Import',
    description: 'An import was undone. `kept` objects were changed since and stay as they are.',
    payload: Type.Object({ fileName: text, undone: Type.Integer(), kept: Type.Integer() }),
  },
  'import.discarded': {
    logs: ['project'], subject: 'Import', description: 'An import was discarded without being applied.',
    payload: Type.Object({ fileName: text }),
  },
})
