import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** A request as Fastify reads it: `ip` is the address reported by the nearest trusted proxy, or that of the socket. */
type From = { readonly ip: string; readonly socket?: { readonly remoteAddress?: string | undefined } }

/** Some proxies write the port beside the address: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (ip: string): string => /^\[([^\]]*)\](?::\d{1,5})?$|^([^:]*):\d{1,5}$/.exec(ip)?.slice(1).find(Boolean) ?? ip

/**
 * The client network of a request, for counting: all addresses of one household share it. A forwarded value that is no address counts as
 * the proxy itself.
 */
export const clientNetworkOf = ({ ip, socket }: From): string => {
  const address = withoutPort(ip)
  return normalizeIP(isIP(address) === 0 ? (socket?.remoteAddress ?? '') : address)
}
