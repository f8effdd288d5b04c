import { Type } from '@sinclair/typebox'
import { changedText, changeOf, declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** Frames per second as a fraction. */
const RATE = Type.Object({ numerator: Type.Integer(), denominator: Type.Integer() })

/** Ids or names of people, in the same order. */
const PEOPLE = Type.Optional(Type.Array(text))

/** The events of projects. */
export const projectEvents = declareEvents('PROJECT', {
  'project.created': {
    logs: ['project', 'organization'], subject: 'Project', description: 'The project was created.',
    payload: Type.Object({ name: text, code: text }),
  },
  'project.duplicated': {
    logs: ['project', 'organization'], subject: 'Project',
    description: 'The project was created as a copy of another, which not everybody who sees the copy sees.',
    payload: Type.Object({ name: text, code: text }),
  },
  'project.updated': {
    logs: ['project'], subject: 'Project',
    description: 'The name, code, description, frame numbering or layers changed.',
    payload: Type.Object({
      name: changedText, code: changedText, firstFrame: Type.Optional(changeOf(Type.Integer())),
      frameNumbering: changedText, layerRoles: Type.Optional(changeOf(Type.Array(text))),
      isDescribed: Type.Boolean(),
    }),
  },
  'project.accessChanged': {
    logs: ['project', 'organization'], subject: 'Project',
    description:
      'It changed who sees the project: `access` is EVERYONE or CHOSEN. The users `added` to the chosen members and ' +
      '`removed` from them are only in the log of the project.',
    payload: Type.Object({
      access: changedText, added: PEOPLE, addedNames: PEOPLE, removed: PEOPLE, removedNames: PEOPLE,
    }),
  },
  'project.approversChanged': {
    logs: ['project'], subject: 'Project',
    description: 'It changed which members approve versions besides those who administer the project.',
    payload: Type.Object({ added: PEOPLE, addedNames: PEOPLE, removed: PEOPLE, removedNames: PEOPLE }),
  },
  'project.frameRateChanged': {
    logs: ['project'], subject: 'Project', description: 'The frame rate changed.',
    payload: Type.Object({ from: RATE, to: RATE, keep: text }),
  },
  'project.archived': {
    logs: ['project', 'organization'], subject: 'Project', description: 'The project was archived and is read-only.',
    payload: Type.Object({ name: text, code: text }),
  },
  'project.unarchived': {
    logs: ['project', 'organization'], subject: 'Project', description: 'The project was restored from the archive.',
    payload: Type.Object({ name: text, code: text }),
  },
  'project.deleted': {
    logs: ['project', 'organization'], subject: 'Project', description: 'The project moved to the trash.',
    payload: Type.Object({ name: text, code: text }),
  },
  'project.restored': {
    logs: ['project', 'organization'], subject: 'Project', description: 'The project was restored from the trash.',
    payload: Type.Object({ name: text, code: text }),
  },
  'project.reset': {
    logs: ['project'], subject: 'Project', description: 'The contents of the project moved to the trash.',
    payload: Type.Object({
      storyboards: Type.Array(text), storyboardCount: Type.Integer(), shotCount: Type.Integer(),
      assets: Type.Optional(Type.Array(text)), assetCount: Type.Optional(Type.Integer()), replacement: text,
    }),
  },
  'project.resetUndone': {
    logs: ['project'], subject: 'Project',
    description: 'The contents that a reset removed were restored. `seq` is the reset.',
    payload: Type.Object({ seq: Type.Integer() }),
  },
  'project.transferred': {
    logs: ['project'], subject: 'Project', description: 'The project moved to another organization.',
    payload: Type.Object({ from: text, to: text, code: changeOf(text) }),
  },
  'project.transferredOut': {
    logs: ['organization'], subject: 'Project', description: 'A project moved to another organization.',
    payload: Type.Object({ name: text, code: text, to: text }),
  },
  'project.transferredIn': {
    logs: ['organization'], subject: 'Project', description: 'A project came from another organization.',
    payload: Type.Object({ name: text, code: text, from: text }),
  },
})
