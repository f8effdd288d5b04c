import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import './version.graphql.ts'
import { readFreedBytes, readVersionBytes } from './versionBytes.service.ts'

const freedBytes = batched<string, number>(readFreedBytes, 0)
const versionBytes = batched<string, number>(readVersionBytes, 0)

builder.prismaObjectField('StoryboardVersion', 'freedBytes', (t) =>
  t.field({
    type: 'Long',
    description:
      'The bytes of the images and sounds that this version alone keeps: deleting it frees so many. Those that lie ' +
      'in the trash, too, go with the trash.',
    select: { id: true },
    resolve: ({ id }, _arguments, context) => freedBytes(id, context),
  }),
)

builder.prismaObjectField('Storyboard', 'versionBytes', (t) =>
  t.field({
    type: 'Long',
    description:
      'The bytes of the images and sounds that its versions keep and nothing else outside the trash has: deleting ' +
      'all of them frees so many.',
    select: { id: true },
    resolve: ({ id }, _arguments, context) => versionBytes(id, context),
  }),
)
