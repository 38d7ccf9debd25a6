import { BlockList, isIP } from 'node:net'

/** Ranges that IANA reserves: private, loopback, documentation, multicast, and those that embed another address. */
const V4 = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24',
  '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
]
/** Of IPv6 only the assigned range is allowed, except for its special parts. */
const ASSIGNED_V6 = '2000::/3'
const V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const blockListOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', prefix = ''] = range.split('/')
    list.addSubnet(net, Number(prefix), family)
  }
  return list
}
const [privateV4, privateV6, assignedV6] = [blockListOf(V4, 'ipv4'), blockListOf(V6, 'ipv6'), blockListOf([ASSIGNED_V6], 'ipv6')]

/** Whether an address is public: a request of the shop must not reach hosts that only its own network can reach. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !privateV4.check(address, 'ipv4')
  return isIP(address) === 6 && assignedV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6')
}

/** Whether the host of a URL is a private address by itself; host names are resolved and checked when a webhook is sent. */
export const isOwnNetwork = (address: string): boolean => {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && !isPublicAddress(host))
}
