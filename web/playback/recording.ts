/** Speech needs no more. */
const VOICE_RATE = 24_000
const HEADER_BYTES = 44
const SAMPLE_BYTES = 2
const FULL = 32_767

/** Samples between -1 and 1 as a WAV of 16 bits and one channel. */
export function wavOf(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + samples.length * SAMPLE_BYTES)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string): void => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * SAMPLE_BYTES, true)
  view.setUint16(32, SAMPLE_BYTES, true)
  view.setUint16(34, SAMPLE_BYTES * 8, true)
  write(36, 'data')
  view.setUint32(40, samples.length * SAMPLE_BYTES, true)
  samples.forEach((sample, index) => {
    view.setInt16(HEADER_BYTES + index * SAMPLE_BYTES, Math.round(Math.max(-1, Math.min(1, sample)) * FULL), true)
  })
  return bytes
}

/** What a browser recorded, in whatever kind it records, as a WAV: the one kind that every server and browser reads. */
export async function voiceFile(recorded: Blob, name: string): Promise<File> {
  // Decoding resamples to the rate of the context.
  const context = new OfflineAudioContext(1, 1, VOICE_RATE)
  const buffer = await context.decodeAudioData(await recorded.arrayBuffer())
  return new File([wavOf(buffer.getChannelData(0), VOICE_RATE)], name, { type: 'audio/wav' })
}

/** A recording under way. */
export interface Recording {
  /** Ends it and answers what was recorded; the microphone is given back. */
  finish(): Promise<Blob>
  /** Ends it and forgets what was recorded. */
  cancel(): void
}

/** Asks for the microphone and records. Rejects with NotAllowedError or NotFoundError of the browser. */
export async function startRecording(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, autoGainControl: true } })
  const recorder = new MediaRecorder(stream)
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data))
  const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }))
  recorder.start()
  const end = async (): Promise<void> => {
    if (recorder.state !== 'inactive') recorder.stop()
    for (const track of stream.getTracks()) track.stop()
    await ended
  }
  return {
    async finish() {
      await end()
      return new Blob(parts, { type: recorder.mimeType })
    },
    cancel: () => void end(),
  }
}
