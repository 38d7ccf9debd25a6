import type { Block } from '../../domain/content/block.ts'
import type { ContentPage } from '../../domain/content/content-page.ts'
import { readBlocks, type OnFault } from '../commerce-api/content/block.codec.ts'
import { isRecord, textIn } from '../commerce-api/content/content-fields.ts'

/** What a page is made of: its own list of blocks, or the one block that it is. */
const bodyOf = (content: unknown, onFault: OnFault): readonly Block[] =>
  isRecord(content) && Object.hasOwn(content, 'body') ? readBlocks(content['body'], onFault) : readBlocks([content], onFault)

/** A story as a page of the shop; what cannot be drawn is told of and left out. */
export const readStory = (slug: string, content: unknown, onFault: OnFault): ContentPage => ({
  slug,
  title: isRecord(content) ? textIn(content['title']) : '',
  description: isRecord(content) ? textIn(content['description']) : '',
  body: bodyOf(content, onFault),
})
