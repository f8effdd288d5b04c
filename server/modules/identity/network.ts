const IPV6_GROUPS = 8
/** Groups of an IPv6 address that name the network a provider gives to one customer: a /64. */
const NETWORK_GROUPS = 4

/** An IPv6 address as its eight groups, those that `::` stands for included. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.toLowerCase().split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const left = after === undefined ? 0 : Math.max(0, IPV6_GROUPS - head.length - tail.length)
  return [...head, ...Array<string>(left).fill('0'), ...tail]
}

/**
 * The key by which attempts are counted: an IPv4 address itself, or the /64 of an IPv6 address, whose owner has all
 * addresses in it.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const groups = groupsOf(address).slice(0, NETWORK_GROUPS)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
