import { openDB } from 'idb'
import type { Peaks } from '../../playback/peaks.ts'

const NAME = 'framewright-peaks'
const STORE = 'peaks'
/** Waveforms that are kept; those of sounds nobody opened for long make room. */
const MOST_KEPT = 60

const database = () =>
  openDB(NAME, 1, { upgrade: (made) => void made.createObjectStore(STORE) })

/** The peaks of a sound that were computed before; null when they were not, or cannot be kept here. */
export async function readPeaks(key: string): Promise<Peaks | null> {
  try {
    const opened = await database()
    const found = (await opened.get(STORE, key)) as Peaks | undefined
    opened.close()
    return found ?? null
  } catch {
    return null
  }
}

/** Keeps the peaks of a sound, which never change. */
export async function keepPeaks(key: string, peaks: Peaks): Promise<void> {
  try {
    const opened = await database()
    if ((await opened.count(STORE)) >= MOST_KEPT) await opened.clear(STORE)
    await opened.put(STORE, peaks, key)
    opened.close()
  } catch {
    // Without a database they are computed again.
  }
}
