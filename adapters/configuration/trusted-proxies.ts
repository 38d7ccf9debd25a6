import { isIP } from 'node:net'
import { readTypedNumber } from '../../domain/whole-number.ts'

const NETWORK_NAMES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

const isNetwork = (text: string): boolean => {
  if (NETWORK_NAMES.includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  return family > 0 && rest.length === 0
    && (bits === undefined || readTypedNumber(bits, { from: 0, to: family === 4 ? 32 : 128 }) !== undefined)
}

/** The value of the variable: the number of proxies in a row, or a list of their addresses and networks. */
export const readTrustedProxies = (text: string): number | string | undefined => {
  const hops = readTypedNumber(text, { from: 1, to: 10 })
  if (hops !== undefined) return hops
  const networks = text.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? networks.join(',') : undefined
}
