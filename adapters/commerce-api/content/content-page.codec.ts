import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { ContentPage } from '../../../domain/content/content-page.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { valueCodec } from '../codec/value-codec.ts'
import { blockToStory, COMPONENTS, readBlocks } from './block.codec.ts'
import type { Story } from './block-form.ts'
import { isRecord } from './content-fields.ts'

const BlockWire = valueCodec<Story>(
  'Block',
  { type: 'object', properties: { component: { type: 'string', enum: COMPONENTS } }, required: ['component'], additionalProperties: true },
  (input) => (isRecord(input) && typeof input['component'] === 'string' ? E.right(input) : E.left(input)),
)

const ContentPageWire = t.strict(
  { slug: t.string, title: t.string, description: t.string, body: t.readonlyArray(BlockWire) },
  'ContentPage',
)
export type ContentPageWire = t.TypeOf<typeof ContentPageWire>

/** An older page leaves out what it does not know. */
export const ContentPageCodec = codecFrom('ContentPage', ContentPageWire, ({ body, ...page }): E.Either<never, ContentPage> =>
  E.right({ ...page, body: readBlocks(body, () => undefined) }))

export const contentPageToWire = ({ slug, title, description, body }: ContentPage): ContentPageWire =>
  ({ slug, title, description, body: body.map(blockToStory) })
