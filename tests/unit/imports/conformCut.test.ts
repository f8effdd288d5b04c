import { describe, expect, it } from 'vitest'
import { boardAfter } from '../../../server/modules/delivery/imports/cuts/boardAfter.ts'
import * as manifests from '../exports/manifests.ts'
import { acceptable, boardOf, changesOf, clip, conformed, cutWith, shotsOf } from './conformed.ts'
import { EXTENSIONS, reasonsOf, takenCut, writeAs, writtenCut } from './writtenCuts.ts'

const TEMPLATES = [
  manifests.CUT_OPTIONS.clipName, '{shot}', '{order:04}_{name}_{shot}', '{board}-{shot}', '{shot}{view}',
]

const THREE = shotsOf(['SH0010', 10], ['SH0020', 20], ['SH0030', 30])

describe('conforming the cut of a board to it', () => {
  it.each(EXTENSIONS)('changes nothing as .%s, by any template, with codes that become alike', async (extension) => {
    const codes = ['SH-1', 'sh_1', 'A-1', 'X', '001', 'SH0010_2', 'v2']
    const given = codes.map((code) => ({ code, notes: 'Étoile\nnow', description: 'x' }))
    const written = manifests.shotsOf(codes.map((_code, index) => index + 1), given)
    const manifest = manifests.manifestOf([manifests.boardOf(written)])
    const shots = codes.map((code, index) =>
      ({ id: `shot_${index + 1}`, code, frames: index + 1, hasVoice: false, notes: 'Étoile\nnow' }))
    for (const clipName of TEMPLATES) {
      const cut = await takenCut(writeAs(extension, writtenCut(manifest, { clipName })), `a.${extension}`)
      expect(changesOf(conformed(cut, boardOf(shots), { clipName }))).toEqual(codes.map((code) => `${code}: UNCHANGED`))
    }
  })

  it.each(EXTENSIONS)('counts the clips of views together as .%s', async (extension) => {
    const views = ['a', 'b', 'c'].map((name) => manifests.viewOf(`view_${name}`, { name }))
    const written = manifests.shotsOf([10, 20], [{ views }, { views }])
    const manifest = manifests.manifestOf([manifests.boardOf(written)])
    const cut = await takenCut(writeAs(extension, writtenCut(manifest, { views: 'CLIPS' })), `a.${extension}`)
    const shots = shotsOf(['SH0010', 10, { id: 'shot_1' }], ['SH0020', 20, { id: 'shot_2' }])
    expect(changesOf(conformed(cut, boardOf(shots)))).toEqual(['SH0010: UNCHANGED', 'SH0020: UNCHANGED'])
  })
})

