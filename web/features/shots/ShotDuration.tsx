import { Box, Input, Text, chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { FrameRate } from '../../lib/frameRates.ts'
import { useTabIndex } from '../../lib/tabStop.ts'
import { useUnsavedEdit } from '../../lib/useUnsavedEdit.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { formatTenths } from '../../messages/format.ts'
import { readDuration } from './shotDuration.ts'
import { useEditingInPlace } from './useEditingInPlace.ts'

type ShotDurationProps = {
  shotId: string
  position: number
  /** The length, in whole frames and in seconds. */
  frames: number
  duration: number
  rate: FrameRate
  canEdit: boolean
  /** Fulfilled when it is saved. */
  onSaved: (frames: number) => Promise<unknown>
}

/** A shot's length, edited in its place: seconds, frames or a clock; see `readDuration`. */
export function ShotDuration(props: ShotDurationProps) {
  const { shotId, position, frames, duration, rate, canEdit, onSaved } = props
  const { isEditing, opener, start, end } = useEditingInPlace()
  const seconds = formatTenths(duration)
  const tabIndex = useTabIndex()

  if (isEditing) {
    return (
      <DurationField
        shotId={shotId} position={position} seconds={duration} rate={rate}
        onClosed={(typed, isByKey) => {
          end(isByKey)
          return typed === null || typed === frames ? undefined : onSaved(typed)
        }}
      />
    )
  }
  const length = storyboardMessages.duration(seconds, frames)
  return (
    <chakra.button
      ref={opener} type="button" data-duration tabIndex={tabIndex} disabled={!canEdit} onClick={start} title={length}
      aria-label={canEdit ? storyboardMessages.editDuration(position, length) : length} textStyle="mono"
      color="fg.muted" whiteSpace="nowrap" minWidth="36px" textAlign="end" borderRadius="l1" flexShrink="0"
      cursor={canEdit ? 'text' : 'default'} focusVisibleRing="outside" position="relative"
      _enabled={{ _hover: { color: 'fg' } }}
      css={{ '@media (pointer: coarse)': { _before: { content: '""', position: 'absolute', inset: '-14px -4px' } } }}
    >
      {storyboardMessages.seconds(seconds)}
    </chakra.button>
  )
}

type DurationFieldProps = {
  shotId: string
  position: number
  /** What it is now. */
  seconds: number
  rate: FrameRate
  /** With whole frames to save, or null when nothing is to change. */
  onClosed: (frames: number | null, isByKey: boolean) => Promise<unknown> | void
}

const DECIMALS = 2

function DurationField({ shotId, position, seconds, rate, onClosed }: DurationFieldProps) {
  const [isWrong, setIsWrong] = useState(false)
  const helpId = useId()
  const field = useRef<HTMLInputElement>(null)
  const current = String(Number(seconds.toFixed(DECIMALS)))
  const { text, change, close } = useUnsavedEdit(`duration of ${shotId}`, current, (typed, isByKey) =>
    onClosed(typed === null ? null : readDuration(typed, rate), isByKey))
  useEffect(() => field.current?.select(), [])
  return (
    <Box position="relative" flexShrink="0">
      <Input
        ref={field} autoFocus size="sm" height="24px" width="4.5rem" px="1.5" me="-1.5" textAlign="end"
        fontFamily="mono" fontSize="xs" value={text} autoComplete="off"
        aria-label={storyboardMessages.durationOf(position)} aria-invalid={isWrong}
        aria-describedby={isWrong ? helpId : undefined} title={storyboardMessages.durationHelp}
        borderColor={isWrong ? 'border.error' : undefined}
        onMouseDown={(event) => event.stopPropagation()} onTouchStart={(event) => event.stopPropagation()}
        onChange={(event) => {
          change(event.currentTarget.value)
          setIsWrong(false)
        }}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') close(null, true)
          if (event.key !== 'Enter') return
          // The focus goes to a button, which the same press would push.
          event.preventDefault()
          if (readDuration(text, rate) === null) setIsWrong(true)
          else close(text, true)
        }}
        onBlur={() => close(text, false)}
      />
      {isWrong ? (
        <Text
          id={helpId} role="alert" position="absolute" top="calc(100% + 4px)" insetEnd="-6px" zIndex="1" width="13rem"
          maxWidth="60vw" px="2.5" py="1.5" bg="bg.raised" color="fg.error" textStyle="xs" borderWidth="1px"
          borderColor="border.error" borderRadius="control" boxShadow="float"
        >
          {storyboardMessages.durationHelp}
        </Text>
      ) : null}
    </Box>
  )
}
