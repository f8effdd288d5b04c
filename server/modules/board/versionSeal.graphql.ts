import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { prisma } from '../../platform/database/client.ts'
import { ShotNode } from './shot.graphql.ts'
import { type SealedVersion, sealIn, sealVersions } from './versionSeal.service.ts'

/** The reading of a version, in rows: those of a large one, of which versions of one board share most. */
const SEAL_COST = 500

const sealed = batched<string, SealedVersion | null>(
  async (ids) => sealVersions(await prisma().storyboardVersion.findMany({ where: { id: { in: [...ids] } } })),
  null,
)

builder.prismaObjectField('StoryboardVersion', 'seal', (t) =>
  t.string({
    nullable: true,
    description:
      'The seal, 64 hexadecimal digits: SHA-256 of its pictures, texts, lengths, order and soundtrack, for ' +
      '`giveApproval`. Null while it is prepared: ask again in a few seconds.',
    extensions: { cost: SEAL_COST },
    select: { id: true },
    args: {
      shotIds: t.arg.globalIDList({
        for: ShotNode, required: false,
        description: 'These shots alone, in the order of the version; by default all of it.',
      }),
    },
    resolve: async ({ id }, { shotIds }, context) => {
      const found = await sealed(id, context)
      return found && sealIn(found, (shotIds ?? []).map((shotId) => shotId.id))
    },
  }),
)
