import { Type } from '@sinclair/typebox'
import { changedExternalId, changedText, declareEvents, nullable, text } from '../../kernel/eventDeclaration.ts'

const THUMBNAIL = { name: text, from: nullable(text), to: nullable(text) }
const DEPENDENCY = { name: text, dependency: text, relationshipType: text, target: text, targetName: text }

/** The events of assets. */
export const assetEvents = declareEvents('ASSET', {
  'asset.created': {
    logs: ['project'], subject: 'Asset', description: 'An asset was added.',
    payload: Type.Object({ name: text, code: text, type: text, externalId: Type.Optional(text) }),
  },
  'asset.updated': {
    logs: ['project'], subject: 'Asset',
    description: 'The name, code, external id, type, status, description or metadata changed.',
    payload: Type.Object({
      name: changedText, code: changedText, type: changedText, status: changedText,
      externalId: changedExternalId, isDescribed: Type.Boolean(), isMetadataChanged: Type.Boolean(),
    }),
  },
  'asset.thumbnailSet': {
    logs: ['project'], subject: 'Asset', description: 'The asset has a new thumbnail. `from` and `to` are image ids.',
    payload: Type.Object(THUMBNAIL),
  },
  'asset.thumbnailRemoved': {
    logs: ['project'], subject: 'Asset', description: 'The thumbnail was removed.',
    payload: Type.Object(THUMBNAIL),
  },
  'asset.dependencyAdded': {
    logs: ['project'], subject: 'Asset', description: 'A dependency on the asset `target` was added: USES or OWNS.',
    payload: Type.Object(DEPENDENCY),
  },
  'asset.dependencyRemoved': {
    logs: ['project'], subject: 'Asset', description: 'A dependency on the asset `target` was removed.',
    payload: Type.Object(DEPENDENCY),
  },
  'asset.deleted': {
    logs: ['project'], subject: 'Asset', description: 'The asset moved to the trash.',
    payload: Type.Object({ code: text, name: text }),
  },
  'asset.restored': {
    logs: ['project'], subject: 'Asset', description: 'The asset was restored from the trash.',
    payload: Type.Object({ code: text, name: text }),
  },
})
