import type { Locale } from '../shop/locale.ts'
import { readAddress } from '../shop/own-address.ts'

/** The page that contains a link: its language, the shop's domain, and the shop's origin without a trailing slash. */
export type LinkSite = { readonly locale: Locale; readonly domain: string; readonly origin: string }

/** A URL of the shop itself: a path, or a full URL with its exact host, with or without `www.`. */
export const readShopUrl = (text: string, { domain, origin }: LinkSite): URL | undefined => {
  const hosts = [new URL(origin).host, domain, `www.${domain}`]
  return readAddress(text, [origin, ...hosts.flatMap((host) => [`https://${host}`, `http://${host}`])])
}
