import { ThreadSubjectType } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { versionOf } from '../../graphql/versions.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { visibleTo } from './thread.policy.ts'
import { readMarks } from './threadReading.service.ts'
import { regionOf, type ThreadRegion } from './threadSubject.service.ts'

export const ThreadSubjectTypeEnum = builder.enumType('ThreadSubjectType', {
  description: 'What a thread of comments is about.',
  values: {
    [ThreadSubjectType.STORYBOARD]: { description: 'A storyboard.' },
    [ThreadSubjectType.SHOT]: { description: 'A shot, or some frames of it.' },
    [ThreadSubjectType.VIEW]: { description: 'A view of a shot, or a part of its picture.' },
    [ThreadSubjectType.ASSET]: { description: 'An asset.' },
    [ThreadSubjectType.TASK]: { description: 'A task.' },
  },
})

export const ThreadStateEnum = builder.enumType('ThreadState', {
  description: 'Whether a thread needs an answer or a change.',
  values: {
    OPEN: { description: 'Not resolved.' },
    RESOLVED: { description: 'Resolved.' },
  } as const,
})

export const ThreadAudienceEnum = builder.enumType('ThreadAudience', {
  description: 'Who reads a thread. It never changes.',
  values: {
    TEAM: { description: 'The members of the project.' },
    LINK: { description: 'Guests of a review link, too.' },
  } as const,
})

export const ThreadRegionObject = builder.objectRef<ThreadRegion>('ThreadRegion').implement({
  description: 'A part of a picture, in eighths of a pixel of the drawing space `seenWidth` × `seenHeight`.',
  fields: (t) => ({
    x: t.exposeInt('x', { description: 'From the left edge of the drawing space.' }),
    y: t.exposeInt('y', { description: 'From the top edge of the drawing space.' }),
    width: t.exposeInt('width', { description: 'The width.' }),
    height: t.exposeInt('height', { description: 'The height.' }),
  }),
})

const people = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)
const marks = batched(
  (ids, context) => readMarks(ids, requireViewer(context)),
  { isUnread: false, isFollowed: false },
)

export const ThreadNode = builder.prismaNode('CommentThread', {
  id: { field: 'id' },
  description:
    'A thread of comments about a storyboard, a shot, a view, an asset or a task. Hidden while that is in the trash.',
  authScopes: { 'comments:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The number: 1, 2, 3, … in its project, never reused.' }),
    subjectType: t.expose('subjectType', { type: ThreadSubjectTypeEnum, description: 'What it is about.' }),
    project: t.relation('project', { description: 'Its project.' }),
    storyboard: t.relation('storyboard', {
      nullable: true,
      description: 'The storyboard it is about, or that of its shot or view; null for an asset or a task.',
    }),
    shot: t.relation('shot', {
      nullable: true,
      description: 'The shot it is about, or that of its view; null for other threads.',
    }),
    view: t.relation('view', { nullable: true, description: 'The view it is about; null for other threads.' }),
    asset: t.relation('asset', { nullable: true, description: 'The asset it is about; null for other threads.' }),
    task: t.relation('task', { nullable: true, description: 'The task it is about; null for other threads.' }),
    frameFrom: t.exposeInt('frameFrom', {
      nullable: true,
      description:
        'The first frame it is about, from the first frame of the shot, which is 0; null for none. A frame past the ' +
        'end of the shot means its last.',
    }),
    frameTo: t.exposeInt('frameTo', {
      nullable: true,
      description: 'The last frame it is about, which is part of it; null for none.',
    }),
    region: t.field({
      type: ThreadRegionObject,
      nullable: true,
      description: 'The part of the picture it is about; null for all of it.',
      select: { regionX: true, regionY: true, regionWidth: true, regionHeight: true },
      resolve: regionOf,
    }),
    seenRevision: t.exposeInt('seenRevision', {
      nullable: true,
      description: 'The `revision` of the view that it is about; null for other threads.',
    }),
    seenImage: t.relation('seenImage', {
      nullable: true,
      description: 'The background image that the view had then; null for none and for other threads.',
    }),
    seenWidth: t.exposeInt('seenWidth', {
      nullable: true,
      description: 'The width of the drawing space then, which is that of the drawings of its comments.',
    }),
    seenHeight: t.exposeInt('seenHeight', { nullable: true, description: 'The height of the drawing space then.' }),
    state: t.field({
      type: ThreadStateEnum,
      description: 'Whether it is resolved.',
      select: { resolvedAt: true },
      resolve: ({ resolvedAt }) => (resolvedAt === null ? 'OPEN' : 'RESOLVED'),
    }),
    audience: t.field({
      type: ThreadAudienceEnum,
      description: 'Who reads it; see `reviewLink`.',
      select: { reviewLinkId: true },
      resolve: ({ reviewLinkId }) => (reviewLinkId === null ? 'TEAM' : 'LINK'),
    }),
    resolvedAt: t.expose('resolvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time at which it was resolved; null for an open one.',
    }),
    resolvedBy: t.field({
      type: UserNode,
      nullable: true,
      description: 'Who resolved it; null for an open one and for people you cannot see.',
      select: { resolvedById: true },
      resolve: ({ resolvedById }, _arguments, context) =>
        (resolvedById === null ? null : people(resolvedById, context)),
    }),
    isUnread: t.boolean({
      description: 'Whether it has comments of others that you have not read; see `markThreadsRead`.',
      select: { id: true },
      resolve: async ({ id }, _arguments, context) => (await marks(id, context)).isUnread,
    }),
    isFollowed: t.boolean({
      description: 'Whether you follow it; see `followThread`. Who writes in a thread follows it.',
      select: { id: true },
      resolve: async ({ id }, _arguments, context) => (await marks(id, context)).isFollowed,
    }),
    version: t.exposeInt('version', { description: versionOf('resolveThread', 'reopenThread') }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of its first comment.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'The time of the last change of it or of one of its comments.',
    }),
  }),
})

export const { Edge: ThreadEdge, Connection: ThreadConnection } =
  listTypes(ThreadNode, 'CommentThread', 'A thread', 'threads')
