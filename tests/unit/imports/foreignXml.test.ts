import { describe, expect, it } from 'vitest'
import { linesOf, reasonsOf, takenCut } from './writtenCuts.ts'

describe('XML of Final Cut Pro 7', () => {
  const rate = (timebase: number, ntsc: string) => `<rate><timebase>${timebase}</timebase><ntsc>${ntsc}</ntsc></rate>`
  const item = (name: string, [start, end, from]: [number, number, number], more = '') =>
    `<clipitem><name>${name}</name>${rate(30, 'TRUE')}<start>${start}</start><end>${end}</end><in>${from}</in>` +
    `<out>0</out>${more}</clipitem>`
  const sequence = (video: string, more = '') =>
    '<?xml version="1.0"?><!DOCTYPE xmeml><xmeml version="5"><project><children><sequence><name>S &amp; T</name>' +
    `${rate(30, 'TRUE')}<timecode><string>01:00:00;00</string></timecode><media><video>${video}</video></media>` +
    `${more}</sequence></children></project></xmeml>`

  it('have NTSC rates, timecode as a text, and names with references', async () => {
    const cut = await takenCut(sequence(`<track>${item('a', [0, 30, 5])}</track>`), 'a.xml')
    expect([cut.name, cut.rate, cut.start]).toEqual(['S & T', { numerator: 30_000, denominator: 1001 }, 107_892])
  })

  it('hide the ends of clips under transitions, which are cut in their middle', async () => {
    const transition = '<transitionitem><start>20</start><end>30</end></transitionitem>'
    const last = '<transitionitem><start>80</start><end>90</end></transitionitem>'
    const cut = await takenCut(sequence(
      `<track>${item('a', [0, -1, 0])}${transition}${item('b', [-1, -1, 100])}${last}</track>`,
    ), 'a.xml')
    expect(linesOf(cut)).toEqual([['a', 0, 25, 0], ['b', 25, 65, 105]])
  })

  it('have gaps, generators, disabled clips, nested sequences and speeds', async () => {
    const slug = '<generatoritem><name>Slug</name><start>0</start><end>5</end></generatoritem>'
    const title = '<generatoritem><name>Title</name><start>20</start><end>30</end></generatoritem>'
    const speed = '<filter><effect><effectid>timeremap</effectid><parameter><parameterid>speed</parameterid>' +
      '<value>50</value></parameter></effect></filter>'
    const nested = '<sequence><name>inner</name><media><video><track/></video></media></sequence>'
    const cut = await takenCut(sequence(
      `<track>${slug}${item('a', [5, 20, 0], speed)}${title}${item('b', [30, 40, 0], '<enabled>FALSE</enabled>')}` +
      `${item('c', [40, 50, 0], nested)}</track>`,
    ), 'a.xml')
    expect(linesOf(cut)).toEqual([['a', 5, 15, 0], ['c', 40, 10, 0]])
    expect(cut.gaps).toEqual([{ start: 0, frames: 5 }, { start: 20, frames: 20 }])
    expect(cut.clips.map(({ speed: each, warnings }) => [each, ...reasonsOf(warnings)]))
      .toEqual([[0.5, 'CUT_CLIP_SPEED'], [1, 'CUT_CLIP_NESTED']])
    expect(reasonsOf(cut.warnings)).toEqual(['CUT_GENERATOR_LEFT_OUT', 'CUT_DISABLED_LEFT_OUT'])
  })

  it('describe a file once, and have markers on clips and sequences', async () => {
    const file = '<file id="f1"><pathurl>file://localhost/a%20b/SH0010.mov</pathurl></file>'
    const marker = '<marker><name>M</name><comment>Look</comment><in>12</in><out>-1</out></marker>'
    const cut = await takenCut(sequence(
      `<track>${item('a', [0, 10, 10], file + marker)}${item('b', [10, 20, 0], '<file id="f1"/>')}</track>`,
      '<marker><name>End</name><in>19</in></marker>',
    ), 'a.xml')
    expect(cut.clips.map(({ media }) => media)).toEqual(Array(2).fill('file://localhost/a b/SH0010.mov'))
    expect(cut.markers).toEqual([{ start: 2, frames: 1, text: 'Look' }, { start: 19, frames: 1, text: 'End' }])
  })
})