describe('finding the shots of clips', () => {
  const shotOf = (given: Parameters<typeof cutWith>[0][number], board = boardOf(THREE), clipName = '{shot}') =>
    conformed(cutWith([given]), board, { clipName }).items.find(({ clip: number }) => number === 1)?.shotId ?? null

  it.each([
    ['SH0020', 'shot_SH0020'], ['sh0020', 'shot_SH0020'], ['SH0020.v2', 'shot_SH0020'], ['sh0020_v002', 'shot_SH0020'],
    ['SH0020_2', 'shot_SH0020'], ['SH0021', null], ['SH002', null], ['XSH0020', null], ['SH0020 wide', null],
    ['', null],
  ])('by the code: %j', (name, shotId) => {
    expect(shotOf({ name, frames: 5 })).toBe(shotId)
  })

  it.each([
    ['BRICK_MAIN-SH0020', 'shot_SH0020'], ['OTHER_MAIN-SH0020', null], ['BRICK_SECOND-SH0020', null],
    ['brick_main-sh0020_v003', 'shot_SH0020'], ['SH0020', 'shot_SH0020'],
  ])('by the template of project and board: %s', (name, shotId) => {
    expect(shotOf({ name, frames: 5 }, boardOf(THREE), '{project|word}_{board|word}-{shot|word}')).toBe(shotId)
  })

  it.each([
    ['/x/SH0020.mov', 'shot_SH0020'], ['media/sq1_sh0020_anim_v003.mov', 'shot_SH0020'],
    ['c:\\x\\SH0020.png', 'shot_SH0020'],
    ['/SH0020/other.mov', null], ['sh0010_sh0020.mov', null], ['sh00200.mov', null],
  ])('by the name of the media, with a doubt: %s', (media, shotId) => {
    const [item] = conformed(cutWith([{ name: 'x', frames: 5, media }]), boardOf(THREE)).items
    expect([item?.shotId ?? null, item?.isDoubtful]).toEqual([shotId, shotId !== null])
  })

  it('never by a number in the name of the media', () => {
    expect(shotOf({ name: 'x', frames: 5, media: 'plate.0010.exr' }, boardOf(shotsOf(['0010', 5])))).toBeNull()
  })

  it('by our id before all, by what an earlier cut left before names', () => {
    const ids = { shotId: 'shot_SH0030', viewId: null }
    expect(shotOf({ name: 'SH0010', frames: 5, ids })).toBe('shot_SH0030')
    const board = boardOf(THREE, [['sh0010', 'shot_SH0020'], ['gone', 'shot_GONE']])
    expect(shotOf({ name: 'SH0010', frames: 5 }, board)).toBe('shot_SH0020')
    expect(shotOf({ name: 'gone', frames: 5 }, board)).toBeNull()
    expect(shotOf({ name: 'SH0010', frames: 5, ids: { shotId: 'shot_OTHER', viewId: null } })).toBe('shot_SH0010')
  })

  it('by length and place only as a proposal, which a person takes or not', () => {
    const cut = cutWith([clip('SH0010', 10), { name: 'what', frames: 20 }, clip('SH0030', 30)])
    const told = (matches: [string, string][]) =>
      changesOf(conformed(cut, boardOf(THREE), { matches: new Map(matches) }))
    expect(told([])[1]).toBe('what: UNMATCHED shot SH0020→what (REJECT)')
    expect(told([])).toHaveLength(3)
    expect(told([['clip:2', 'shot_SH0020']])).toEqual(THREE.map(({ code }) => `${code}: UNCHANGED`))
    expect(told([['clip:2', 'CREATE']]).slice(1)).toEqual([
      'what: ADDED frames →20', 'SH0030: UNCHANGED', 'SH0020: REMOVED shot SH0020→ (REJECT)',
    ])
    expect(conformed(cut, boardOf(THREE)).items[1]).toMatchObject({ isDoubtful: true, shotId: 'shot_SH0020' })
  })

  it('proposes nothing of another length, or where a neighbor is missing', () => {
    const other = cutWith([clip('SH0010', 10), { name: 'what', frames: 21 }, clip('SH0030', 30)])
    expect(changesOf(conformed(other, boardOf(THREE)))[1]).toBe('what: ADDED frames →21')
    const end = cutWith([clip('SH0010', 10), { name: 'what', frames: 20 }])
    expect(changesOf(conformed(end, boardOf(THREE)))[1]).toBe('what: ADDED frames →20')
  })
})

