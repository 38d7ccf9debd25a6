import { BlockList, isIP } from 'node:net'

/** What IANA keeps for networks of one's own, for one machine, for documents, for many at once, or to hide another address in. */
const V4 = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24',
  '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
]
/** Of the new ones only those that were given to anybody are let through, less the parts of them that are none. */
const GIVEN_V6 = '2000::/3'
const V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const blockListOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', prefix = ''] = range.split('/')
    list.addSubnet(net, Number(prefix), family)
  }
  return list
}
const [privateV4, privateV6, givenV6] = [blockListOf(V4, 'ipv4'), blockListOf(V6, 'ipv6'), blockListOf([GIVEN_V6], 'ipv6')]

/** Whether an address is one of the open network: what is asked from within must not reach what only we can reach. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !privateV4.check(address, 'ipv4')
  return isIP(address) === 6 && givenV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6')
}

/** Whether an address of the web is one of one's own network by what it says; what a name leads to is looked up where it is told. */
export const isOwnNetwork = (address: string): boolean => {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && !isPublicAddress(host))
}
