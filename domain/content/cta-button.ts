import type { ContentLink } from './content-link.ts'
import type { Responsive } from './responsive.ts'

export const CTA_STYLES = ['solid', 'outline', 'ghost'] as const
export const CTA_SIZES = ['base', 'sm', 'lg'] as const
export const CTA_WIDTHS = ['auto', 'full', 'custom'] as const
export const HORIZONTAL_ALIGNMENTS = ['left', 'center', 'right'] as const

/** A link that looks like a button (Account §3); an unknown value is the first of its list. */
export type CtaButton = {
  readonly _tag: 'CtaButton'
  readonly label: string
  readonly link: ContentLink | undefined
  readonly style: Responsive<(typeof CTA_STYLES)[number]>
  readonly color: Responsive<SectionColour>
  readonly size: Responsive<(typeof CTA_SIZES)[number]>
  readonly padding: Responsive<(typeof SPACES)[number]>
  readonly width: Responsive<(typeof CTA_WIDTHS)[number]>
  readonly align: Responsive<(typeof HORIZONTAL_ALIGNMENTS)[number]>
}

/** Colours of sections and buttons; `custom` is a free colour (Account §3). */
export const SECTION_COLOURS = [
  'brand-primary', 'brand-secondary', 'white', 'black', 'grey-light', 'grey-medium', 'grey-dark', 'custom',
] as const
export type SectionColour = (typeof SECTION_COLOURS)[number]

/** Paddings and gaps. */
export const SPACES = ['none', 'small', 'medium', 'large'] as const
