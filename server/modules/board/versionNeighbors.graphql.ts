import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { VersionNode } from './version.graphql.ts'
import { readNeighbors, type VersionNeighbors } from './versionReading.service.ts'

const neighbors = batched<string, VersionNeighbors>(readNeighbors, { previous: null, next: null })

builder.prismaObjectFields('StoryboardVersion', (t) => ({
  previous: t.field({
    type: VersionNode,
    nullable: true,
    description: 'The version before it on the board; null for the first.',
    select: { id: true },
    resolve: async ({ id }, _arguments, context) => (await neighbors(id, context)).previous,
  }),
  next: t.field({
    type: VersionNode,
    nullable: true,
    description: 'The version after it on the board; null for the newest.',
    select: { id: true },
    resolve: async ({ id }, _arguments, context) => (await neighbors(id, context)).next,
  }),
}))
