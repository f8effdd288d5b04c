import { Box, Button, HStack, Input, Text, chakra } from '@chakra-ui/react'
import { Check, Maximize } from 'lucide-react'
import {
  useContext, useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent, type RefObject,
} from 'react'
import { v7 as newId } from 'uuid'
import { fitInto } from '../../../drawing/fit.ts'
import type { LayerImage } from '../../../drawing/layer.ts'
import type { DrawingEngine } from '../../canvas/engine.ts'
import { ARROW_WAYS } from '../../canvas/keymap.ts'
import {
  cornersOf, ledTo, movedBy, numbersOf, type PictureGrasp, type PictureNumbers, withNumber,
} from '../../canvas/picturePlace.ts'
import { type LayerPlace, type Position, toScreen } from '../../canvas/placement.ts'
import { type Store, useStore } from '../../lib/store.ts'
import { picturePlacingMessages as words } from '../../messages/picturePlacing.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { DeskSheet } from './DrawingDesk.ts'
import { setLayer } from './layerChanges.ts'
import type { Placing } from './placing.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const
const COLOR = '#1477b3'
/** The knob that turns lies this far above the picture, in CSS pixels. */
const KNOB_DISTANCE = 28
/** Handles stay this far inside of what is seen, in CSS pixels. */
const MARGIN = 14
const CORNERS = [0, 1, 2, 3] as const
const NUMBERS = ['x', 'y', 'size', 'angle'] as const
const FAR_STEP = 10

const Outline = chakra('svg')
const Shape = chakra('polygon')
const Handle = chakra('circle')

type PlacingProps = { sheet: DeskSheet; store: Store<Placing | null> }

/** The picture that is being placed as it is held, and what keeps it where it is then; null where it is gone. */
function usePlaced({ sheet, store }: PlacingProps) {
  const desk = useContext(DrawingDeskContext)
  const drawing = useSyncExternalStore(sheet.model.subscribe, sheet.model.getDrawing)
  const placing = useStore(store)
  const layer = drawing.layers?.find(({ key }) => key === placing?.layerKey)
  const own = layer && !layer.isLocked ? layer.image : undefined
  const isGone = placing !== null && !own
  useEffect(() => {
    if (isGone) store.set(null)
  }, [isGone, store])
  if (!placing || !own) return null
  const { layerKey, held } = placing
  const hold = (image: LayerImage | null): void => store.set({ layerKey, held: image })
  return {
    image: held ?? own,
    own,
    size: drawing.size,
    hold,
    async keep(image: LayerImage): Promise<void> {
      if (image !== own) await desk?.draw(sheet, setLayer(newId, layerKey, { image }, drawing.size))
      hold(null)
    },
  }
}

type PicturePlacingProps = PlacingProps & { place: LayerPlace; engine: RefObject<DrawingEngine | null> }

