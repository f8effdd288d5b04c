import { Box, Button, HStack, Input, Slider, Text } from '@chakra-ui/react'
import { Frame, Pause, Play, Timer, VideoOff, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { CAMERA_EASINGS } from '../../../drawing/cameraMove.ts'
import { MAX_HOLD_FRAMES } from '../../../drawing/limits.ts'
import { firstMove } from '../../canvas/cameraHand.ts'
import { type Store, useStore } from '../../lib/store.ts'
import { cameraToolMessages as words } from '../../messages/cameraTool.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SliderControl } from '../../ui/SliderControl.tsx'
import type { CameraHand, CameraWork } from './cameraWork.ts'

/** Where there are two rows, what ends the tool ends the first one. */
const ENDS_FIRST_ROW = { base: 0, lg: 2 }
const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const

type CameraBarProps = {
  work: CameraWork
  place: Store<number | null>
  onClosed: () => void
}

/** How the camera moves, and a slider that plays it: over the frame, and on narrow windows over the texts. */
export function CameraBar({ work, place, onClosed }: CameraBarProps) {
  const { camera, hand } = work
  const add = useRef<HTMLButtonElement>(null)
  const isStill = camera === null
  useEffect(() => {
    // What had the focus went with the move.
    if (isStill && document.activeElement === document.body) add.current?.focus()
  }, [isStill])
  return (
    <HStack
      role="toolbar" aria-label={words.surface} bg="bg.panel" borderWidth="1px" borderRadius="card" gap="1"
      boxShadow="float" px="2" py="1" wrap="wrap" justify="center"
    >
      {camera ? <Playing work={work} place={place} /> : (
        <Text role="status" textStyle="sm" color="fg.muted" px="2">{words.none}</Text>
      )}
      {hand && !camera ? (
        <Button ref={add} size="sm" variant="outline" onClick={() => hand.set(firstMove(work.size))}>
          {words.add}
        </Button>
      ) : null}
      {hand && camera ? (
        <HStack gap="1" order="1">
          <FilterSelect
            label={words.easing} value={camera.easing} onChosen={(easing) => hand.set({ ...camera, easing })}
            choices={CAMERA_EASINGS.map((value) => ({ value, label: words.easings[value] }))}
          />
          <Hold
            label={words.holdStart} letter={words.letters.start} value={camera.holdStart}
            onChanged={(holdStart) => hand.set({ ...camera, holdStart })}
          />
          <Hold
            label={words.holdEnd} letter={words.letters.end} value={camera.holdEnd}
            onChanged={(holdEnd) => hand.set({ ...camera, holdEnd })}
          />
        </HStack>
      ) : null}
      <HStack gap="1" order={ENDS_FIRST_ROW}>
        {hand && camera ? <Remove hand={hand} place={place} /> : null}
        <IconButton label={words.close} icon={<X {...ICON} />} onClick={onClosed} />
      </HStack>
    </HStack>
  )
}

function Remove({ hand, place }: { hand: CameraHand; place: Store<number | null> }) {
  const remove = (): void => {
    place.set(null)
    hand.set(null)
  }
  return <IconButton label={words.remove} icon={<VideoOff {...ICON} />} onClick={remove} />
}

/** Plays the frames of the view once, by the clock of the page. */
function usePlaying({ frames, framesPerSecond }: CameraWork, place: Store<number | null>) {
  const [isPlaying, setIsPlaying] = useState(false)
  const step = useEffectEvent((from: number, seconds: number): boolean => {
    const at = from + seconds * framesPerSecond
    place.set(Math.min(at, frames - 1))
    return at < frames - 1
  })
  useEffect(() => {
    if (!isPlaying) return
    const from = place.get() ?? 0
    let start: number | null = null
    let request = requestAnimationFrame(function show(now) {
      start ??= now
      if (step(from, (now - start) / 1_000)) request = requestAnimationFrame(show)
      else setIsPlaying(false)
    })
    return () => cancelAnimationFrame(request)
  }, [isPlaying, place])
  const toggle = (): void => {
    const at = place.get()
    if (!isPlaying && at !== null && at >= frames - 1) place.set(0)
    setIsPlaying(!isPlaying)
  }
  return { isPlaying, toggle, stop: () => setIsPlaying(false) }
}

function Playing({ work, place }: Pick<CameraBarProps, 'work' | 'place'>) {
  const at = useStore(place)
  const { isPlaying, toggle, stop } = usePlaying(work, place)
  const shown = Math.round(at ?? 0)
  const seek = (frame: number): void => {
    stop()
    place.set(frame)
  }
  const showRectangles = (): void => {
    stop()
    place.set(null)
  }
  return (
    <HStack gap="1">
      <IconButton
        label={isPlaying ? words.pause : words.play} icon={isPlaying ? <Pause {...ICON} /> : <Play {...ICON} />}
        onClick={toggle}
      />
      <Slider.Root
        width="120px" mx="3" size="sm" min={0} max={Math.max(1, work.frames - 1)} step={1} value={[shown]}
        aria-label={[words.frame]} getAriaValueText={({ value }) => words.frameValue(value + 1, work.frames)}
        onValueChange={({ value }) => seek(value[0] ?? 0)}
      >
        <SliderControl />
      </Slider.Root>
      <Text textStyle="mono" fontSize="xs" color="fg.muted" minWidth="7ch" textAlign="end" aria-hidden>
        {shown + 1}/{work.frames}
      </Text>
      <IconButton
        label={words.edit} icon={<Frame {...ICON} />} onClick={showRectangles} aria-disabled={at === null}
        opacity={at === null ? 0.45 : 1}
      />
    </HStack>
  )
}

type HoldProps = { label: string; letter: ReactNode; value: number; onChanged: (frames: number) => void }

/** A hold in whole frames: what is typed counts when the field is left, or with Enter. */
function Hold({ label, letter, value, onChanged }: HoldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function keep(): void {
    const frames = typed !== null && /^\d+$/.test(typed) ? Number(typed) : value
    setTyped(null)
    if (frames !== value && frames <= MAX_HOLD_FRAMES) onChanged(frames)
  }
  return (
    <HStack gap="1" title={label}>
      <Box color="fg.muted" aria-hidden><Timer size={14} strokeWidth={1.75} /></Box>
      <Text textStyle="sm" color="fg.muted" aria-hidden>{letter}</Text>
      <Input
        aria-label={label} size="sm" type="number" inputMode="numeric" min={0} max={MAX_HOLD_FRAMES} step={1}
        width="58px" px="2" height={{ base: '11', md: '8' }} value={typed ?? String(value)}
        onChange={({ target }) => setTyped(target.value)} onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
    </HStack>
  )
}
