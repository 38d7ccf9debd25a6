import * as t from 'io-ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { FRAME_SHAPES } from '../../../domain/product/frame.ts'
import { PRODUCT_TYPES } from '../../../domain/product/product-type.ts'

const oneOf = <Word extends string>(words: readonly Word[], name: string): t.Type<Word> => {
  const is = (value: unknown): value is Word => words.some((word) => word === value)
  return new t.Type(name, is, (value, context) => (is(value) ? t.success(value) : t.failure(value, context)), t.identity)
}

const text = t.readonly(t.strict({ de: t.string, en: t.string, fr: t.string, it: t.string }), `Text in ${LOCALES.join(', ')}`)

/** The values a manufacturer offers: numbers as `-6..6:0.25 6.5..8:0.5 !0`, words as a list. */
const made = t.readonly(t.partial({
  sphere: t.string,
  cylinder: t.string,
  axis: t.string,
  radius: t.string,
  diameter: t.string,
  add: t.readonlyArray(t.string),
  dominance: t.readonlyArray(t.string),
  color: t.readonlyArray(t.string),
}), 'Made')
export type Made = t.TypeOf<typeof made>

const facts = t.readonly(t.partial({
  days: t.number,
  material: t.string,
  water: t.number,
  dkt: t.number,
  uv: t.boolean,
  shape: oneOf(FRAME_SHAPES, 'FrameShape'),
}), 'Facts')

/** `holds` reads `30 lens` or `2 x 360 ml`; `list`, `website` and `price` are Swiss cents. */
const pack = t.readonly(
  t.intersection([
    t.strict({ id: t.number, holds: t.string, grams: t.number, list: t.number, price: t.number }),
    t.partial({ website: t.number }),
  ]),
  'Pack',
)
export type PackEntry = t.TypeOf<typeof pack>

/** One entry of the demo catalogue with all its pack sizes, as written in the JSON files. */
export const CatalogueEntry = t.readonly(t.intersection([
  t.strict({
    key: t.string,
    title: t.union([t.string, text]),
    type: oneOf(PRODUCT_TYPES, 'ProductType'),
    brand: t.string,
    maker: t.string,
    supply: oneOf(['stock', 'manufacturer_order', 'made_to_order'] as const, 'Supply'),
    position: t.number,
    goesWith: t.readonlyArray(t.string),
    packs: t.readonlyArray(pack),
  }),
  t.partial({
    usage: t.string,
    design: t.string,
    path: t.string,
    rating: t.readonly(t.tuple([t.number, t.number])),
    badge: t.string,
    successor: t.string,
    /** Discontinued without a successor, or removed from the shop. */
    ended: oneOf(['discontinued', 'inactive'] as const, 'Ended'),
    facts,
    made,
    blocks: t.readonlyArray(made),
  }),
]), 'CatalogueEntry')
export type CatalogueEntry = t.TypeOf<typeof CatalogueEntry>
export type TextEntry = t.TypeOf<typeof text>
