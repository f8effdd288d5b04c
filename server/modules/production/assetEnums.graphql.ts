import { builder } from '../../graphql/builder.ts'
import { listOrder } from '../../graphql/listOrder.ts'
import type { AssetRelationship } from './assetDependency.service.ts'
import { METADATA_KINDS, type MetadataKind } from './assetMetadata.ts'

export const AssetTypeEnum = builder.enumType('AssetType', {
  description: 'The type of an asset.',
  values: {
    CHARACTER: { value: 'CHARACTER', description: 'A person, an animal or another acting figure.' },
    MODEL: { value: 'MODEL', description: 'A 3D model.' },
    ANIMATION: { value: 'ANIMATION', description: 'A reusable animation, such as a walk cycle.' },
    VFX: { value: 'VFX', description: 'A visual effect.' },
    ENVIRONMENT: { value: 'ENVIRONMENT', description: 'A location or set.' },
    PROP: { value: 'PROP', description: 'An object that characters use.' },
    OTHER: { value: 'OTHER', description: 'Any other asset.' },
  } as const,
})

export const AssetStatusEnum = builder.enumType('AssetStatus', {
  description: 'The progress of an asset.',
  values: {
    DRAFT: { value: 'DRAFT', description: 'Not started, or a first sketch.' },
    IN_PROGRESS: { value: 'IN_PROGRESS', description: 'In work.' },
    REVIEW: { value: 'REVIEW', description: 'Waiting for review.' },
    APPROVED: { value: 'APPROVED', description: 'Accepted by review.' },
    COMPLETED: { value: 'COMPLETED', description: 'Finished and in use.' },
  } as const,
})

export const AssetOrder = listOrder('Asset', {
  NAME: 'By name.',
  CODE: 'By code.',
  TYPE: 'By type, then by name.',
  STATUS: 'By status from draft to completed, then by name.',
  UPDATED: 'By the time of the last change.',
  CREATED: 'By the time of creation.',
})

const RELATIONSHIPS: Record<AssetRelationship, string> = {
  USES: 'The source uses the target: a change of the target affects the source.',
  USED: 'The source is used by the target: the inverse of USES.',
  OWNS: 'The target is part of the source: a change of the target affects the source.',
  BELONGS_TO: 'The source is part of the target: the inverse of OWNS.',
}

export const AssetRelationshipEnum = builder.enumType('AssetRelationshipType', {
  description: 'The relationship of one asset to another.',
  values: Object.fromEntries(
    Object.entries(RELATIONSHIPS).map(([value, description]) => [value, { value, description }]),
  ) as Record<AssetRelationship, { value: AssetRelationship; description: string }>,
})

export const MetadataKindEnum = builder.enumType('MetadataKind', {
  description: 'The kind of a metadata value.',
  values: Object.fromEntries(
    Object.entries(METADATA_KINDS).map(([value, description]) => [value, { value, description }]),
  ) as Record<MetadataKind, { value: MetadataKind; description: string }>,
})
