import { BASE_LAYER, type LAYER_BLENDS, LAYER_ROLES, plainFields } from '../../../drawing/layer.ts'
import { builder } from '../../graphql/builder.ts'
import { LayerRoleEnum } from '../projects/project.graphql.ts'
import './view.graphql.ts'
import type { KeptLayer } from './drawnState.ts'
import { areLayersWritten } from './viewSaving.service.ts'

const LayerBlend = builder.enumType('LayerBlend', {
  description: 'How a layer lies on what is under it.',
  values: {
    NORMAL: { description: 'It covers what is under it.' },
    MULTIPLY: { description: 'It darkens what is under it.' },
  } satisfies Record<(typeof LAYER_BLENDS)[number], object>,
})

/** A layer of a view. */
export const DrawingLayer = builder.objectRef<KeptLayer & { viewId: string }>('DrawingLayer').implement({
  description: 'A layer of a drawing. The operations of the drawing make and change it.',
  authScopes: { 'drawings:read': true },
  fields: (t) => ({
    key: t.exposeString('key', { description: '`base`, the name of a role in lower case, or a UUID.' }),
    role: t.field({
      type: LayerRoleEnum, nullable: true, description: 'Its role; null for `base` and for layers without one.',
      resolve: ({ key }) => LAYER_ROLES.find((role) => role === key) ?? null,
    }),
    name: t.exposeString('name', { description: 'The name. A blank name is shown as that of its role.' }),
    opacity: t.exposeFloat('opacity', { description: 'From 0 to 1.' }),
    blend: t.expose('blend', { type: LayerBlend, description: 'How it lies on what is under it.' }),
    isHidden: t.exposeBoolean('isHidden', { description: 'Whether it is left out of pictures.' }),
    isLocked: t.exposeBoolean('isLocked', { description: 'Whether the interface keeps people from drawing on it.' }),
    strokeCount: t.exposeInt('strokeCount', { description: 'The number of its strokes.' }),
  }),
})

builder.prismaObjectFields('ShotView', (t) => ({
  layers: t.field({
    type: [DrawingLayer],
    description: 'The layers from bottom to top; at least one.',
    select: { id: true, layers: true, strokeCount: true },
    resolve: ({ id: viewId, layers, strokeCount }) => {
      const kept = layers as unknown as KeptLayer[] | null
      const all = kept ?? [{ key: BASE_LAYER, ...plainFields(BASE_LAYER), strokeCount }]
      return all.map((layer) => ({ ...layer, viewId }))
    },
  }),
}))

builder.queryField('acceptsLayers', (t) =>
  t.boolean({
    description: 'Whether this server stores operations of layers, brushes, placements and camera moves.',
    authScopes: { signedIn: true },
    resolve: () => areLayersWritten(),
  }),
)