describe('what becomes of shots', () => {
  it.each([
    ['retimed', [clip('SH0010', 12), clip('SH0020', 20), clip('SH0030', 30)],
      ['SH0010: RETIMED frames 10→12', 'SH0020: UNCHANGED', 'SH0030: UNCHANGED']],
    ['moved, as few as can be', [clip('SH0030', 30), clip('SH0010', 10), clip('SH0020', 20)],
      ['SH0030: MOVED position 3→1', 'SH0010: UNCHANGED', 'SH0020: UNCHANGED']],
    ['moved and retimed', [clip('SH0010', 10), clip('SH0030', 31), clip('SH0020', 20)],
      ['SH0010: UNCHANGED', 'SH0030: MOVED position 3→2, RETIMED frames 30→31', 'SH0020: UNCHANGED']],
    ['removed only if somebody says so', [clip('SH0010', 10), clip('SH0030', 30)],
      ['SH0010: UNCHANGED', 'SH0030: UNCHANGED', 'SH0020: REMOVED shot SH0020→ (REJECT)']],
    ['merged of clips that follow each other',
      [clip('SH0010', 4), clip('SH0010', 7, { sourceIn: 4 }), clip('SH0020', 20), clip('SH0030', 30)],
      ['SH0010: RETIMED frames 10→11, MERGED clips 1→2', 'SH0020: UNCHANGED', 'SH0030: UNCHANGED']],
    ['cut through without a change',
      [clip('SH0010', 4), clip('SH0010', 6, { sourceIn: 4 }), clip('SH0020', 20), clip('SH0030', 30)],
      ['SH0010: UNCHANGED', 'SH0020: UNCHANGED', 'SH0030: UNCHANGED']],
    ['split by another one',
      [clip('SH0010', 10), clip('SH0020', 8), clip('SH0030', 30), clip('SH0020', 12, { sourceIn: 8 })],
      ['SH0010: UNCHANGED', 'SH0020: RETIMED frames 20→8', 'SH0030: UNCHANGED',
        'SH0020: SPLIT shot SH0020→, RETIMED frames 20→12']],
    ['used again', [clip('SH0020', 20), clip('SH0010', 10), clip('SH0020', 20), clip('SH0030', 30)],
      ['SH0020: REUSED shot SH0020→', 'SH0010: UNCHANGED', 'SH0020: UNCHANGED', 'SH0030: UNCHANGED']],
  ])('%s', (_name, clips, changes) => {
    expect(changesOf(conformed(cutWith(clips), boardOf(THREE)))).toEqual(changes)
  })

  it('gives new shots the code and the texts of their clips', () => {
    const cut = cutWith([
      clip('SH0010', 10), { name: 'BRICK_MAIN-SH0015_v2', frames: 7, note: 'Rain' }, clip('sh0020', 20),
      { name: 'a title', frames: 3 },
    ])
    const effects = conformed(cut, boardOf(THREE)).items.map(({ effect }) => effect)
    expect(effects[1]).toEqual({
      kind: 'CREATE', code: 'SH0015', name: 'BRICK_MAIN-SH0015_v2', description: 'Rain', notes: '', frames: 7,
    })
    expect(effects[3]).toMatchObject({ code: null, name: 'a title' })
  })

  it('refuses a shot that is longer than a day', () => {
    const cut = cutWith([clip('SH0010', 86_401 * 24)])
    const [item] = conformed(cut, boardOf(THREE)).items
    expect([item?.changes[0]?.change, reasonsOf(item?.reasons ?? [])]).toEqual(['REFUSED', ['SHOT_TOO_LONG']])
  })

  it('warns of voices that would be early, of speeds and of gaps', () => {
    const shots = shotsOf(['SH0010', 10, { hasVoice: true }])
    const reasons = (sourceIn: number) =>
      reasonsOf(conformed(cutWith([clip('SH0010', 5, { sourceIn })]), boardOf(shots)).items[0]?.reasons ?? [])
    expect([reasons(0), reasons(4), reasons(86_400)]).toEqual([[], ['CUT_VOICE_EARLY'], []])
  })
})