/** The frame of the picture that is being placed, with handles; it lies over the drawing. */
export function PicturePlacing({ place, engine, ...props }: PicturePlacingProps) {
  const placed = usePlaced(props)
  const [start, setStart] = useState<{ grasp: PictureGrasp; at: Position; image: LayerImage } | null>(null)
  const frame = useRef<SVGPolygonElement>(null)
  const image = placed?.image
  useEffect(() => {
    if (image) engine.current?.showLook({ image })
  }, [engine, image])
  useEffect(() => frame.current?.focus(), [])
  if (!placed || !image) return null
  const { width, height } = place.viewport
  const corners = cornersOf(image).map((corner) => toScreen(place.placement, corner))
  const [first = { x: 0, y: 0 }, second = first, , fourth = first] = corners
  const within = ({ x, y }: Position): Position => ({
    x: Math.min(width - MARGIN, Math.max(MARGIN, x)), y: Math.min(height - MARGIN, Math.max(MARGIN, y)),
  })
  const side = Math.hypot(first.x - fourth.x, first.y - fourth.y) || 1
  const knob = within({
    x: (first.x + second.x) / 2 + ((first.x - fourth.x) / side) * KNOB_DISTANCE,
    y: (first.y + second.y) / 2 + ((first.y - fourth.y) / side) * KNOB_DISTANCE,
  })
  const dragging = (grasp: PictureGrasp) => ({
    onPointerDown(event: PointerEvent<SVGElement>) {
      const at = engine.current?.placeUnder(event)
      if (!at || !event.isPrimary || event.button !== 0) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      setStart({ grasp, at, image })
    },
    onPointerMove(event: PointerEvent<SVGElement>) {
      const to = start && engine.current?.placeUnder(event)
      if (to) placed.hold(ledTo(start.image, start.grasp, start.at, to, event.shiftKey))
    },
    onPointerUp() {
      setStart(null)
      if (start) void placed.keep(image)
    },
    onPointerCancel() {
      setStart(null)
      placed.hold(null)
      engine.current?.showLook({ image: placed.own })
    },
  })
  const press = (event: KeyboardEvent): void => {
    const way = ARROW_WAYS[event.key]
    if (!way) return
    event.preventDefault()
    event.stopPropagation()
    const step = event.shiftKey ? FAR_STEP : 1
    void placed.keep(movedBy(image, way[0] * step, way[1] * step))
  }
  return (
    <Outline
      position="absolute" inset="0" width="full" height="full" overflow="hidden" css={{ touchAction: 'none' }}
      data-placing
    >
      <rect width={width} height={height} fill="transparent" />
      <Shape
        ref={frame} points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} fill="transparent" stroke={COLOR}
        strokeWidth={1.5} cursor="move" tabIndex={0} role="button" aria-label={words.picture}
        aria-description={words.help} onKeyDown={press} {...dragging('move')}
        outline="none" _focusVisible={{ strokeWidth: 3 }}
      />
      {CORNERS.map((corner) => {
        const { x, y } = within(corners[corner] ?? first)
        return <Grip key={corner} x={x} y={y} cursor="nwse-resize" {...dragging(corner)} />
      })}
      <Grip x={knob.x} y={knob.y} cursor="grab" {...dragging('turn')} />
    </Outline>
  )
}

type GripProps = { x: number; y: number; cursor: string } & Partial<Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent<SVGElement>) => void>>

/** A handle: the area around it takes fingers. */
function Grip({ x, y, cursor, ...events }: GripProps) {
  return (
    <g {...events} style={{ cursor }}>
      <circle cx={x} cy={y} r={20} fill="transparent" />
      <Handle cx={x} cy={y} r={6} fill="white" stroke={COLOR} strokeWidth={2} />
    </g>
  )
}

/** Where the picture lies in numbers: over the frame, and on narrow windows over the tools. */
export function PictureBar(props: PlacingProps) {
  const placed = usePlaced(props)
  if (!placed) return null
  const { image, size, keep } = placed
  const numbers = numbersOf(image)
  const fit = (): void => {
    const { x, y, scale } = fitInto(image, size)
    void keep({ ...image, matrix: { a: scale, b: 0, c: 0, d: scale, e: x, f: y } })
  }
  return (
    <HStack
      role="toolbar" aria-label={words.bar} gridArea={{ base: 'panel', md: 'well' }} justifySelf="center" zIndex="1"
      alignSelf={{ base: 'end', md: 'start' }} m="3" bg="bg.panel" borderWidth="1px" borderRadius="card" gap="2"
      boxShadow="float" px="2" py="1" wrap="wrap" justify="center"
    >
      {NUMBERS.map((name) => (
        <NumberField
          key={name} name={name} value={numbers[name]} onChanged={(value) => void keep(withNumber(image, name, value))}
        />
      ))}
      <IconButton label={words.fit} icon={<Maximize {...ICON} />} onClick={fit} />
      <Button size="sm" onClick={() => props.store.set(null)}><Check {...ICON} /> {words.done}</Button>
    </HStack>
  )
}

type NumberFieldProps = { name: keyof PictureNumbers; value: number; onChanged: (value: number) => void }

/** One number: what is typed counts when the field is left, or with Enter. */
function NumberField({ name, value, onChanged }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = String(Math.round(value * 10) / 10)
  function keep(): void {
    const wanted = typed === null || typed.trim() === '' ? Number.NaN : Number(typed)
    setTyped(null)
    if (Number.isFinite(wanted) && String(wanted) !== shown) onChanged(wanted)
  }
  return (
    <HStack gap="1" title={words.names[name]}>
      <Text textStyle="sm" color="fg.muted" aria-hidden>{words.letters[name]}</Text>
      <Box width="68px">
        <Input
          aria-label={words.names[name]} size="sm" type="number" step="any" px="2"
          height={{ base: '11', md: '8' }} value={typed ?? shown} onChange={({ target }) => setTyped(target.value)}
          onBlur={keep} onKeyDown={(event) => event.key === 'Enter' && keep()}
        />
      </Box>
    </HStack>
  )
}
