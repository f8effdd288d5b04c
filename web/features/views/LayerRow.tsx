import { Box, Flex, chakra } from '@chakra-ui/react'
import {
  ArrowDown, ArrowDownToLine, ArrowRightToLine, ArrowUp, BrushCleaning, Copy, Ellipsis, Eye, EyeOff, Image, ImageOff,
  Images, ImageUp, Lock, LockOpen, Move, Pencil, ScanEye, Trash2,
} from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import type { LayerKey } from '../../../drawing/layer.ts'
import { type DrawingLayer, isCovered } from '../../../drawing/layering.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { layerMessages } from '../../messages/layers.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useOpener } from '../../ui/useOpener.ts'
import { type LayerCommand, LayerMenu } from './LayerMenu.tsx'
import { LayerNameField } from './LayerNameField.tsx'
import { nameOfLayer } from './layerChanges.ts'
import type { LayerCopy } from './useLayerCopy.tsx'
import type { Layers } from './useLayers.ts'

type LayerRowProps = {
  layer: DrawingLayer
  layers: Layers
  isAtLimit: boolean
  /** The only layer that is seen; null for all. */
  solo: LayerKey | null
  onSolo: (key: LayerKey | null) => void
  /** How often somebody tried to draw on it while it takes no ink. */
  refusals: number
  /** It is moved to a place, from 0 at the top. */
  onMoved: (key: LayerKey, place: number) => void
  copying: Pick<LayerCopy, 'toNext' | 'toFrames'>
  /** A file is to be chosen for its picture. */
  onPicture: (key: LayerKey) => void
  onPlaced: (key: LayerKey) => void
}

const words = layerMessages
const copyWords = drawingToolMessages.layerCopy
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const COARSE = '@media (pointer: coarse)'
const SMALL = { boxSize: '7', minWidth: '7', css: { [COARSE]: { boxSize: '10', minWidth: '10' } } } as const
const PERCENT = 100

