import type { CAMERA_EASINGS, CameraFrame, CameraMove } from '../../../drawing/cameraMove.ts'
import { COORDINATE_LIMIT, MAX_ANGLE, MAX_HOLD_FRAMES } from '../../../drawing/limits.ts'
import { requireViewer } from '../../context.ts'
import { ABSOLUTE, asAsked } from '../../graphql/addresses.ts'
import { builder } from '../../graphql/builder.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { paintingPath } from '../media/painting.ts'
import { signedPath } from '../media/signature.ts'
import { ViewNode } from './view.graphql.ts'
import { setViewCamera } from './viewCamera.service.ts'

const CameraEasing = builder.enumType('CameraEasing', {
  description: 'How a camera gathers and loses speed.',
  values: {
    LINEAR: { description: 'It moves evenly.' },
    EASE_IN: { description: 'It starts slowly.' },
    EASE_OUT: { description: 'It stops slowly.' },
    EASE_IN_OUT: { description: 'It starts and stops slowly.' },
  } satisfies Record<(typeof CAMERA_EASINGS)[number], object>,
})

/** A move is one value: its parts are no further work in what a request may cost. */
const PART = { extensions: { cost: 0 } }

const CameraFrameObject = builder.objectRef<CameraFrame>('CameraFrame').implement({
  description: 'What a camera shows, in pixels of the drawing space; its height follows from the ratio of the frame.',
  fields: (t) => ({
    x: t.exposeFloat('x', { ...PART, description: 'Its middle, from the left.' }),
    y: t.exposeFloat('y', { ...PART, description: 'Its middle, from the top.' }),
    width: t.exposeFloat('width', { ...PART, description: 'Its width.' }),
    angle: t.exposeFloat('angle', { ...PART, description: 'In degrees, clockwise.' }),
  }),
})

export const CameraMoveObject = builder.objectRef<CameraMove>('CameraMove').implement({
  description: 'A move of the camera over a drawing, as long as its shot.',
  fields: (t) => ({
    start: t.expose('start', { type: CameraFrameObject, ...PART, description: 'What it shows at first.' }),
    end: t.expose('end', { type: CameraFrameObject, ...PART, description: 'What it shows in the end.' }),
    easing: t.expose('easing', { type: CameraEasing, ...PART, description: 'How it gathers and loses speed.' }),
    holdStart: t.exposeInt('holdStart', { ...PART, description: 'Frames before it moves.' }),
    holdEnd: t.exposeInt('holdEnd', { ...PART, description: 'Frames after it moved.' }),
  }),
})

/** The paper of a view with a camera move. */
export const CAMERA_URL =
  'The path of a picture for players on this server, signed for seven days; null without a camera move. It shows the ' +
  'paper: the smallest area of whole pixels with the drawing space and all that the camera shows.'

builder.prismaObjectFields('ShotView', (t) => ({
  camera: t.field({
    type: CameraMoveObject,
    nullable: true,
    description: 'The camera move; null if it has none.',
    resolve: ({ camera }) => camera as CameraMove | null,
  }),
  cameraUrl: t.string({
    nullable: true,
    description: CAMERA_URL,
    args: ABSOLUTE,
    resolve: ({ id, pictureRevision, camera }, asked) => camera === null
      ? null
      : asAsked(signedPath(paintingPath(toTypeId('View', id), pictureRevision, 'camera', 'webp')), asked),
  }),
}))

const PLACE = `From -${COORDINATE_LIMIT} to ${COORDINATE_LIMIT}, kept in eighths of a pixel.`

const CameraFrameInput = builder.inputType('CameraFrameInput', {
  description: 'What a camera shows, in pixels of the drawing space of the view.',
  fields: (t) => ({
    x: t.float({ description: `Its middle, from the left. ${PLACE}` }),
    y: t.float({ description: `Its middle, from the top. ${PLACE}` }),
    width: t.float({ description: `Its width: 1 to ${COORDINATE_LIMIT}, kept in eighths of a pixel.` }),
    angle: t.float({
      defaultValue: 0,
      description: `In degrees, clockwise: -${MAX_ANGLE} to ${MAX_ANGLE}, kept in hundredths. 0 by default.`,
    }),
  }),
})

const HOLD = `0 to ${MAX_HOLD_FRAMES}; 0 by default.`

const CameraMoveInput = builder.inputType('CameraMoveInput', {
  description: 'A camera move. Where its holds leave no frame to move in, the camera cuts.',
  fields: (t) => ({
    start: t.field({ type: CameraFrameInput, description: 'What it shows at first.' }),
    end: t.field({ type: CameraFrameInput, description: 'What it shows in the end.' }),
    easing: t.field({
      type: CameraEasing, defaultValue: 'EASE_IN_OUT',
      description: 'How it gathers and loses speed; EASE_IN_OUT by default.',
    }),
    holdStart: t.int({ defaultValue: 0, description: `Frames before it moves: ${HOLD}` }),
    holdEnd: t.int({ defaultValue: 0, description: `Frames after it moved: ${HOLD}` }),
  }),
})

builder.relayMutationField(
  'setViewCamera',
  {
    description: 'The view and its camera move.',
    inputFields: (t) => ({
      viewId: t.globalID({ for: ViewNode, description: 'The view.' }),
      camera: t.field({
        type: CameraMoveInput, required: false, description: 'The camera move; without it, the view gets none.',
      }),
    }),
  },
  {
    description:
      'Sets or removes the camera move of a view by an operation of its drawing. One that is there already changes ' +
      'nothing.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { viewId, camera } }, context) =>
      setViewCamera(requireViewer(context), viewId.id, camera ?? null),
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      view: t.field({ type: ViewNode, description: 'The view after the change.', resolve: (view) => view }),
    }),
  },
)
