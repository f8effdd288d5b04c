import { describe, expect, it } from 'vitest'
import { writeKitsuCsv } from '../../../server/modules/delivery/exports/kitsuCsv.ts'
import { boardOf, manifestOf, shotsOf } from './manifests.ts'

function manifest() {
  const asset = { code: 'X', description: '', uses: [] }
  const cast = { code: 'X', occurrences: 2, label: 'fixed' }
  const shots = shotsOf([24, 1], [
    {
      description: '=SUM(1)\n"quoted", and more',
      assets: [{ id: 'a', name: 'Ada', type: 'CHARACTER', ...cast }, { id: 'c', name: 'Lamp', type: 'PROP', ...cast }],
    },
    { description: '-1' },
  ])
  const made = manifestOf([boardOf(shots, { code: 'E01_SQ_1' }), boardOf(shotsOf([2]), { code: 'MAIN' })], 24_000, 1001)
  made.project.assets = [
    { ...asset, id: 'a', type: 'CHARACTER', name: 'Ada', description: 'Tall', uses: ['b', 'gone'] },
    { ...asset, id: 'b', type: 'PROP', name: 'Lamp', code: 'LAMP-1' },
    { ...asset, id: 'c', type: 'PROP', name: 'lamp', code: 'LAMP-2' },
  ]
  return made
}

function write(kind: Parameters<typeof writeKitsuCsv>[1], hasEpisodes = false) {
  const warnings: string[] = []
  return { text: writeKitsuCsv(manifest(), kind, hasEpisodes, ({ message }) => warnings.push(message)), warnings }
}

describe('CSV for Kitsu', () => {
  it('has shots without a byte order mark and without apostrophes, and warns of formulas', () => {
    const { text, warnings } = write('SHOTS')
    expect(text).toBe([
      'Sequence,Name,Description,Nb Frames,Frame In,Frame Out,FPS',
      'E01_SQ_1,SH0010,"=SUM(1)', '""quoted"", and more",24,1001,1024,23.976',
      'E01_SQ_1,SH0020,-1,1,1001,1001,23.976',
      'MAIN,SH0010,,2,1001,1002,23.976', '',
    ].join('\n'))
    const last = 'begins like a formula. Open it in Kitsu, not in a spreadsheet.'
    expect(warnings).toEqual([`Line 2: Description ${last}`, `Line 4: Description ${last}`])
  })

  it('has episodes when they are asked for', () => {
    const lines = write('SHOTS', true).text.split('\n')
    expect(lines[0]).toBe('Episode,Sequence,Name,Description,Nb Frames,Frame In,Frame Out,FPS')
    expect(lines[3]).toBe('E01,SQ_1,SH0020,-1,1,1001,1001,23.976')
    expect(lines[4]).toBe('MAIN,MAIN,SH0010,,2,1001,1002,23.976')
    expect(write('ASSETS', true).text).toBe(write('ASSETS').text)
  })

  it('has assets', () => {
    expect(write('ASSETS').text).toBe('Type,Name,Description\nCharacter,Ada,Tall\nProp,Lamp,\nProp,lamp,\n')
  })

  it('says which assets Kitsu would take for one', () => {
    const alike = 'Kitsu has one asset of a type and a name. LAMP-1, LAMP-2 are all Prop Lamp: rename them.'
    expect([write('ASSETS').warnings, write('CASTING').warnings]).toEqual([[alike], [alike]])
  })

  it('has the casting of shots, and of assets by their type', () => {
    expect(write('CASTING').text).toBe([
      'Parent,Name,Asset Type,Asset,Occurences,Label', 'E01_SQ_1,SH0010,Character,Ada,2,fixed',
      'E01_SQ_1,SH0010,Prop,LAMP-2,2,fixed', 'Character,Ada,Prop,LAMP-1,1,', '',
    ].join('\n'))
  })
})
