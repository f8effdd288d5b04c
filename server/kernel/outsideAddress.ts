import ipaddr from 'ipaddr.js'
import { declareFailures, type Failure } from './failure.ts'
import { StartupError } from './startupError.ts'

/** What requests to the outside may reach besides public addresses: an intranet's networks and hosts. */
export interface AllowList {
  networks: readonly [ipaddr.IPv4 | ipaddr.IPv6, number][]
  hosts: ReadonlySet<string>
}

/** The one network IPv6 addresses of the Internet are from (RFC 4291). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
/** Public by its number, and yet the inner service of a cloud (Azure). */
const CLOUD_SERVICE = '168.63.129.16'
const HIGH_PORTS_FROM = 1024
const HTTPS_PORT = 443
const LONGEST_ADDRESS = 2_000
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/

const networkOf = (entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | null => {
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry)
  if (!isAddress(entry)) return null
  const address = ipaddr.parse(entry)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** Whether a text is a written-out IP address, and no short or hexadecimal form of one. */
const isAddress = (text: string) => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)

/** Reads `10.0.0.0/8, hooks.studio.lan`. StartupError names what is neither a network, an address nor a host name. */
export function readAllowList(text: string, name: string): AllowList {
  const networks: [ipaddr.IPv4 | ipaddr.IPv6, number][] = []
  const hosts = new Set<string>()
  for (const entry of text.toLowerCase().split(',').map((each) => each.trim()).filter(Boolean)) {
    const network = networkOf(entry)
    if (network) networks.push(network)
    else if (HOST.test(entry) && !/^[\d.]+$/.test(entry)) hosts.add(entry)
    else {
      const example = 'networks and host names like 10.0.0.0/8, hooks.studio.lan'
      throw new StartupError(`${name} must be ${example}, not "${entry}".`)
    }
  }
  return { networks, hosts }
}

/** Whether an IP address is one of the Internet: of no private, local or reserved network. */
export function isPublicAddress(address: string): boolean {
  if (!isAddress(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast' || parsed.toString() === CLOUD_SERVICE) return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST)
}

/** Whether an IP address is in a network of the list. */
export function isListedAddress(address: string, { networks }: AllowList): boolean {
  if (!isAddress(address)) return false
  const parsed = ipaddr.process(address)
  return networks.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits))
}

/** The host of an address without the brackets of IPv6, and whether it is an IP address itself. */
export function hostOf({ hostname }: URL): { host: string; isLiteral: boolean } {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  return { host, isLiteral: isAddress(host) }
}

/** Whether only what is listed may be reached this way: without encryption, or by a low port other than 443. */
export function needsListing({ protocol, port }: URL): boolean {
  if (protocol !== 'https:') return true
  return port !== '' && Number(port) !== HTTPS_PORT && Number(port) < HIGH_PORTS_FROM
}

/** Whether a host may turn out to be listed: a name says it only when it is resolved. */
function mayBeListed(host: string, isLiteral: boolean, allow: AllowList): boolean {
  if (allow.hosts.has(host)) return true
  return isLiteral ? isListedAddress(host, allow) : allow.networks.length > 0
}

const addressFailures = declareFailures({
  ADDRESS_TOO_LONG: ['INVALID_INPUT', 'The address may have at most {most, number} characters'],
  ADDRESS_NOT_HTTPS: ['INVALID_INPUT', 'The address must begin with https://'],
  ADDRESS_WITH_PASSWORD: ['INVALID_INPUT', 'The address must not hold a name or a password'],
  ADDRESS_NOT_PUBLIC: ['INVALID_INPUT', 'The address is not a public one'],
  ADDRESS_PORT: ['INVALID_INPUT', 'The port must be 443, or 1024 and above'],
})

/** Why an address cannot be sent to; null when it may be tried. */
export function wrongTarget(text: string, allow: AllowList): Failure | null {
  if (text.length > LONGEST_ADDRESS) return addressFailures.ADDRESS_TOO_LONG({ most: LONGEST_ADDRESS })
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return addressFailures.ADDRESS_NOT_HTTPS()
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return addressFailures.ADDRESS_WITH_PASSWORD()
  const { host, isLiteral } = hostOf(url)
  const isListed = mayBeListed(host, isLiteral, allow)
  if (isLiteral && !isListed && !isPublicAddress(host)) return addressFailures.ADDRESS_NOT_PUBLIC()
  if (!needsListing(url) || isListed) return null
  return url.protocol === 'https:' ? addressFailures.ADDRESS_PORT() : addressFailures.ADDRESS_NOT_HTTPS()
}
