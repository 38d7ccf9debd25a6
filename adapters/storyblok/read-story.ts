import type { Block } from '../../domain/content/block.ts'
import { changedBlocks } from '../../domain/content/blocks-within.ts'
import type { ContentPage } from '../../domain/content/content-page.ts'
import type { Embed } from '../../domain/content/embed.ts'
import { readBlocks, type OnFault } from '../commerce-api/content/block.codec.ts'
import { isRecord, textIn } from '../commerce-api/content/content-fields.ts'
/** The blocks of a page: its list of blocks, or the single block that it is. */
const bodyOf = (content: unknown, onFault: OnFault): readonly Block[] =>
  isRecord(content) && Object.hasOwn(content, 'body') ? readBlocks(content['body'], onFault) : readBlocks([content], onFault)

/** Converts markup that an editor wrote. */
export type ReadMarkup = (html: string) => readonly Embed[]

const withMarkupRead = (readMarkup: ReadMarkup) => (block: Block): Block =>
  block._tag === 'RawHtml'
    ? { ...block, parts: block.parts.flatMap((part) => (part._tag === 'Markup' ? readMarkup(part.html) : [part])) }
    : block

export type ReadStory = { readonly readMarkup: ReadMarkup; readonly onFault: OnFault }

/** A story as a page of the shop; unreadable blocks are reported and left out. */
export const readStory = (slug: string, content: unknown, { readMarkup, onFault }: ReadStory): ContentPage => ({
  slug,
  title: isRecord(content) ? textIn(content['title']) : '',
  description: isRecord(content) ? textIn(content['description']) : '',
  body: changedBlocks(bodyOf(content, onFault), withMarkupRead(readMarkup)),
})
