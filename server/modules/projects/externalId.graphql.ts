import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { readExternalIds } from './externalId.service.ts'

/** Describes `externalId` in inputs. */
export const EXTERNAL_ID =
  'The key of the object in another system: 1 to 200 characters, unique among such objects of the project.'

/** Describes `externalIds` in filters. */
export const EXTERNAL_IDS = 'With one of these external ids.'

for (const noun of ['Shot', 'Task', 'Asset'] as const) {
  const externalIdOf = batched<string, string | null>((ids) => readExternalIds(noun, ids), null)
  builder.prismaObjectField(noun, 'externalId', (t) =>
    t.string({
      nullable: true,
      description: `${EXTERNAL_ID} Null if it has none. An object in the trash loses it if another takes it.`,
      select: { id: true },
      resolve: ({ id }, _arguments, context) => externalIdOf(id, context),
    }),
  )
}
