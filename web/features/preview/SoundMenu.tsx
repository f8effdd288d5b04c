import { Box, Button, HStack, Popover, Portal, Stack, Text, chakra } from '@chakra-ui/react'
import { Music, Trash2, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { previewMessages } from '../../messages/preview.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { useRemoveSoundtrack, useSetSoundtrack, type SoundtrackChange } from './soundChanges.ts'

const words = previewMessages
const KINDS = '.wav,.mp3,.m4a,.ogg,.oga,.opus,audio/wav,audio/mpeg,audio/mp4,audio/ogg'
const WHOLE = 100

type SoundMenuProps = {
  storyboardId: string
  soundtrack: { readonly id: string; readonly name: string; readonly volume: number } | null
  reason: string | null
  /** Heard at once, while the slider is moved. */
  onVolumeTried: (volume: number) => void
  onChanged: (change: SoundtrackChange) => void
}

/** The soundtrack: uploaded, replaced, made softer, removed. */
export function SoundMenu({ storyboardId, soundtrack, reason, onVolumeTried, onChanged }: SoundMenuProps) {
  const file = useRef<HTMLInputElement>(null)
  const [upload, running] = useSetSoundtrack(storyboardId, soundtrack?.id ?? null)
  const [remove, isRemoving] = useRemoveSoundtrack()
  const choose = (): void => file.current?.click()
  const input = (
    <chakra.input
      ref={file} type="file" accept={KINDS} hidden aria-label={words.soundFile}
      onChange={({ currentTarget }) => {
        const [chosen] = currentTarget.files ?? []
        if (chosen) upload(chosen)
        currentTarget.value = ''
      }}
    />
  )
  if (running) {
    const said = running.isSent ? words.checking : words.uploading(running.percent)
    return (
      <HStack gap="2">
        <Stack gap="1" width="36">
          <Text role="status" textStyle="xs" truncate fontVariantNumeric="tabular-nums">{said}</Text>
          <Box
            role="progressbar" aria-label={words.uploadProgress} aria-valuemin={0} aria-valuemax={WHOLE}
            aria-valuenow={running.percent} height="3px" borderRadius="full" bg="border" overflow="hidden"
          >
            <Box height="full" bg="accent.solid" style={{ width: `${running.percent}%` }} />
          </Box>
        </Stack>
        <Button size="xs" variant="ghost" onClick={running.cancel}>{words.cancel}</Button>
      </HStack>
    )
  }
  if (!soundtrack) {
    return (
      <>
        {input}
        <ExplainedButton size="sm" variant="ghost" reason={reason} onClick={choose} aria-label={words.addSoundtrack}
          title={reason === null ? words.soundRules : undefined}>
          <Music size={14} aria-hidden /> <Text as="span" hideBelow="xl">{words.addSoundtrack}</Text>
        </ExplainedButton>
      </>
    )
  }
  return (
    <>
      {input}
      <Popover.Root positioning={{ placement: 'top' }} lazyMount unmountOnExit>
        <Popover.Trigger asChild>
          <Button size="sm" variant="ghost" aria-label={words.sound}><Music size={14} aria-hidden />
            <Text as="span" hideBelow="xl">{words.sound}</Text></Button>
        </Popover.Trigger>
        <Portal>
          <Popover.Positioner>
            <Popover.Content className="chakra-theme dark" width="72" p="4" bg="bg.panel" color="fg">
              <Stack gap="3">
                <Text textStyle="sm" fontWeight="medium" truncate title={soundtrack.name}>{soundtrack.name}</Text>
                <Volume
                  volume={soundtrack.volume} isDisabled={reason !== null} onTried={onVolumeTried}
                  onChanged={(volume) => onChanged({ volume })}
                />
                <HStack>
                  <ExplainedButton size="sm" reason={reason} onClick={choose} flex="1">
                    <Upload size={14} aria-hidden /> {words.replaceSoundtrack}
                  </ExplainedButton>
                  <ExplainedButton
                    size="sm" reason={reason} disabled={isRemoving} onClick={() => remove(soundtrack.id)}
                    aria-label={words.removeSoundtrack}
                  >
                    <Trash2 size={14} aria-hidden />
                  </ExplainedButton>
                </HStack>
                <Text textStyle="xs" color="fg.muted">{words.soundRules}</Text>
              </Stack>
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
    </>
  )
}

type VolumeProps = {
  volume: number
  isDisabled: boolean
  onTried: (volume: number) => void
  onChanged: (volume: number) => void
}

/** The volume in percent; sent when the slider is let go. */
function Volume({ volume, isDisabled, onTried, onChanged }: VolumeProps) {
  const [percent, setPercent] = useState(Math.round(volume * WHOLE))
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(onChanged)
  useEffect(() => {
    latest.current = onChanged
  })
  useEffect(() => {
    const slider = input.current
    // React calls every movement a change; the browser's own event is the last of them.
    const onLetGo = (): void => latest.current(Number(slider?.value) / WHOLE)
    slider?.addEventListener('change', onLetGo)
    return () => slider?.removeEventListener('change', onLetGo)
  }, [])
  return (
    <HStack gap="3">
      <chakra.input
        ref={input} type="range" min={0} max={WHOLE} step={1} value={percent} aria-label={words.volume} flex="1"
        minWidth="0" accentColor="#4FB3E8" disabled={isDisabled} height="6"
        onChange={({ currentTarget }) => {
          setPercent(Number(currentTarget.value))
          onTried(Number(currentTarget.value) / WHOLE)
        }}
      />
      <Text fontFamily="mono" textStyle="xs" width="10" textAlign="end">{percent} %</Text>
    </HStack>
  )
}
