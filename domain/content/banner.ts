import type { ContentImage } from './content-image.ts'
import type { ContentLink } from './content-link.ts'
import type { Responsive } from './responsive.ts'

/** A picture with a link, with the props of Account §3. */
export type Banner = {
  readonly _tag: 'Banner'
  /** `16/9`; empty if width and height decide. */
  readonly aspectRatio: string
  readonly link: ContentLink | undefined
  readonly image: ContentImage | undefined
  readonly label: string
  readonly labelClass: string
  readonly bannerClass: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Image quality, 1 to 100. */
  readonly compression: number
  readonly forceBorder: boolean
}

/** The defaults of a banner (Account §3, §9). */
export const BANNER_DEFAULTS = { width: 390, height: 255, compression: 85 } as const

export const OBJECT_FITS = ['cover', 'contain', 'fill', 'none'] as const
export const OBJECT_POSITIONS = ['center', 'top', 'bottom', 'left', 'right'] as const

export type BannerItem = { readonly itemId: string; readonly itemName: string }

/** A banner with a time window and rules for the addresses at which it is shown (Account §3, §4.4). */
export type TimeLimitedBanner = {
  readonly _tag: 'TimeLimitedBanner'
  readonly mobileImage: ContentImage | undefined
  readonly tabletImage: ContentImage | undefined
  readonly desktopImage: ContentImage | undefined
  /** yyyy-MM-dd HH:mm in Zurich time; as it was written. */
  readonly startTime: string
  readonly endTime: string
  readonly link: ContentLink | undefined
  readonly objectFit: Responsive<(typeof OBJECT_FITS)[number]>
  readonly objectPosition: Responsive<(typeof OBJECT_POSITIONS)[number]>
  /** Pixels. */
  readonly borderWidth: number
  readonly borderColor: string
  readonly paddingTop: Responsive<number>
  readonly paddingBottom: Responsive<number>
  readonly promotionId: string
  readonly promotionName: string
  readonly creativeName: string
  readonly creativeSlot: string
  readonly items: readonly BannerItem[]
  /** Regular expressions. */
  readonly excludeFromUrls: readonly string[]
  readonly includeInUrls: readonly string[]
}
