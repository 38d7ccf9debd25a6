import type { RichText } from './rich-text.ts'
import { canParseUrl } from '../parse-url.ts'

/** Whose pages may stand within a page of the shop; the policy of the page allows no others either (decision S3). */
export const FRAME_HOSTS = [
  'www.youtube-nocookie.com', 'player.vimeo.com', 'map.geo.admin.ch', 'www.openstreetmap.org',
] as const

/** A page of a known host; width and height in pixels. */
export type Frame = {
  readonly _tag: 'Frame'
  readonly address: string
  readonly title: string
  readonly width: number
  readonly height: number
}

/** What an editor embedded, part by part: words, a page of a known host, or markup that is shut away from the shop (decision S3). */
export type Embed =
  | Frame
  | { readonly _tag: 'Text'; readonly text: RichText }
  | { readonly _tag: 'Markup'; readonly html: string }

/** Pixels of a frame that names no size. */
export const FRAME_SIZE = { width: 640, height: 360 } as const

/** The address of a frame where it may be shown: https, one of the known hosts, nobody's name and no port in it. */
export const framedAddress = (text: string): string | undefined => {
  if (!canParseUrl(text)) return undefined
  const { protocol, host, username, password, href } = new URL(text)
  const isKnown = FRAME_HOSTS.some((known) => known === host)
  return protocol === 'https:' && isKnown && username === '' && password === '' ? href : undefined
}

/** The host that somebody would be shown a page of. */
export const hostOfFrame = (address: string): string => new URL(address).host
