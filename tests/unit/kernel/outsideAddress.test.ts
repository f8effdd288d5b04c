import { describe, expect, it } from 'vitest'
import { isPublicAddress, readAllowList, wrongTarget } from '../../../server/kernel/outsideAddress.ts'

const NOTHING = readAllowList('', 'ALLOW')

describe('a public address', () => {
  it.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '::ffff:1.1.1.1'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.255.255.254',
    '169.254.169.254', '169.254.170.2', '172.16.0.1', '172.31.255.255', '192.0.0.192', '192.0.2.1', '192.168.1.1',
    '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '168.63.129.16',
    '::', '::1', '::127.0.0.1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1',
    '::ffff:0:127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'fe80::1',
    'fe80::1%eth0', 'fec0::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '100::1', '3fff::1', '4000::1',
    '2130706433', '0x7f.1', '127.1', '017700000001', 'localhost', '',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('an address to send to', () => {
  it.each([
    'https://hooks.example.com/a?b=c', 'https://hooks.example.com:8443/', 'https://1.1.1.1/',
    'https://[2606:4700:4700::1111]:1024/',
  ])('may be %s', (url) => {
    expect(wrongTarget(url, NOTHING)).toBeNull()
  })

  it.each([
    ['http://hooks.example.com/', 'The address must begin with https://'],
    ['ftp://hooks.example.com/', 'The address must begin with https://'],
    ['hooks.example.com', 'The address must begin with https://'],
    ['https://', 'The address must begin with https://'],
    ['https://ada:secret@hooks.example.com/', 'The address must not hold a name or a password'],
    ['https://hooks.example.com:22/', 'The port must be 443, or 1024 and above'],
    ['https://hooks.example.com:80/', 'The port must be 443, or 1024 and above'],
    ['https://127.0.0.1/', 'The address is not a public one'],
    ['https://2130706433/', 'The address is not a public one'],
    ['https://0x7f.1/', 'The address is not a public one'],
    ['https://0/', 'The address is not a public one'],
    ['https://0177.0.0.1/', 'The address is not a public one'],
    ['https://１２７.0.0.1/', 'The address is not a public one'],
    ['https://[::1]/', 'The address is not a public one'],
    ['https://[::ffff:169.254.169.254]/', 'The address is not a public one'],
    ['https://169.254.169.254/latest/meta-data', 'The address is not a public one'],
    [`https://hooks.example.com/${'a'.repeat(2_000)}`, 'The address may have at most 2,000 characters'],
  ])('may not be %s', (url, sentence) => {
    expect(wrongTarget(url, NOTHING)?.message).toBe(sentence)
  })

  it('may be without encryption and of any port inside of what is listed, and nowhere else', () => {
    const allow = readAllowList('10.0.0.0/8, hooks.studio.lan , fd00::/8', 'WEBHOOK_ALLOW')
    for (const url of ['http://10.1.2.3:80/', 'http://hooks.studio.lan/', 'https://[fd00::5]:22/', 'http://10.1.2.3/']) {
      expect(wrongTarget(url, allow), url).toBeNull()
    }
    for (const url of ['http://11.1.2.3/', 'https://192.168.1.1/', 'https://[fe80::1]/', 'https://[::1]/']) {
      expect(wrongTarget(url, allow), url).not.toBeNull()
    }
  })
})

describe('a list of what is allowed', () => {
  it.each(['10.0.0.0/40', 'http://hooks.lan', '*', 'a b', '300.1.1.1', '127.1'])('cannot have "%s"', (text) => {
    expect(() => readAllowList(text, 'WEBHOOK_ALLOW')).toThrow(/^WEBHOOK_ALLOW must be networks and host names/)
  })
})
