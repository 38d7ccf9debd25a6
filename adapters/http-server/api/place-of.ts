import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** A request as Fastify reads it: `ip` is what the nearest trusted proxy said, or the address of the socket. */
type From = { readonly ip: string; readonly socket?: { readonly remoteAddress?: string | undefined } }

/** Some proxies write the port beside the address: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (ip: string): string => /^\[([^\]]*)\](?::\d{1,5})?$|^([^:]*):\d{1,5}$/.exec(ip)?.slice(1).find(Boolean) ?? ip

/**
 * The network a request comes from, for counting: all addresses of one household are one. What a proxy passes on that is no address
 * counts as the proxy itself.
 */
export const placeOf = ({ ip, socket }: From): string => {
  const address = withoutPort(ip)
  return normalizeIP(isIP(address) === 0 ? (socket?.remoteAddress ?? '') : address)
}
