import type { ContentImage } from './content-image.ts'
import type { ContentLink } from './content-link.ts'

/** The alignment of a paragraph; an unknown value is `left` (Account §3). */
export const TEXT_ALIGNMENTS = ['left', 'center', 'right'] as const
export type TextAlignment = (typeof TEXT_ALIGNMENTS)[number]

export const readTextAlignment = (text: string): TextAlignment => TEXT_ALIGNMENTS.find((alignment) => alignment === text) ?? 'left'

export const TEXT_MARKS = ['bold', 'italic', 'underline', 'strike', 'code'] as const
export type TextMark = (typeof TEXT_MARKS)[number]

/** A run of text with its marks and its link. */
export type RichSpan =
  | { readonly _tag: 'Words'; readonly text: string; readonly marks: readonly TextMark[]; readonly link: ContentLink | undefined }
  | { readonly _tag: 'Break' }

/** A node of a rich text. A heading is below that of its page. */
export type RichNode =
  | { readonly _tag: 'Paragraph'; readonly alignment: TextAlignment; readonly spans: readonly RichSpan[] }
  | { readonly _tag: 'Heading'; readonly level: 2 | 3 | 4; readonly spans: readonly RichSpan[] }
  | { readonly _tag: 'List'; readonly isOrdered: boolean; readonly items: readonly RichText[] }
  | { readonly _tag: 'Quote'; readonly content: RichText }
  | { readonly _tag: 'Rule' }
  | { readonly _tag: 'Picture'; readonly image: ContentImage }

export type RichText = readonly RichNode[]
