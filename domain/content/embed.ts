import type { RichText } from './rich-text.ts'
import { canParseUrl } from '../parse-url.ts'

/** Hosts whose pages may be embedded; the content security policy allows no others either (decision S3). */
export const FRAME_HOSTS = [
  'www.youtube-nocookie.com', 'player.vimeo.com', 'map.geo.admin.ch', 'www.openstreetmap.org',
] as const

/** A page of an allowed host; width and height in pixels. */
export type Frame = {
  readonly _tag: 'Frame'
  readonly address: string
  readonly title: string
  readonly width: number
  readonly height: number
}

/** Embedded content, part by part: text, a page of an allowed host, or sandboxed markup (decision S3). */
export type Embed =
  | Frame
  | { readonly _tag: 'Text'; readonly text: RichText }
  | { readonly _tag: 'Markup'; readonly html: string }

/** Default size of a frame in pixels. */
export const FRAME_SIZE = { width: 640, height: 360 } as const

/** The address of a frame if it is allowed: https, an allowed host, no credentials and no port. */
export const framedAddress = (text: string): string | undefined => {
  if (!canParseUrl(text)) return undefined
  const { protocol, host, username, password, href } = new URL(text)
  const isAllowed = FRAME_HOSTS.some((allowed) => allowed === host)
  return protocol === 'https:' && isAllowed && username === '' && password === '' ? href : undefined
}

/** The host of the embedded page. */
export const hostOfFrame = (address: string): string => new URL(address).host
