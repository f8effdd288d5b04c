import { Box, Button, HStack, Slider, Text, VisuallyHidden, chakra } from '@chakra-ui/react'
import { FileDown, Layers as LayersIcon, Plus } from 'lucide-react'
import { useContext, useRef, useState } from 'react'
import type { LayerKey } from '../../../drawing/layer.ts'
import type { DrawingLayer } from '../../../drawing/layering.ts'
import { MAX_LAYERS } from '../../../drawing/limits.ts'
import { useDragGrips } from '../../dnd/useDragGrips.ts'
import { layerMessages } from '../../messages/layers.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { later } from '../../ui/later.tsx'
import { SliderControl } from '../../ui/SliderControl.tsx'
import type { DeskSheet } from './DrawingDesk.ts'
import { LayerRow } from './LayerRow.tsx'
import { nameOfLayer } from './layerChanges.ts'
import type { LayerView } from './useLayerView.ts'
import { PreviewSectionTitle } from './PreviewSectionTitle.tsx'
import { PlacingContext } from './placing.ts'
import { useLayerUpload } from './useLayerUpload.tsx'
import type { LayerCopy } from './useLayerCopy.tsx'
import { type Layers, useLayers } from './useLayers.ts'
import { usePsdImport } from './usePsdImport.ts'

const ListDragging = later(async () => (await import('../../dnd/ListDragging.tsx')).ListDragging)

const words = layerMessages
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const PERCENT = 100
const BLENDS = ['NORMAL', 'MULTIPLY'] as const

type LayersPanelProps = {
  sheet: DeskSheet
  view: LayerView
  copying: LayerCopy
}

/** The layers of the drawing, and the one that is drawn on. */
export function LayersPanel({ sheet, view, copying }: LayersPanelProps) {
  const layers = useLayers(sheet)
  const list = useRef<HTMLUListElement>(null)
  const grips = useDragGrips('data-layer')
  const upload = useLayerUpload(sheet)
  const importPsd = usePsdImport(sheet)
  const psdField = useRef<HTMLInputElement>(null)
  const placing = useContext(PlacingContext)
  const [said, setSaid] = useState('')
  const { solo, setSolo, refused } = view
  const all = layers.layers
  const soloed = all.find(({ key }) => key === solo)
  const chosen = all.find(({ key }) => key === layers.chosen)
  const isAtLimit = all.length >= MAX_LAYERS
  const moveTo = (key: LayerKey, place: number): void => {
    const moved = all.find((layer) => layer.key === key)
    layers.move(key, place)
    if (moved) setSaid(words.moved(nameOfLayer(moved), place + 1, all.length))
  }
  return (
    <Box as="section" aria-label={words.heading}>
      {upload.field}
      <input
        ref={psdField} type="file" accept=".psd" hidden aria-label={words.psdFile}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be chosen again.
          currentTarget.value = ''
          if (file) importPsd?.(file)
        }}
      />
      {copying.dialog}
      <HStack gap="0" minHeight="6" mt="-1" mb="1" marginEnd="-2">
        <PreviewSectionTitle>{words.heading}</PreviewSectionTitle>
        <Box flex="1" />
        <IconButton
          label={words.importPsd} icon={<FileDown strokeWidth={1.75} aria-hidden />}
          onClick={() => psdField.current?.click()}
        />
        <IconButton
          label={words.add} hint={isAtLimit ? words.atLimit : words.add} icon={<Plus strokeWidth={1.75} aria-hidden />}
          aria-disabled={isAtLimit} opacity={isAtLimit ? 0.45 : 1} onClick={isAtLimit ? undefined : layers.add}
        />
      </HStack>
      {layers.isOneSheet ? (
        <Box>
          <Text textStyle="sm" color="fg.muted" mb="2">{words.empty}</Text>
          <Button width="full" onClick={layers.makeSet}><LayersIcon {...ICON} /> {words.useSet}</Button>
        </Box>
      ) : (
        <>
          {chosen ? <ChosenLayer layer={chosen} layers={layers} onDragged={view.showOpacity} /> : null}
          <chakra.ul
            ref={list} display="flex" flexDirection="column" gap="0.5" mx="-1.5" listStyleType="none"
            {...grips.pointer}
          >
            {all.map((layer) => (
              <LayerRow
                key={layer.key} layer={layer} layers={layers} isAtLimit={isAtLimit} solo={solo} onSolo={setSolo}
                refusals={refused?.key === layer.key ? refused.count : 0} onMoved={moveTo}
                copying={copying} onPicture={upload.choose}
                onPlaced={(layerKey) => {
                  layers.choose(layerKey)
                  placing?.set({ layerKey, held: null })
                }}
              />
            ))}
          </chakra.ul>
          {grips.isPressed ? (
            <ListDragging
              items={all.map((layer) => ({ id: layer.key, name: nameOfLayer(layer) }))} listRef={list}
              attribute="data-layer" grips={grips} isByKeys={false}
              onMoved={(key, position) => moveTo(key, position - 1)}
            />
          ) : null}
          <VisuallyHidden role="status">{said}</VisuallyHidden>
          {soloed ? (
            <HStack gap="2" mt="1.5" textStyle="xs" color="fg.muted" role="status">
              <Text flex="1">{words.onlyShown(nameOfLayer(soloed))}</Text>
              <Button size="xs" onClick={() => setSolo(null)}>{words.all}</Button>
            </HStack>
          ) : null}
        </>
      )}
    </Box>
  )
}

type ChosenLayerProps = { layer: DrawingLayer; layers: Layers; onDragged: (opacity: number) => void }

/** How opaque the layer that is drawn on is, and how it lies on those under it. */
function ChosenLayer({ layer: { key, opacity, blend }, layers, onDragged }: ChosenLayerProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const percent = dragged ?? Math.round(opacity * PERCENT)
  return (
    <HStack gap="3" mb="1" textStyle="sm">
      <Slider.Root
        key={key} size="sm" flex="1" min={0} max={PERCENT} step={1} value={[percent]} aria-label={[words.opacity]}
        getAriaValueText={({ value }) => words.percent(value)}
        onValueChange={({ value: [value = percent] }) => {
          setDragged(value)
          onDragged(value / PERCENT)
        }}
        onValueChangeEnd={({ value: [value = percent] }) => {
          setDragged(null)
          if (value / PERCENT !== opacity) layers.set(key, { opacity: value / PERCENT })
        }}
      >
        <SliderControl />
      </Slider.Root>
      <Box as="span" textStyle="mono" color="fg.muted" minWidth="9" textAlign="end">{words.percent(percent)}</Box>
      <FilterSelect
        label={words.blend} value={blend} width="fit-content" isQuiet
        choices={BLENDS.map((value) => ({ value, label: words.blends[value] }))}
        onChosen={(value) => layers.set(key, { blend: value })}
      />
    </HStack>
  )
}
