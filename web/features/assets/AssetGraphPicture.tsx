import { Box, HStack, Text } from '@chakra-ui/react'
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AssetGraphPicture_graph$key } from '../../__generated__/AssetGraphPicture_graph.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { BOX, layOutGraph, smoothPath } from './graphLayout.ts'

const words = assetMessages
const ICON_PLACE = 10
const ICON_SIZE = 14
const TEXT_PLACE = 30
const MOST_HEIGHT = '26rem'

type AssetGraphPictureProps = {
  graphRef: AssetGraphPicture_graph$key
  /** The asset it is about. */
  assetId: string
  onOpened: (assetId: string) => void
}

/** Assets as boxes and what they use and own as arrows; a box opens its asset. */
export function AssetGraphPicture({ graphRef, assetId, onOpened }: AssetGraphPictureProps) {
  const { assets, dependencies } = useFragment(
    graphql`
      fragment AssetGraphPicture_graph on AssetGraph {
        assets {
          id
          name
          type
        }
        dependencies {
          id
          relationshipType
          source {
            id
          }
          target {
            id
          }
        }
      }
    `,
    graphRef,
  )
  const frame = useRef<HTMLDivElement>(null)
  const picture = useMemo(() => {
    const edges = dependencies.map(({ id, source, target }) => ({ id, sourceId: source.id, targetId: target.id }))
    return layOutGraph(assets.map(({ id }) => id), edges)
  }, [assets, dependencies])
  const here = picture.boxes.get(assetId)
  const name = assets.find(({ id }) => id === assetId)?.name ?? ''
  useEffect(() => {
    const { current } = frame
    if (!current || !here) return
    current.scrollLeft = here.x + BOX.width / 2 - current.clientWidth / 2
    current.scrollTop = here.y + BOX.height / 2 - current.clientHeight / 2
  }, [here])
  return (
    <Box borderWidth="1px" borderRadius="card" bg="bg.well" overflow="hidden">
      <Box ref={frame} overflow="auto" maxHeight={MOST_HEIGHT} tabIndex={-1}>
        <svg
          role="group" aria-label={words.graphOf(name)} viewBox={`0 0 ${picture.width} ${picture.height}`}
          style={{
            display: 'block', margin: '0 auto', width: picture.width, minWidth: picture.width, height: picture.height,
          }}
        >
          <Arrowheads />
          {dependencies.map(({ id, relationshipType }) => {
            const points = picture.lines.get(id)
            return points ? <Line key={id} path={smoothPath(points)} isOwning={relationshipType === 'OWNS'} /> : null
          })}
          {assets.map((asset) => (
            <AssetBox
              key={asset.id} asset={asset} at={picture.boxes.get(asset.id) ?? { x: 0, y: 0 }}
              isHere={asset.id === assetId} onOpened={onOpened}
            />
          ))}
        </svg>
      </Box>
      <Legend />
    </Box>
  )
}

const INK = 'var(--chakra-colors-fg-muted)'

function Arrowheads() {
  return (
    <defs>
      <marker id="asset-uses" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M1,1 L7,4 L1,7" fill="none" stroke={INK} strokeWidth="1.25" />
      </marker>
      <marker id="asset-owns" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M0.5,0.5 L7.5,4 L0.5,7.5 Z" fill={INK} />
      </marker>
    </defs>
  )
}

function Line({ path, isOwning }: { path: string; isOwning: boolean }) {
  return (
    <path
      d={path} fill="none" stroke={INK} strokeWidth="1.25" strokeDasharray={isOwning ? undefined : '4 3'}
      markerEnd={`url(#${isOwning ? 'asset-owns' : 'asset-uses'})`}
    />
  )
}

type AssetBoxProps = {
  asset: { readonly id: string; readonly name: string; readonly type: string }
  at: { x: number; y: number }
  isHere: boolean
  onOpened: (assetId: string) => void
}

function AssetBox({ asset, at, isHere, onOpened }: AssetBoxProps) {
  const open = () => onOpened(asset.id)
  const button = isHere ? {} : {
    role: 'button', tabIndex: 0, 'aria-label': words.graphOpen(asset.name), onClick: open, style: { cursor: 'pointer' },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      open()
    },
  }
  return (
    <Box
      as="g" {...(isHere ? { role: 'img', 'aria-label': words.graphHere(asset.name) } : button)}
      css={{
        outline: 'none',
        '& rect': {
          fill: 'bg.panel', stroke: isHere ? 'accent.border' : 'border.emphasized', transition: 'stroke 120ms',
        },
        '&[role=button]:hover rect': { stroke: 'fg.muted' },
        '&:focus-visible rect': { stroke: 'accent.focusRing', strokeWidth: '3px' },
      }}
    >
      <title>{asset.name}</title>
      <rect x={at.x} y={at.y} width={BOX.width} height={BOX.height} rx="6" strokeWidth={isHere ? 2 : 1} />
      <TypeIcon
        type={asset.type} x={at.x + ICON_PLACE} y={at.y + (BOX.height - ICON_SIZE) / 2} size={ICON_SIZE}
        color={isHere ? 'var(--chakra-colors-accent-fg)' : INK}
      />
      <foreignObject x={at.x + TEXT_PLACE} y={at.y} width={BOX.width - TEXT_PLACE - ICON_PLACE} height={BOX.height}>
        <Text
          as="div" truncate textStyle="sm" fontWeight="medium" lineHeight={`${BOX.height}px`} color="fg" aria-hidden
        >
          {asset.name}
        </Text>
      </foreignObject>
    </Box>
  )
}

function Legend() {
  return (
    <HStack gap="4" px="3" py="2" borderTopWidth="1px" textStyle="xs" color="fg.muted" aria-hidden>
      {[words.legendUses, words.legendOwns].map((label, index) => (
        <HStack key={label} gap="2">
          <svg width="32" height="8">
            <Line path="M0,4 L30,4" isOwning={index === 1} />
          </svg>
          {label}
        </HStack>
      ))}
    </HStack>
  )
}
