import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { rankOf } from '../../graphql/ranks.ts'
import { versionOf } from '../../graphql/versions.ts'
import { countShotsByScene } from './scene.service.ts'
import { visibleTo as visibleStoryboard } from './storyboard.policy.ts'

const sceneShots = batched<string, number>((ids) => countShotsByScene(ids), 0)

export const SceneNode = builder.prismaNode('Scene', {
  id: { field: 'id' },
  description: 'A scene of a board, to which shots can belong.',
  authScopes: { 'boards:read': true },
  nullable: true,
  findUnique: (id, context) => ({ id, deletedAt: null, storyboard: visibleStoryboard(requireViewer(context)) }),
  fields: (t) => ({
    number: t.exposeString('number', {
      description: 'The number: that of the script, otherwise one that fits its place: "12", "4A". May be empty.',
    }),
    heading: t.exposeString('heading', { description: 'The scene heading: INT. KITCHEN - NIGHT.' }),
    line: t.exposeInt('line', {
      nullable: true,
      description: '1-based line of the heading in the script; null for a scene that was made on the board.',
    }),
    version: t.exposeInt('version', { description: versionOf('updateScenes') }),
    rank: t.exposeString('rank', { description: rankOf('the scenes of a board') }),
    shotCount: t.int({
      description: 'The number of its shots, without those in the trash.',
      select: { id: true },
      resolve: ({ id }, _arguments, context) => sceneShots(id, context),
    }),
    storyboard: t.relation('storyboard', { description: 'The board.' }),
  }),
})
