import type { BlockKind } from '../../../domain/content/block.ts'
import { readProductSet, writeProductSet } from '../../../domain/content/product-set.ts'
import type { BlockForm } from './block-form.ts'
import { named } from './block-form.ts'
import { field, image, link, text, textIn } from './content-fields.ts'
import { numbered } from './numbered.ts'

const productIds = named('products_set', field('products_set', (given) => readProductSet(textIn(given)), writeProductSet))

/** Every kind of block with its fields as the content service has them. */
export const BLOCK_FORMS: { readonly [Kind in BlockKind]: BlockForm<Kind> } = {
  HeroBanner: {
    title: text, subtitle: text, background: text, buttonText: text, link, secondText: text, secondLink: link, image,
  },
  PopularProducts: { title: text, subtitle: text, productIds },
  CategoryList: { title: text },
  ReorderBox: { title: text, text },
  BrandList: { title: text, text },
  UniqueSellingPoints: { title: text, points: numbered(9, { title: 'title', text: 'text' }) },
  TrustBubbles: { bubbles: numbered(3, { number: 'number', text: 'text' }) },
  ContactSupport: {
    expertName: named('expert_name', text),
    expertTitle: named('expert_title', text),
    expertTitle2: named('expert_title_2', text),
    image,
  },
}