describe('FCPXML', () => {
  const document = (spine: string, more = 'tcStart="3600s"') =>
    '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE fcpxml><fcpxml version="1.8"><resources>' +
    '<format id="r1" frameDuration="100/2500s"/><asset id="r2" name="SH0010" src="file:///a%20b.mov" start="36000s"' +
    ' duration="10s" hasVideo="1" hasAudio="1"/><asset id="r3" name="Song" start="0s" duration="4s" hasAudio="1"/>' +
    '</resources><library><event name="E"><project name="P"><sequence format="r1" duration="10s" ' +
    `${more}><spine>${spine}</spine></sequence></project></event></library></fcpxml>`

  it('have rational times, media with a timecode of their own, and gaps', async () => {
    const cut = await takenCut(document(
      '<asset-clip ref="r2" offset="3600s" start="36002s" duration="25/25s"/>' +
      '<gap offset="3601s" duration="0.4s" start="3600s"/>' +
      '<clip name="b" offset="90035/25s" duration="10/25s"><video ref="r2" offset="0s" duration="10/25s"/></clip>',
    ), 'a.fcpxml')
    expect([cut.rate, cut.start, cut.name]).toEqual([{ numerator: 25, denominator: 1 }, 90_000, 'P'])
    expect(linesOf(cut)).toEqual([['SH0010', 0, 25, 50], ['b', 35, 10, 0]])
    expect(cut.gaps).toEqual([{ start: 25, frames: 10 }])
    expect(cut.clips.map(({ media }) => media)).toEqual(['file:///a b.mov', 'file:///a b.mov'])
  })

  it('have compound clips, auditions, titles, speeds and connected clips', async () => {
    const cut = await takenCut(document(
      '<ref-clip name="compound" offset="0s" duration="1s"><asset-clip lane="1" ref="r2" offset="0s" duration="1s"/>' +
      '<asset-clip lane="-1" ref="r3" offset="10/25s" duration="2s"/></ref-clip>' +
      '<transition offset="0.5s" duration="1s"/>' +
      '<audition offset="1s"><asset-clip name="first" ref="r2" duration="2s" start="36000s"><timeMap>' +
      '<timept time="0s" value="0s"/><timept time="2s" value="4s"/></timeMap></asset-clip><asset-clip ref="r2"/>' +
      '</audition>' +
      '<title name="End" offset="3s" duration="1s"/>', '',
    ), 'a.fcpxml')
    expect(linesOf(cut)).toEqual([['compound', 0, 25, 0], ['first', 25, 50, 0]])
    expect(cut.clips.map(({ speed, warnings }) => [speed, ...reasonsOf(warnings)]))
      .toEqual([[1, 'CUT_CLIP_NESTED'], [2, 'CUT_CLIP_SPEED']])
    expect(cut.sounds).toEqual([{ name: 'Song', media: null, start: 10, frames: 50, sourceIn: 0 }])
    expect(reasonsOf(cut.warnings)).toEqual(['CUT_GENERATOR_LEFT_OUT', 'CUT_LANES_LEFT_OUT'])
  })

  it('name rates in formats without frames', async () => {
    const text = document('<video ref="r2" offset="0s" duration="10010/24000s"/>', '')
      .replace('frameDuration="100/2500s"', 'name="FFVideoFormat1080p2398"')
    const cut = await takenCut(text, 'a.fcpxml')
    expect([cut.rate, cut.clips[0]?.frames]).toEqual([{ numerator: 24_000, denominator: 1001 }, 10])
  })
})
