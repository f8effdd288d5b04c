import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type MouseEvent, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CutStrip_import$key } from '../../__generated__/CutStrip_import.graphql.ts'
import { importMessages } from '../../messages/imports.ts'
import { DRAWING, lengthsOf, pathsOf, pieceAt, type PieceKind, stripOf } from './cutStrip.ts'

const words = importMessages
const Path = chakra('path')

/** The kinds in the order in which they are drawn and explained. */
const COLORS: Readonly<Record<PieceKind, string>> = {
  same: 'border.emphasized', retimed: 'accent.solid/50', moved: 'accent.fg', copied: 'fg.muted', added: 'fg.success',
  removed: 'fg.error', unknown: 'fg.warning',
}
const KINDS = Object.keys(COLORS) as PieceKind[]

type CutStripProps = {
  importRef: CutStrip_import$key
  /** Somebody pressed a shot. */
  onPressed: (itemId: string) => void
}

/**
 * The board and the cut to scale, one above the other. The list of the plan tells the same, item by item, so the
 * drawing is for the eyes and the pointer alone.
 */
export function CutStrip({ importRef, onPressed }: CutStripProps) {
  const { timeline } = useFragment(
    graphql`
      fragment CutStrip_import on Import {
        timeline {
          # The strip takes spans as they are.
          # eslint-disable-next-line relay/unused-fields
          itemId
          # eslint-disable-next-line relay/unused-fields
          change
          # eslint-disable-next-line relay/unused-fields
          framesBefore
          # eslint-disable-next-line relay/unused-fields
          placeBefore
          # eslint-disable-next-line relay/unused-fields
          framesAfter
        }
      }
    `,
    importRef,
  )
  const strip = useMemo(() => stripOf(timeline), [timeline])
  const { pieces, moves } = useMemo(() => pathsOf(strip), [strip])
  if (strip.frames === 0) return null
  const lengths = lengthsOf(strip)

  function press({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const piece = pieceAt(strip, (clientX - left) / width, (clientY - top) / height)
    if (piece) onPressed(piece.itemId)
  }

  return (
    <Box borderWidth="1px" borderRadius="card" bg="bg.panel" px="4" py="3">
      <Text textStyle="xs" color="fg.muted" mb="1.5">{words.stripBefore(words.frames(lengths.before))}</Text>
      <chakra.svg
        viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} preserveAspectRatio="none" width="full" height="60px"
        display="block" cursor="pointer" aria-hidden data-cut-strip onClick={press}
      >
        <Path d={moves} fill={COLORS.moved} opacity="0.18" />
        {KINDS.map((kind) => pieces.has(kind) ? (
          <Path
            key={kind} d={pieces.get(kind)} fill={COLORS[kind]} stroke="bg.panel" strokeWidth="1"
            vectorEffect="non-scaling-stroke" data-kind={kind}
          />
        ) : null)}
      </chakra.svg>
      <Flex mt="1.5" columnGap="4" rowGap="1" wrap="wrap" textStyle="xs" color="fg.muted">
        <Text flex="1" minWidth="12rem">{words.stripAfter(words.frames(lengths.after))}</Text>
        <Flex columnGap="3" rowGap="1" wrap="wrap" aria-hidden>
          {KINDS.filter((kind) => pieces.has(kind)).map((kind) => (
            <Flex key={kind} align="center" gap="1.5">
              <Box width="2.5" height="2.5" borderRadius="2px" bg={COLORS[kind]} /> {words.stripKinds[kind]}
            </Flex>
          ))}
        </Flex>
      </Flex>
    </Box>
  )
}
