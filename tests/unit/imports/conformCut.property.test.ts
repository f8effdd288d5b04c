import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardAfter } from '../../../server/modules/delivery/imports/cuts/boardAfter.ts'
import type { CutItem } from '../../../server/modules/delivery/imports/cuts/cutItem.ts'
import { acceptable, boardOf, changesOf, conformed, cutWith, shotsOf } from './conformed.ts'

interface EditedClip {
  /** The code of its shot; null for one that the board does not have. */
  code: string | null
  name: string
  frames: number
  sourceIn: number
}

type Edit = { what: 'RETIME' | 'MOVE' | 'REMOVE' | 'ADD' | 'REUSE' | 'SPLIT'; at: number; to: number; frames: number }

const frames = fc.integer({ min: 1, max: 40 })
const place = fc.integer({ min: 0, max: 1000 })
const edit: fc.Arbitrary<Edit> = fc.record({
  what: fc.constantFrom('RETIME', 'MOVE', 'REMOVE', 'ADD', 'REUSE', 'SPLIT'), at: place, to: place, frames,
})
const lengths = fc.array(frames, { minLength: 1, maxLength: 12 })
const edits = fc.array(edit, { maxLength: 12 })

const codeOf = (index: number) => `SH${String((index + 1) * 10).padStart(4, '0')}`

/** A cut of the board after what an editor did to it. */
function edited(board: readonly number[], made: readonly Edit[]): EditedClip[] {
  const clips = board.map((length, index): EditedClip =>
    ({ code: codeOf(index), name: `BRICK_MAIN-${codeOf(index)}`, frames: length, sourceIn: 0 }))
  made.forEach(({ what, at, to, frames: length }, number) => {
    const [from, end] = [at % clips.length, to % (clips.length + 1)]
    const clip = clips[from]
    if (!clip) return
    if (what === 'RETIME') clip.frames = length
    else if (what === 'MOVE') clips.splice(to % clips.length, 0, ...clips.splice(from, 1))
    else if (what === 'REMOVE' && clips.length > 1) clips.splice(from, 1)
    else if (what === 'ADD') clips.splice(end, 0, { code: null, name: `insert ${number}`, frames: length, sourceIn: 0 })
    else if (what === 'REUSE') clips.splice(end, 0, { ...clip, frames: length })
    else if (what === 'SPLIT' && clip.frames > 1) {
      const rest = { ...clip, sourceIn: clip.sourceIn + 1, frames: clip.frames - 1 }
      clip.frames = 1
      clips.splice(end > from ? end : from + 1, 0, rest)
    }
  })
  return clips
}

/** What a viewer sees: clips of one name that follow each other are one. */
function seen(clips: readonly EditedClip[]): [string, number][] {
  const shots: [string, number][] = []
  for (const { name, frames: length } of clips) {
    const last = shots.at(-1)
    if (last?.[0] === name) last[1] += length
    else shots.push([name, length])
  }
  return shots
}

describe.each([true, false])('a cut that an editor changed, with our ids: %s', (hasIds) => {
  const cutOf = (clips: readonly EditedClip[]) => cutWith(clips.map(({ code, ...clip }) => ({
    ...clip, ids: { shotId: hasIds && code !== null ? `shot_${code}` : null, viewId: null },
  })))

  /** Takes every proposal, or makes a new shot for each, until none is left. */
  function settled(board: ReturnType<typeof boardOf>, cut: ReturnType<typeof cutOf>, takes: boolean) {
    const matches = new Map<string, string>()
    for (;;) {
      const plan = conformed(cut, board, { matches })
      const open = plan.items.filter(({ effect }) => effect.kind === 'CHOOSE')
      if (open.length === 0) return { plan, matches }
      for (const { key, shotId } of open) matches.set(key, takes ? (shotId ?? '') : 'CREATE')
    }
  }

  /** The name of what an item puts on the board. */
  const nameOf = (items: readonly CutItem[], codes: ReadonlyMap<string, string>) => {
    const byKey = new Map(items.map((item) => [item.key, item]))
    return ({ shotId, key }: { shotId: string | null; key: string | null }) => {
      const effect = byKey.get(key ?? '')?.effect
      if (effect?.kind === 'CREATE') return effect.name || effect.code
      return `BRICK_MAIN-${codes.get(shotId ?? (effect?.kind === 'COPY' ? effect.shotId : ''))}`
    }
  }

  it('is the board after all items are accepted, and then nothing is left to change', () => {
    fc.assert(fc.property(lengths, edits, fc.boolean(), (board, made, takes) => {
      const clips = edited(board, made)
      const cut = cutOf(clips)
      const shots = shotsOf(...board.map((length, index): [string, number] => [codeOf(index), length]))
      const { plan, matches } = settled(boardOf(shots), cut, takes)
      const after = boardAfter(shots, plan.items, acceptable(plan.items))
      const expected = seen(clips)
      expect(after.map(({ frames: length }) => length)).toEqual(expected.map(([, length]) => length))
      const codes = new Map(shots.map(({ id, code }) => [id, code]))
      const name = nameOf(plan.items, codes)
      if (matches.size === 0) expect(after.map(name)).toEqual(expected.map(([each]) => each))

      const refOf = new Map(plan.items.map(({ key, ref }) => [key, ref]))
      const refs: [string, string][] = []
      const next = after.map(({ shotId, key, frames: length }, index) => {
        const id = shotId ?? `shot_new_${index}`
        const ref = refOf.get(key ?? '')
        if (ref) refs.push([ref, id])
        return { id, code: codes.get(shotId ?? '') ?? `N${index}`, frames: length, hasVoice: false, notes: '' }
      })
      for (const { ref, effect } of plan.items) if (ref && effect.kind === 'KEEP') refs.push([ref, effect.shotId])
      for (const { ref, effect } of plan.items) if (ref && effect.kind === 'MOVE') refs.push([ref, effect.shotId])
      const again = conformed(cut, boardOf(next, refs))
      expect(changesOf(again).filter((each) => !each.endsWith(': UNCHANGED'))).toEqual([])
    }), { numRuns: 400 })
  })

  it('keeps every shot that nobody removes, whatever part of the items is accepted', () => {
    fc.assert(fc.property(lengths, edits, fc.func(fc.boolean()), (board, made, isAccepted) => {
      const shots = shotsOf(...board.map((length, index): [string, number] => [codeOf(index), length]))
      const { items } = conformed(cutOf(edited(board, made)), boardOf(shots))
      const accepted = new Set([...acceptable(items)].filter((key) => isAccepted(key)))
      const after = boardAfter(shots, items, accepted)
      const removed = items.filter(({ key, effect }) => effect.kind === 'REMOVE' && accepted.has(key))
        .map(({ shotId }) => shotId)
      const ids = after.flatMap(({ shotId }) => shotId ?? [])
      expect(ids.toSorted()).toEqual(shots.map(({ id }) => id).filter((id) => !removed.includes(id)).toSorted())
      const made2 = items.filter(({ key, effect }) => ['COPY', 'CREATE'].includes(effect.kind) && accepted.has(key))
      expect(after.flatMap(({ key }) => key ?? [])).toEqual(made2.map(({ key }) => key))
    }), { numRuns: 200 })
  })
})
