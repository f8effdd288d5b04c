import { type CAMERA_EASINGS, type CameraFrame, type CameraMove } from '../../../drawing/camera.ts'
import { BASE_LAYER, firstFields, type LAYER_BLENDS, LAYER_ROLES } from '../../../drawing/layer.ts'
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

const DrawingLayer = builder.objectRef<KeptLayer>('DrawingLayer').implement({
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

const CameraEasing = builder.enumType('CameraEasing', {
  description: 'How a camera gathers and loses speed.',
  values: {
    LINEAR: { description: 'It moves evenly.' },
    EASE_IN: { description: 'It starts slowly.' },
    EASE_OUT: { description: 'It stops slowly.' },
    EASE_IN_OUT: { description: 'It starts and stops slowly.' },
  } satisfies Record<(typeof CAMERA_EASINGS)[number], object>,
})

const CameraFrameObject = builder.objectRef<CameraFrame>('CameraFrame').implement({
  description: 'What a camera shows, in pixels of the drawing space; its height follows from the ratio of the frame.',
  authScopes: { 'drawings:read': true },
  fields: (t) => ({
    x: t.exposeFloat('x', { description: 'Its middle, from the left.' }),
    y: t.exposeFloat('y', { description: 'Its middle, from the top.' }),
    width: t.exposeFloat('width', { description: 'Its width.' }),
    angle: t.exposeFloat('angle', { description: 'In degrees, clockwise.' }),
  }),
})

const CameraMoveObject = builder.objectRef<CameraMove>('CameraMove').implement({
  description: 'A move of the camera over a drawing, as long as its shot.',
  authScopes: { 'drawings:read': true },
  fields: (t) => ({
    start: t.expose('start', { type: CameraFrameObject, description: 'What it shows at first.' }),
    end: t.expose('end', { type: CameraFrameObject, description: 'What it shows in the end.' }),
    easing: t.expose('easing', { type: CameraEasing, description: 'How it gathers and loses speed.' }),
    holdStart: t.exposeInt('holdStart', { description: 'Frames before it moves.' }),
    holdEnd: t.exposeInt('holdEnd', { description: 'Frames after it moved.' }),
  }),
})

builder.prismaObjectFields('ShotView', (t) => ({
  layers: t.field({
    type: [DrawingLayer],
    description: 'The layers from bottom to top; at least one.',
    select: { layers: true, strokeCount: true },
    resolve: ({ layers, strokeCount }) => {
      if (layers) return layers as unknown as KeptLayer[]
      const { isRemoved: _, ...fields } = firstFields(BASE_LAYER)
      return [{ key: BASE_LAYER, ...fields, strokeCount }]
    },
  }),
  camera: t.field({
    type: CameraMoveObject,
    nullable: true,
    description: 'The camera move; null if it has none.',
    select: { camera: true },
    resolve: ({ camera }) => camera as CameraMove | null,
  }),
}))

builder.queryField('acceptsLayers', (t) =>
  t.boolean({
    description: 'Whether this server stores operations of layers, brushes, placements and camera moves.',
    authScopes: { signedIn: true },
    resolve: () => areLayersWritten(),
  }),
)
