import { Box, Center, Grid, Text, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { sizeOf } from '../../../drawing/aspectRatio.ts'
import { comparisonMessages } from '../../messages/comparison.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { knownRatio } from '../shots/boardLayout.ts'
import { viewName } from '../views/viewName.ts'
import type { ComparedShot, ComparedView, ViewPair } from './comparedShot.ts'
import { OverlayLegend, OverlayPicture } from './OverlayPicture.tsx'
import type { ShotChange, Sides } from './useComparison.ts'
import { WipePictures } from './WipePictures.tsx'

const words = comparisonMessages
const Picture = chakra('img')
/** The pictures leave room for the facts and texts. */
const HEIGHT = '52dvh'

/** How two pictures are compared. */
export type Look = keyof typeof words.look

export const LOOKS = Object.keys(words.look) as Look[]

type ChangePicturesProps = {
  change: ShotChange
  pair: ViewPair
  look: Look
  sides: Sides
  /** The names of the sides. */
  names: readonly [from: string, to: string]
}

function ratioOf(shot: ComparedShot | null): number {
  const { width, height } = sizeOf(knownRatio(shot?.aspectRatio ?? ''))
  return width / height
}

/** The pictures of a view on both sides: next to each other, one wiped over the other, or laid over each other. */
export function ChangePictures({ change, pair, look, sides, names }: ChangePicturesProps) {
  const { before, after } = change
  const position = (after ?? before)?.position ?? 0
  const drawing = storyboardMessages.drawingOf(position, viewName(pair.name, pair.position))
  const ratio = ratioOf(after ?? before)
  const pictures = [pair.before, pair.after].map((view, side) =>
    view ? <ViewPicture view={view} label={`${drawing}, ${names[side] ?? ''}`} /> : null)
  const [first, second] = pictures
  if (pair.before && pair.after && !pair.isRedrawn) {
    return <Figure ratio={ratio} caption={words.samePicture}>{second}</Figure>
  }
  if (pair.before && pair.after && look === 'wipe') {
    return (
      <Figure ratio={ratio} caption={<><span>{names[0]}</span><span>{names[1]}</span></>}>
        <WipePictures first={first} second={second} names={names} />
      </Figure>
    )
  }
  if (pair.before && pair.after && look === 'overlay') {
    return (
      <Figure ratio={ratio} caption={<OverlayLegend {...sides} />}>
        <OverlayPicture
          first={pair.before.largeUrl} second={pair.after.largeUrl} ratio={ratio} label={words.overlayOf(position)}
        />
      </Figure>
    )
  }
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
      {([[first, before, sides.from], [second, after, sides.to]] as const).map(([picture, shot, said], side) => (
        <Figure
          key={side} ratio={shot ? ratioOf(shot) : ratio} caption={names[side]} hideBelow={picture ? undefined : 'md'}
        >
          {picture ?? <Center height="full" px="4" bg="bg.well" color="fg.muted">{words.missing(said)}</Center>}
        </Figure>
      ))}
    </Grid>
  )
}

function ViewPicture({ view, label }: { view: ComparedView; label: string }) {
  const { smallUrl, thumbnailUrl, largeUrl } = view
  return (
    <Picture
      key={thumbnailUrl} src={thumbnailUrl} alt={label} draggable={false} decoding="async" width="full" height="full"
      srcSet={`${smallUrl} 420w, ${thumbnailUrl} 840w, ${largeUrl} 1920w`} sizes="(min-width: 768px) 45vw, 92vw"
      objectFit="contain" bg="white"
    />
  )
}

type FigureProps = {
  /** Width by height. */
  ratio: number
  caption: ReactNode
  hideBelow?: 'md'
  children: ReactNode
}

/** The place of a picture, as large as it fits, under what it is. */
function Figure({ ratio, caption, hideBelow, children }: FigureProps) {
  return (
    <Box
      as="figure" minWidth="0" width="full" mx="auto" hideBelow={hideBelow}
      style={{ maxWidth: `calc(${HEIGHT} * ${ratio})` }}
    >
      <Text
        as="figcaption" mb="1.5" textStyle="sm" fontWeight="medium" color="fg.muted" display="flex"
        justifyContent="space-between" gap="4" minHeight="5"
      >
        {caption}
      </Text>
      <Box
        position="relative" overflow="hidden" borderRadius="control" boxShadow="0 0 0 1px {colors.border}"
        style={{ aspectRatio: ratio }}
      >
        {children}
      </Box>
    </Box>
  )
}
