import type { Locale } from '../shop/locale.ts'
import { readAddress } from '../shop/own-address.ts'

/** The page a link stands on: its language, the shop's domain, and where the shop is reached (an origin without a slash at its end). */
export type LinkSite = { readonly locale: Locale; readonly domain: string; readonly origin: string }

/** An address of the shop itself: a path, or a whole address by its exact host, with or without `www.`. */
export const readShopUrl = (text: string, { domain, origin }: LinkSite): URL | undefined => {
  const hosts = [new URL(origin).host, domain, `www.${domain}`]
  return readAddress(text, [origin, ...hosts.flatMap((host) => [`https://${host}`, `http://${host}`])])
}
