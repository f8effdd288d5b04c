import { describe, expect, it } from 'vitest'
import { boardOf, manifestOf, shotsOf } from '../exports/manifests.ts'
import { bytesOf, EXTENSIONS, refusalOf, takenCut, writeAs, writtenCut } from './writtenCuts.ts'
import { zipOf } from './zips.ts'

const MEGABYTE = 1_048_576
const written = writtenCut(manifestOf([boardOf(shotsOf([10, 5, 20]))]))
const otio = bytesOf(writeAs('otio', written))

describe('files that are wrong', () => {
  it.each(EXTENSIONS.filter((each) => each !== 'edl'))('are refused cut off anywhere as .%s', async (extension) => {
    const text = writeAs(extension, written)
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      const refusal = await refusalOf(text.slice(0, Math.floor(text.length * share)), `a.${extension}`)
      expect(['CUT_DAMAGED', 'CUT_UNKNOWN', 'XML_INVALID']).toContain(refusal)
    }
  })

  it.each([
    ['', 'a.edl', 'CUT_EMPTY'], ['', 'a.png', 'CUT_UNKNOWN'], ['TITLE: A', 'a.edl', 'CUT_EMPTY'],
    ['{"OTIO_SCHEMA": "Clip.1"}', 'a.otio', 'CUT_UNKNOWN'], ['["OTIO_SCHEMA"]', 'a.otio', 'CUT_DAMAGED'],
    ['{"OTIO_SCHEMA": "Timeline.1", "tracks": 3}', 'a.otio', 'CUT_EMPTY'],
    ['<xmeml></xmeml>', 'a.xml', 'CUT_EMPTY'], ['<fcpxml></fcpxml>', 'a.fcpxml', 'CUT_EMPTY'],
    ['<xmeml><sequence></xmeml', 'a.xml', 'XML_INVALID'],
    ['* FRAMEWRIGHT RATE 99999/1\n001 A V C 00:00:00:00 00:00:01:00 00:00:00:00 00:00:01:00', 'a.edl',
      'FRAME_RATE_OUT_OF_RANGE'],
  ])('are refused with a sentence: %j', async (text, name, reason) => {
    expect(await refusalOf(text, name)).toBe(reason)
  })

  it.each([
    '<!DOCTYPE xmeml [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><xmeml>&b;</xmeml>',
    '<!DOCTYPE xmeml [<!ENTITY x SYSTEM "file:///etc/passwd">]><xmeml>&x;</xmeml>',
    '<xmeml><!DOCTYPE x [ ]><a/></xmeml>',
    '<xmeml><!ENTITY a "b"></xmeml>',
  ])('declare no entities: %s', async (text) => {
    expect(await refusalOf(text, 'a.xml')).toBe('XML_WITH_ENTITIES')
  })

  it('leave references alone that no file needs', async () => {
    const name = '&amp;lt; &#65;&#x42; &unknown; &#0;&#9999999;'
    const text = writeAs('xml', written).replace('<name>BRICK_MAIN</name>', `<name>${name}</name>`)
    expect((await takenCut(text, 'a.xml')).name).toBe('&lt; AB &unknown; \u0000&#9999999;')
  })

  it.each([
    ['JSON', `{"OTIO_SCHEMA":"Timeline.1","tracks":${'['.repeat(200)}${']'.repeat(200)}}`, 'a.otio', 'CUT_TOO_NESTED'],
    ['JSON without an end', `{"OTIO_SCHEMA":"Timeline.1","a":${'['.repeat(2_000_000)}`, 'a.otio', 'CUT_TOO_NESTED'],
    ['XML', `<xmeml>${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}</xmeml>`, 'a.xml', 'XML_UNREADABLE'],
    ['JSON of many lists', `{"OTIO_SCHEMA":"Timeline.1","a":[${'[],'.repeat(1_000_000)}1]}`, 'a.otio',
      'CUT_WITH_MANY_ELEMENTS'],
    ['XML of many elements', `<xmeml>${'<a/>'.repeat(1_000_000)}</xmeml>`, 'a.xml', 'XML_WITH_MANY_ELEMENTS'],
  ])('are not nested without end, and have their number: %s', async (_name, text, file, reason) => {
    expect(await refusalOf(text, file)).toBe(reason)
  })

  it.each([
    ['a string without an end', `{"OTIO_SCHEMA":"${'\\\\'.repeat(4 * MEGABYTE)}`, 'a.otio'],
    ['words that are no numbers', `{"OTIO_SCHEMA":${'N'.repeat(4 * MEGABYTE)}`, 'a.otio'],
    ['unfinished declarations', `<xmeml>${'<!DOCTYPE'.repeat(MEGABYTE / 2)}`, 'a.xml'],
    ['unfinished tags', `<xmeml>${'<'.repeat(4 * MEGABYTE)}`, 'a.xml'],
    ['lines of blanks', `001 A V C ${' '.repeat(900)}\n`.repeat(5000), 'a.edl'],
    ['one long line', `001 ${'A '.repeat(2 * MEGABYTE)}`, 'a.edl'],
    ['reels without an end', `M2 ${'A '.repeat(400)}\n`.repeat(5000), 'a.edl'],
  ])('take no time that grows faster than they do: %s', async (_name, text, file) => {
    expect(await refusalOf(text, file)).not.toBeNull()
  })

  it.each([1e300, -1e300, 1e12, 0.5, Number.MAX_SAFE_INTEGER])('have no times like %d', async (value) => {
    const text = writeAs('otio', written).replaceAll('"value": 10', `"value": ${value}`)
    const refusal = await refusalOf(text, 'a.otio')
    if (Math.abs(value) > 1000 && value > 0) expect(refusal).toBe('CUT_TIMES_INVALID')
    else expect(refusal).toBeNull()
    const xml = writeAs('xml', written).replace('<end>10</end>', `<end>${value}</end>`)
    if (value > 1000) expect(await refusalOf(xml, 'a.xml')).toBe('CUT_TIMES_INVALID')
  })

  it('have no more text than there is room for', async () => {
    const big = new Uint8Array(33 * MEGABYTE).fill(32)
    big.set(otio)
    expect(await refusalOf(big, 'a.otio')).toBe('CUT_TOO_LARGE')
  })

  it('have no more clips than a cut of people', async () => {
    const line = '001 AX V C 00:00:00:00 00:00:00:01 00:00:00:00 00:00:00:01'
    const text = Array.from({ length: 20_001 }, () => line).join('\n')
    expect(await refusalOf(text, 'a.edl')).toBe('CUT_TOO_LONG')
  })

  it('cannot name what every object has', async () => {
    const text = '{"OTIO_SCHEMA":"Timeline.1","__proto__":{"tracks":{"OTIO_SCHEMA":"Stack.1"}},"constructor":1}'
    expect(await refusalOf(text, 'a.otio')).toBe('CUT_EMPTY')
    const xml = writeAs('xml', written)
    expect((await takenCut(xml.replaceAll('file-1', '__proto__'), 'a.xml')).clips).toHaveLength(3)
    const element = xml.replace('</sequence>', '<__proto__/><constructor/></sequence>')
    expect([null, 'XML_UNREADABLE']).toContain(await refusalOf(element, 'a.xml'))
  })
})

