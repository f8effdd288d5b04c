import { type Cut, type CutClip, cutOf, clipOf } from '../../../server/modules/delivery/imports/cuts/cut.ts'
import { type ConformedCut, conformCut } from '../../../server/modules/delivery/imports/cuts/conformCut.ts'
import type {
  ConformBoard, ConformOptions, ConformShot, CutItem,
} from '../../../server/modules/delivery/imports/cuts/cutItem.ts'
import { CLIP_NAME } from '../../../server/modules/delivery/exports/names.ts'

export const RATE = { numerator: 24, denominator: 1 }

/** Shots with these codes and lengths: their ids are `shot_<code>`. */
export const shotsOf = (...shots: [code: string, frames: number, given?: Partial<ConformShot>][]): ConformShot[] =>
  shots.map(([code, frames, given]) => ({ id: `shot_${code}`, code, frames, hasVoice: false, notes: '', ...given }))

export const boardOf = (shots: readonly ConformShot[], refs: Iterable<[string, string]> = []): ConformBoard =>
  ({ project: 'BRICK', code: 'MAIN', shots, refs: new Map(refs) })

/** Clips one after the other. */
export function cutWith(
  clips: readonly (Partial<CutClip> & { name: string; frames: number; gap?: number })[], given: Partial<Cut> = {},
): Cut {
  let at = 0
  const placed = clips.map(({ gap = 0, ...clip }) => {
    const start = at + gap
    at = start + clip.frames
    return clipOf({ ...clip, start, warnings: [] })
  })
  return {
    ...cutOf({
      name: 'CUT', rate: RATE, clips: placed, markers: [], sounds: [], track: 1, warnings: [], origin: 0, start: 0,
    }),
    ...given,
  }
}

export const clip = (code: string, frames: number, given: Partial<CutClip> & { gap?: number } = {}) =>
  ({ name: `BRICK_MAIN-${code}`, frames, ...given })

export const conformed = (cut: Cut, board: ConformBoard, options: Partial<ConformOptions> = {}): ConformedCut =>
  conformCut(cut, board, { rate: RATE, clipName: CLIP_NAME, gaps: 'LENGTHEN', matches: new Map(), ...options })

/** Items as their name and what changes: `SH0010: RETIMED frames 10→12`. */
export const changesOf = ({ items }: ConformedCut): string[] => items.map(({ name, changes, choice }) => {
  const told = changes.map(({ change, field, from, to }) => `${change} ${field} ${from}→${to}`)
  return `${name.replace('MAIN/', '')}: ${told.join(', ') || 'UNCHANGED'}${choice === 'REJECT' ? ' (REJECT)' : ''}`
})

/** All items but those that wait for a choice. */
export const acceptable = (items: readonly CutItem[]): Set<string> =>
  new Set(items.filter(({ effect }) => effect.kind !== 'CHOOSE').map(({ key }) => key))