/** One layer: whether it is seen and locked, its name, which chooses it, how opaque it is, and its menu. */
export function LayerRow(props: LayerRowProps) {
  const { layer, layers, isAtLimit, solo, onSolo, refusals, onMoved, copying, onPicture, onPlaced } = props
  const [isRenamed, setIsRenamed] = useState(false)
  const menu = useOpener('menu')
  const { key, isHidden, isLocked, opacity, strokes, image } = layer
  const name = nameOfLayer(layer)
  const all = layers.layers
  const place = all.indexOf(layer)
  const isChosen = key === layers.chosen
  const isSeen = solo === null ? !isHidden : solo === key
  const isEmpty = strokes.length === 0
  const locked = isLocked ? words.locked(name) : undefined
  const pictureCommands: readonly LayerCommand[] = [
    {
      value: 'picture', label: image ? words.replacePicture : words.picture, icon: ImageUp, refusal: locked,
      run: () => onPicture(key),
    },
    ...(image ? [
      { value: 'place', label: words.placePicture, icon: Move, refusal: locked, run: () => onPlaced(key) },
      {
        value: 'unpicture', label: words.removePicture, icon: ImageOff, refusal: locked,
        run: () => layers.set(key, { image: null }),
      },
    ] : []),
  ]
  const commands: readonly LayerCommand[] = [
    { value: 'rename', label: words.rename, icon: Pencil, run: () => setIsRenamed(true) },
    {
      value: 'alone', label: solo === key ? words.all : words.alone, icon: ScanEye,
      run: () => onSolo(solo === key ? null : key),
    },
    {
      value: 'up', label: words.up, icon: ArrowUp,
      run: () => onMoved(key, Math.max(0, place - 1)),
    },
    {
      value: 'down', label: words.down, icon: ArrowDown,
      run: () => onMoved(key, Math.min(all.length - 1, place + 1)),
    },
    {
      value: 'duplicate', label: words.duplicate, icon: Copy, refusal: isAtLimit ? words.atLimit : undefined,
      run: () => layers.duplicate(layer),
    },
    {
      value: 'merge', label: words.merge, icon: ArrowDownToLine,
      refusal: isEmpty ? words.clearRefused : layers.belowOf(layer) ? undefined : words.mergeRefused,
      run: () => layers.mergeDown(layer),
    },
    {
      value: 'next', label: copyWords.toNext, icon: ArrowRightToLine,
      refusal: isCovered(layer) ? (copying.toNext ? undefined : copyWords.noNext) : words.coveredRefused,
      run: () => copying.toNext?.(layer),
    },
    {
      value: 'frames', label: copyWords.toFrames, icon: Images,
      refusal: isCovered(layer) ? undefined : words.coveredRefused,
      run: () => copying.toFrames(layer, menu.layer.anchor),
    },
    ...pictureCommands,
    {
      value: 'clear', label: words.clear, icon: BrushCleaning, refusal: isEmpty ? words.clearRefused : undefined,
      run: () => layers.clear(key),
    },
    {
      value: 'remove', label: words.remove, icon: Trash2, isDanger: true,
      refusal: all.length < 2 ? words.removeRefused : undefined, run: () => layers.remove(key),
    },
  ]

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (event.key === 'F2') setIsRenamed(true)
    else if (step === 0) return
    const target = place + step
    event.preventDefault()
    if (step === 0 || target < 0 || target >= all.length) return
    if (event.altKey) return onMoved(key, target)
    const row = event.currentTarget.closest('li')
    const next = step < 0 ? row?.previousElementSibling : row?.nextElementSibling
    next?.querySelector<HTMLElement>('[data-name]')?.focus()
  }

  return (
    <Flex
      as="li" key={refusals} data-layer={key} align="center" minHeight="8" borderRadius="control" position="relative"
      bg={isChosen ? 'accent.subtle' : undefined} _hover={isChosen ? undefined : { bg: 'bg.muted' }}
      animation={refusals > 0 ? 'shake 280ms ease-in-out' : undefined} css={{ '&[data-dragged]': { opacity: 0.6 } }}
    >
      <IconButton
        {...SMALL} label={isSeen ? words.hide(name) : words.show(name)} aria-pressed={!isSeen}
        hint={isSeen ? words.hideHint(name) : words.show(name)} color={isSeen ? 'fg.muted' : 'fg.subtle'}
        icon={isSeen ? <Eye {...ICON} /> : <EyeOff {...ICON} />}
        onClick={(event) => {
          if (event.altKey) onSolo(solo === key ? null : key)
          else if (solo === null) layers.set(key, { isHidden: !isHidden })
          else onSolo(null)
        }}
      />
      <IconButton
        {...SMALL} label={isLocked ? words.unlock(name) : words.lock(name)} aria-pressed={isLocked}
        color={isLocked ? 'fg' : 'fg.muted'} opacity={isLocked ? 1 : 0.55}
        icon={isLocked ? <Lock {...ICON} /> : <LockOpen {...ICON} />}
        onClick={() => layers.set(key, { isLocked: !isLocked })}
      />
      {isRenamed ? (
        <LayerNameField
          form={`name of layer ${key} of ${layers.viewId}`} name={name} onClosed={() => setIsRenamed(false)}
          onRenamed={(typed) => layers.set(key, { name: typed })}
        />
      ) : (
        <chakra.button
          type="button" data-name data-grip aria-pressed={isChosen} aria-label={words.choose(name)} flex="1"
          minWidth="0" height="full" minHeight="8" px="1.5" textAlign="start" textStyle="sm" truncate cursor="pointer"
          fontWeight={isChosen ? 'medium' : 'normal'} borderRadius="control" focusVisibleRing="inside"
          color={isChosen ? 'accent.fg' : isSeen ? 'fg' : 'fg.muted'} css={{ touchAction: 'pan-y' }}
          onClick={() => layers.choose(key)} onDoubleClick={() => setIsRenamed(true)} onKeyDown={onKeyDown}
        >
          {name}
        </chakra.button>
      )}
      {image ? <Box color="fg.muted" px="1"><Image {...ICON} size={14} /></Box> : null}
      {opacity < 1 ? (
        <Box as="span" textStyle="mono" color="fg.muted" px="1">{words.percent(Math.round(opacity * PERCENT))}</Box>
      ) : null}
      <IconButton {...SMALL} label={words.menu(name)} icon={<Ellipsis {...ICON} />} {...menu.button} />
      <LayerMenu {...menu.layer} label={words.menu(name)} commands={commands} />
    </Flex>
  )
}