describe('gaps', () => {
  const cut = cutWith([clip('SH0010', 10, { gap: 2 }), clip('SH0020', 20, { gap: 3 }), clip('SH0030', 30)])

  it('lengthen the shot before, at the beginning the first one', () => {
    const plan = conformed(cut, boardOf(THREE))
    expect(changesOf(plan)).toEqual(['SH0010: RETIMED frames 10→15', 'SH0020: UNCHANGED', 'SH0030: UNCHANGED'])
    expect(reasonsOf(plan.items[0]?.reasons ?? [])).toEqual(['CUT_GAP_ADDED'])
  })

  it('become shots', () => {
    const plan = conformed(cut, boardOf(THREE), { gaps: 'SHOT' })
    const after = boardAfter(THREE, plan.items, acceptable(plan.items))
    expect(after.map(({ shotId, frames }) => [shotId, frames])).toEqual([
      [null, 2], ['shot_SH0010', 10], [null, 3], ['shot_SH0020', 20], ['shot_SH0030', 30],
    ])
  })

  it('are dropped', () => {
    const plan = conformed(cut, boardOf(THREE), { gaps: 'DROP' })
    expect(changesOf(plan)).toEqual(THREE.map(({ code }) => `${code}: UNCHANGED`))
  })
})

describe('another frame rate', () => {
  it('is converted by boundaries, which never add up', () => {
    const shots = shotsOf(...Array.from({ length: 48 }, (_, index): [string, number] => [`S${index}`, 1]))
    const cutOf = (frames: number) =>
      cutWith(shots.map(({ code }) => clip(code, frames)), { rate: { numerator: 30, denominator: 1 } })
    const lengthsOf = (frames: number) => {
      const { items } = conformed(cutOf(frames), boardOf(shots))
      return boardAfter(shots, items, acceptable(items)).map((shot) => shot.frames)
    }
    expect(lengthsOf(5).reduce((sum, frames) => sum + frames, 0)).toBe((48 * 5 * 24) / 30)
    // 3 frames are 2.4: every cut is at the nearest frame.
    const ends = lengthsOf(3).map((_frames, index, all) => all.slice(0, index + 1).reduce((sum, each) => sum + each, 0))
    expect(ends).toEqual(shots.map((_shot, index) => Math.round((index + 1) * 2.4)))
    expect(new Set(lengthsOf(1))).toEqual(new Set([1]))
    expect(conformed(cutOf(5), boardOf(shots)).warnings)
      .toMatchObject([{ reason: 'CUT_RATE_CONVERTED', params: { from: '30', to: '24' } }])
  })

  it('is no change where only the fraction is written otherwise', () => {
    const cut = cutWith([clip('SH0010', 10)], { rate: { numerator: 48, denominator: 2 } })
    expect(conformed(cut, boardOf(shotsOf(['SH0010', 10]))).warnings).toEqual([])
  })
})

describe('markers', () => {
  const markers = [{ start: 12, frames: 1, text: 'slower ' }, { start: 11, frames: 1, text: 'FASTER!' }]

  it('become notes of their shots if somebody says so, but for those that are there', () => {
    const cut = cutWith(THREE.map(({ code, frames }) => clip(code, frames)), { markers })
    const notes = shotsOf(['SH0010', 10], ['SH0020', 20, { notes: 'Faster' }], ['SH0030', 30])
    const plan = conformed(cut, boardOf(notes))
    expect(changesOf(plan)[3]).toBe('SH0020: RETEXTED notes Faster→Faster\nslower (REJECT)')
    expect(plan.items[3]?.effect).toEqual({ kind: 'NOTE', shotId: 'shot_SH0020', notes: 'Faster\nslower' })
  })
})

describe('a part of the items', () => {
  it('leaves the rest of the board as it is', () => {
    const cut = cutWith([clip('SH0030', 33), { name: 'new', frames: 5 }, clip('SH0010', 12)])
    const { items } = conformed(cut, boardOf(THREE))
    const after = (...keys: string[]) =>
      boardAfter(THREE, items, new Set(keys)).map(({ shotId, key, frames }) => `${shotId ?? key} ${frames}`)
    const moved = items.find(({ effect }) => effect.kind === 'MOVE')?.key ?? ''
    expect(after()).toEqual(['shot_SH0010 10', 'shot_SH0020 20', 'shot_SH0030 30'])
    expect(after('clip:2', 'shot:shot_SH0020')).toHaveLength(3)
    expect(after(moved, 'clip:2', 'shot:shot_SH0020')).toHaveLength(3)
  })
})
