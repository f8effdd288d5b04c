import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { fail } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { readRecentArtists, type RecentArtist } from './recentArtists.service.ts'
import { viewFailures } from './view.failures.ts'

const RECENTLY_SECONDS = 60
const LONGEST_SECONDS = 86_400

const RecentArtistObject = builder.objectRef<RecentArtist>('RecentArtist').implement({
  description: 'A person who drew in a view recently.',
  authScopes: { 'boards:read': true },
  fields: (t) => ({
    userId: t.id({ description: 'The id of the person.', resolve: ({ userId }) => toTypeId('User', userId) }),
    name: t.exposeString('name', { description: 'The name of the person.' }),
    at: t.expose('at', { type: 'DateTime', description: "The time of the person's last operation." }),
    operationCount: t.exposeInt('operationCount', {
      description: "The number of the person's operations among the last 1000.",
    }),
  }),
})

const recentArtists = batched<string, RecentArtist[]>(async (keys) => {
  const asked = keys.map((key) => JSON.parse(key) as { id: string; seconds: number })
  const found = new Map<string, RecentArtist[]>()
  for (const seconds of new Set(asked.map((each) => each.seconds))) {
    const ids = asked.filter((each) => each.seconds === seconds).map(({ id }) => id)
    const artists = await readRecentArtists(ids, seconds)
    for (const [id, each] of artists) found.set(JSON.stringify({ id, seconds }), each)
  }
  return found
}, [])

builder.prismaObjectField('ShotView', 'recentArtists', (t) =>
  t.field({
    type: [RecentArtistObject],
    description: 'The people who drew in it recently, including you, the last one first.',
    args: {
      seconds: t.arg.int({
        defaultValue: RECENTLY_SECONDS,
        required: false,
        description: `The period in seconds: 1 to ${LONGEST_SECONDS.toLocaleString('en-US')}.`,
      }),
    },
    select: { id: true },
    resolve: ({ id }, { seconds }, context) => {
      const asked = seconds ?? RECENTLY_SECONDS
      if (asked < 1 || asked > LONGEST_SECONDS) {
        throw fail(viewFailures.ARTISTS_TIME_INVALID({ most: LONGEST_SECONDS }), { field: 'seconds' })
      }
      return recentArtists(JSON.stringify({ id, seconds: asked }), context)
    },
  }),
)
