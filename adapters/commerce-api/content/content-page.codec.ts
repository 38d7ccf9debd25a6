import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { ContentPage } from '../../../domain/content/content-page.ts'
import { list, via } from '../codec/field.ts'
import { record } from '../codec/record.ts'
import { valueCodec } from '../codec/value-codec.ts'
import { blockToStory, COMPONENTS, readBlocks } from './block.codec.ts'
import type { Story } from './block-form.ts'
import { isRecord } from './content-fields.ts'

const BlockWire = valueCodec<Story>(
  'Block',
  { type: 'object', properties: { component: { type: 'string', enum: COMPONENTS } }, required: ['component'], additionalProperties: true },
  (input) => (isRecord(input) && typeof input['component'] === 'string' ? E.right(input) : E.left(input)),
)

/** An older page leaves out what it does not know. */
export const ContentPageRecord = record<ContentPage>('ContentPage', {
  slug: t.string, title: t.string, description: t.string,
  body: via(list(BlockWire), (body) => readBlocks(body, () => undefined), (body) => body.map(blockToStory)),
})
