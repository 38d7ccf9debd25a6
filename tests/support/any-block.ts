import * as fc from 'fast-check'
import type { Block, BlockKind, BlockOf } from '../../domain/content/block.ts'
import type { ContentImage } from '../../domain/content/content-image.ts'
import type { ContentLink } from '../../domain/content/content-link.ts'
import type { ContentPage } from '../../domain/content/content-page.ts'
import { makeProductId } from '../../domain/product/product.ts'
import { made } from './builders/made.ts'

const text = fc.string({ maxLength: 40 })
const word = fc.stringMatching(/^[a-z]{1,12}$/)
const pixels = fc.option(fc.integer({ min: 1, max: 4000 }), { nil: undefined })
const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(model, { noNullPrototype: true }) as fc.Arbitrary<T>

const image = fc.option(record<ContentImage>({ filename: word, alt: text, width: pixels, height: pixels }), { nil: undefined })
const link = fc.option(
  record<ContentLink>({ linktype: fc.constantFrom('story', 'url', 'email'), cachedUrl: word, url: text }), { nil: undefined },
)
const productIds = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 5 })
  .map((ids) => ids.map((id) => made(makeProductId(id))))

type Fields<Kind extends BlockKind> = { [Name in Exclude<keyof BlockOf<Kind>, '_tag'>]: fc.Arbitrary<BlockOf<Kind>[Name]> }

const FIELDS: { readonly [Kind in BlockKind]: Fields<Kind> } = {
  HeroBanner: {
    title: text, subtitle: text, background: text, buttonText: text, link, secondText: text, secondLink: link, image,
  },
  PopularProducts: { title: text, subtitle: text, productIds },
  CategoryList: { title: text },
  ReorderBox: { title: text, text },
  BrandList: { title: text, text },
  UniqueSellingPoints: { title: text, points: fc.array(record({ title: word, text }), { maxLength: 9 }) },
  TrustBubbles: { bubbles: fc.array(record({ number: word, text }), { maxLength: 3 }) },
  ContactSupport: { expertName: text, expertTitle: text, expertTitle2: text, image },
}

/** A block of any kind with any values that an editor may have set. */
export const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  ...Object.entries(FIELDS as Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<unknown>>>>>).map(([kind, fields]) =>
    fc.record({ _tag: fc.constant(kind), ...fields }, { noNullPrototype: true }) as unknown as fc.Arbitrary<Block>),
)

export const contentPage: fc.Arbitrary<ContentPage> = record({
  slug: word, title: text, description: text, body: fc.array(anyBlock, { maxLength: 4 }),
})
