import { useEffect, useState } from 'react'
import { peaksOf, type Peaks } from '../../playback/peaks.ts'
import type { HeardSound } from '../../playback/soundDesk.ts'
import type { Deck } from './deck.ts'
import { keepPeaks, readPeaks } from './peakStore.ts'

/** The waveform of a sound: kept, or computed once it is decoded. `none` where it is too long for that. */
export function usePeaks(deck: Deck, sound: HeardSound): Peaks | 'reading' | 'none' {
  const [found, setFound] = useState<{ key: string; peaks: Peaks | 'none' } | null>(null)
  const { key, url, seconds } = sound
  useEffect(() => {
    let isWanted = true
    const read = async (): Promise<Peaks | 'none'> => {
      const kept = await readPeaks(key)
      if (kept) return kept
      const samples = await deck.sound.samplesOf({ key, url, seconds, volume: 1, place: 0 })
      if (!samples) return 'none'
      const channels = Array.from({ length: samples.numberOfChannels }, (_, index) => samples.getChannelData(index))
      const peaks = peaksOf(channels, samples.sampleRate)
      void keepPeaks(key, peaks)
      return peaks
    }
    read().catch((): 'none' => 'none').then((peaks) => {
      if (isWanted) setFound({ key, peaks })
    }, () => undefined)
    return () => { isWanted = false }
  }, [deck, key, seconds, url])
  return found?.key === key ? found.peaks : 'reading'
}
