import { Box, HStack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { AssetCastingRow_casting$key } from '../../__generated__/AssetCastingRow_casting.graphql.ts'
import { castingMessages } from '../../messages/casting.ts'
import { ownNameOf } from '../../lib/shotName.ts'
import { boardPath } from '../../lib/boardPath.ts'
import { ShotPicture } from '../tasks/ShotPicture.tsx'
import { OccurrencesStepper } from './OccurrencesStepper.tsx'

const words = castingMessages
/** What is stepped through is sent when it has rested this long, in milliseconds. */
const SEND_DELAY_MS = 500

type AssetCastingRowProps = {
  castingRef: AssetCastingRow_casting$key
  projectId: string
  canEdit: boolean
  onOccurrencesChanged: (shotId: string, occurrences: number) => void
  onRemoved: (shotId: string, shotName: string, before: { occurrences: number; label: string }) => void
}

/** A shot an asset appears in: its picture, its code, and how often. */
export function AssetCastingRow(props: AssetCastingRowProps) {
  const { castingRef, projectId, canEdit, onOccurrencesChanged, onRemoved } = props
  const { occurrences, label, shot } = useFragment(
    graphql`
      fragment AssetCastingRow_casting on Casting {
        occurrences
        label
        shot {
          id
          code
          name
          description
          storyboard {
            id
          }
          ...ShotPicture_shot
        }
      }
    `,
    castingRef,
  )
  // What was chosen shows at once; what the server has takes its place when it comes.
  const [wanted, setWanted] = useState<number | null>(null)
  const [known, setKnown] = useState(occurrences)
  if (known !== occurrences) {
    setKnown(occurrences)
    setWanted(null)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<(() => void) | null>(null)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      pending.current?.()
    },
    [],
  )

  function change(value: number): void {
    clearTimeout(timer.current)
    pending.current = null
    if (value === 0) {
      setWanted(null)
      onRemoved(shot.id, shot.code, { occurrences, label })
      return
    }
    setWanted(value)
    if (value === occurrences) return
    pending.current = () => {
      pending.current = null
      onOccurrencesChanged(shot.id, value)
    }
    timer.current = setTimeout(() => pending.current?.(), SEND_DELAY_MS)
  }

  const line = label || ownNameOf(shot.name) || shot.description
  const shown = wanted ?? occurrences
  return (
    <HStack as="li" gap="3" px="3" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Box
        width="14" height="8" flexShrink="0" borderRadius="l1" overflow="hidden"
        boxShadow="0 0 0 1px {colors.border}"
      >
        <ShotPicture shotRef={shot} isDecoration />
      </Box>
      <Box flex="1" minWidth="0">
        <Box asChild textStyle="mono" display="block" truncate _hover={{ color: 'accent.fg' }} borderRadius="l1">
          <Link to={boardPath(projectId, shot.storyboard.id, shot.id)} title={words.openShot(shot.code)}>
            {shot.code}
          </Link>
        </Box>
        {line ? <Text textStyle="xs" color="fg.muted" truncate title={line}>{line}</Text> : null}
      </Box>
      {canEdit ? (
        <OccurrencesStepper
          label={words.occurrencesIn(shot.code)} name={shot.code} value={shown} onChanged={change}
        />
      ) : <Text textStyle="sm" fontVariantNumeric="tabular-nums">{words.times(shown)}</Text>}
    </HStack>
  )
}