describe('ZIPs that are wrong', () => {
  const entry = { name: 'content.otio', content: otio, isDeflated: true }

  it.each(['../content.otio', '/content.otio', 'C:/content.otio', 'a\\content.otio', 'a/../../content.otio'])(
    'have no file called %s', async (name) => {
      expect(await refusalOf(zipOf([{ ...entry, name }]), 'a.otioz')).toBe('ZIP_DAMAGED')
    })

  it('have no links, no two files that are alike without case, and no passwords', async () => {
    const link = { name: 'media', content: bytesOf('/etc/passwd'), mode: 0o120777 }
    expect(await refusalOf(zipOf([entry, link]), 'a.otioz')).toBe('ZIP_UNSAFE')
    expect(await refusalOf(zipOf([entry, { ...entry, name: 'Content.OTIO' }]), 'a.otioz')).toBe('ZIP_UNSAFE')
    expect(await refusalOf(zipOf([{ ...entry, flags: 0x801 }]), 'a.otioz')).toBe('ZIP_ENCRYPTED')
  })

  it('cannot lie about sizes', async () => {
    for (const declared of [10, otio.length - 1, otio.length + 1, otio.length + MEGABYTE]) {
      expect(await refusalOf(zipOf([{ ...entry, declared }]), 'a.otioz')).toBe('ZIP_DAMAGED')
    }
  })

  it('do not become larger than there is room for', async () => {
    const bomb = { ...entry, content: new Uint8Array(64 * MEGABYTE) }
    expect(await refusalOf(zipOf([bomb]), 'a.otioz')).toBe('CUT_TOO_LARGE')
    expect(await refusalOf(zipOf([{ ...bomb, declared: 100 }]), 'a.otioz')).toBe('ZIP_DAMAGED')
    const huge = Array.from({ length: 2 }, (_, index) =>
      ({ name: `media/${index}.mov`, content: bytesOf('x'), isDeflated: true, declared: 0xfffffffe }))
    expect(await refusalOf(zipOf([entry, ...huge]), 'a.otioz')).toBe('ZIP_TOO_LARGE')
    const many = Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}`, content: bytesOf('') }))
    expect(await refusalOf(zipOf(many), 'a.zip')).toBe('ZIP_TOO_LARGE')
  })

  it('are whole', async () => {
    const zip = zipOf([entry])
    for (const end of [10, zip.length / 2, zip.length - 1]) {
      expect(await refusalOf(zip.slice(0, Math.floor(end)), 'a.otioz')).toBe('ZIP_DAMAGED')
    }
  })

  it('have one cut', async () => {
    expect(await refusalOf(zipOf([{ name: 'a.txt', content: otio }]), 'a.zip')).toBe('CUT_ZIP_WITHOUT_CUT')
    const two = ['a.otio', 'b.otio'].map((name) => ({ ...entry, name }))
    expect(await refusalOf(zipOf(two), 'a.zip')).toBe('CUT_ZIP_WITH_SEVERAL')
    expect(await refusalOf(zipOf([{ name: 'a.otio', content: zipOf(two) }]), 'a.zip')).toBe('CUT_UNKNOWN')
  })
})
