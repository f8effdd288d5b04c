import { Button, HStack, Text } from '@chakra-ui/react'
import { Mic, Square, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { previewMessages } from '../../messages/preview.ts'
import { type Recording, startRecording, voiceFile } from '../../playback/recording.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { showToast } from '../../ui/toaster.tsx'
import type { PreviewShot } from './usePreviewShots.ts'
import { useRemoveVoice, useSetVoice } from './soundChanges.ts'

const words = previewMessages

function tellMicrophone(error: unknown): void {
  const isMissing = error instanceof DOMException && error.name === 'NotFoundError'
  showToast({ type: 'error', title: isMissing ? words.microphoneMissing : words.microphoneDenied })
}

type VoiceButtonProps = { shot: PreviewShot; position: number; reason: string | null; onStarted: () => void }

/** Records a scratch voice for a shot, and takes it away again. */
export function VoiceButton({ shot, position, reason, onStarted }: VoiceButtonProps) {
  const voiceId = shot.voice?.id ?? null
  const [save, saving] = useSetVoice(shot.id, voiceId)
  const [remove] = useRemoveVoice()
  const [isRecording, setIsRecording] = useState(false)
  const recording = useRef<Recording | null>(null)
  useEffect(() => () => recording.current?.cancel(), [])

  const record = async (): Promise<void> => {
    try {
      recording.current = await startRecording()
      setIsRecording(true)
      onStarted()
    } catch (error) {
      tellMicrophone(error)
    }
  }
  const finish = async (): Promise<void> => {
    const running = recording.current
    recording.current = null
    setIsRecording(false)
    if (!running) return
    try {
      save(await voiceFile(await running.finish(), `voice-${position}.wav`))
    } catch {
      showToast({ type: 'error', title: words.voiceFailed })
    }
  }
  if (isRecording) {
    return (
      <Button
        size="sm" variant="outline" color="fg.error" onClick={() => void finish()} aria-label={words.stopRecording}
      >
        <Square size={12} fill="currentColor" aria-hidden /> {words.recording}
      </Button>
    )
  }
  return (
    <HStack gap="0">
      <ExplainedButton
        size="sm" variant="ghost" reason={reason} disabled={saving !== null} onClick={() => void record()}
        aria-label={words.recordFor(position)}
      >
        <Mic size={14} aria-hidden />
        <Text as="span" hideBelow="xl">{saving ? words.checking : voiceId ? words.recordAgain : words.record}</Text>
      </ExplainedButton>
      {voiceId !== null && reason === null ? (
        <IconButton
          size="sm" label={words.removeVoice} icon={<Trash2 size={14} aria-hidden />} onClick={() => remove(voiceId)}
        />
      ) : null}
    </HStack>
  )
}
