import { builder } from '../../graphql/builder.ts'
import type { AssetRelationship } from './assetDependency.service.ts'
import { METADATA_KINDS, type MetadataKind } from './assetMetadata.ts'

export const AssetTypeEnum = builder.enumType('AssetType', {
  description: 'What an asset is.',
  values: {
    CHARACTER: { value: 'CHARACTER', description: 'Somebody who acts.' },
    MODEL: { value: 'MODEL', description: 'A model.' },
    ANIMATION: { value: 'ANIMATION', description: 'A movement that is used again: a walk, a cycle.' },
    VFX: { value: 'VFX', description: 'An effect.' },
    ENVIRONMENT: { value: 'ENVIRONMENT', description: 'A place.' },
    PROP: { value: 'PROP', description: 'A thing somebody handles.' },
    OTHER: { value: 'OTHER', description: 'Anything else.' },
  } as const,
})

export const AssetStatusEnum = builder.enumType('AssetStatus', {
  description: 'How far an asset is.',
  values: {
    DRAFT: { value: 'DRAFT', description: 'Not begun, or a first sketch.' },
    IN_PROGRESS: { value: 'IN_PROGRESS', description: 'Somebody is at work on it.' },
    REVIEW: { value: 'REVIEW', description: 'It waits for somebody to look at it.' },
    APPROVED: { value: 'APPROVED', description: 'It is as it should be.' },
    COMPLETED: { value: 'COMPLETED', description: 'It is finished and used as it is.' },
  } as const,
})

export const AssetOrderEnum = builder.enumType('AssetOrder', {
  description: 'The order of a list of assets.',
  values: {
    NAME: { value: 'NAME', description: 'By name.' },
    CODE: { value: 'CODE', description: 'By code.' },
    TYPE: { value: 'TYPE', description: 'By type, then by name.' },
    STATUS: { value: 'STATUS', description: 'By status from draft to completed, then by name.' },
    UPDATED: { value: 'UPDATED', description: 'Last changed first.' },
    CREATED: { value: 'CREATED', description: 'Newest first.' },
  } as const,
})

const RELATIONSHIPS: Record<AssetRelationship, string> = {
  USES: 'The source uses the target: a change of the target touches the source.',
  USED: 'The source is used by the target: the same as USES, told from the other side.',
  OWNS: 'The target is a part of the source: a change of the target touches the source.',
  BELONGS_TO: 'The source is a part of the target: the same as OWNS, told from the other side.',
}

export const AssetRelationshipEnum = builder.enumType('AssetRelationshipType', {
  description: 'How one asset stands to another.',
  values: Object.fromEntries(
    Object.entries(RELATIONSHIPS).map(([value, description]) => [value, { value, description }]),
  ) as Record<AssetRelationship, { value: AssetRelationship; description: string }>,
})

export const MetadataKindEnum = builder.enumType('MetadataKind', {
  description: 'What the value of an entry is.',
  values: Object.fromEntries(
    Object.entries(METADATA_KINDS).map(([value, description]) => [value, { value, description }]),
  ) as Record<MetadataKind, { value: MetadataKind; description: string }>,
})
