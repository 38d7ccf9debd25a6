import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { DetailRecord } from '../../../adapters/commerce-api/product/product-detail.codec.ts'
import { wireOf } from '../../support/api/wire-of.ts'
import { ProductOptionsRecord, readChosen } from '../../../adapters/commerce-api/product/product-options.codec.ts'
import { CardRecord } from '../../../adapters/commerce-api/product/product-card.codec.ts'
import type { MedicalDevice } from '../../../domain/product/medical-device.ts'
import { value } from '../../support/outcome.ts'
import { openSmallShop } from '../../support/api/open-api-shop.ts'
import { aDevice } from '../../support/builders/device.ts'
import { made } from '../../support/builders/made.ts'
import { productId } from '../../support/builders/product.ts'
import { GUEST } from '../../support/commerce.ts'

const PRODUCT_FIELDS = [
  'product_id', 'title', 'titles', 'slug', 'slugs', 'description', 'category', 'brand', 'manufacturer', 'lens_type', 'lens_usage',
  'images', 'imagesGallery', 'marketing_images', 'rich_content', 'stock', 'badge', 'unit', 'content', 'rating_total', 'rating_count',
  'has_bulk_price', 'bulk_price', 'price_per_unit', 'group_upsell', 'product_group', 'product_replacement', 'discontinued',
  'is_active', 'product_status', 'similar_products', 'variant_id', 'price',
]

const { commerce } = openSmallShop()
const detailOf = (id: number) => value(commerce.shop({ ...GUEST, locale: 'fr' }).catalogue.getProduct({ productId: productId(id) }))

describe('a product on the wire', () => {
  it('CC-PROD-01 encodes all 33 fields of a full product, and reads absent ones as null', async () => {
    expect(PRODUCT_FIELDS).toHaveLength(33)
    const wire = wireOf(DetailRecord, await detailOf(1003), 'fr')
    const full = { ...wire, stock: { available: 3, stop_order: true }, variant_id: '1003', product_replacement: 1001, badge: 'new' }
    const read = made(DetailRecord.wire.decode(full))
    for (const field of PRODUCT_FIELDS) expect(read[field as keyof typeof read]).toStrictEqual(full[field as keyof typeof full])
    expect(read.has_bulk_price).toBe(true)
    expect(read.bulk_price).toStrictEqual([{ quantity: 3, price: 7500 }])
    const bare = Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== null))
    expect(PRODUCT_FIELDS.filter((field) => !(field in made(CardRecord.wire.decode(bare))))).toStrictEqual([])
  })

  it('CC-PROD-09 lists the options as keys with ranges, never as combinations', async () => {
    const wire = wireOf(DetailRecord, await detailOf(1002), 'fr')
    expect(wire.product_id).toBe(1002)
    expect(wire.option[0]).toStrictEqual({ key: 'sphere', values: [{ from: -6, to: 0, step: 0.25 }, 0.5] })
    expect(wire.option_blocks[1]).toStrictEqual([{ key: 'cylinder', values: [-1.25] }, { key: 'axis', values: [90, 180] }])
    expect(wire.similar_products).toStrictEqual([])
  })

  it('contains the title in the reader’s language and in all others', async () => {
    const wire = wireOf(DetailRecord, await detailOf(1001), 'en')
    expect([wire.title, wire.titles.de, wire.slug]).toStrictEqual(['Biofinity lenses', 'Biofinity', 'biofinity'])
  })

  it('says whether a product is sold, discontinued or disabled', async () => {
    const { product, packs: [card] } = await detailOf(1004)
    if (card === undefined) throw new Error('no card')
    const statusOf = (stated: object) => wireOf(CardRecord, { ...card, product: { ...product, ...stated } }, 'de').product_status
    expect([statusOf({}), statusOf({ discontinued: false }), statusOf({ isActive: false })])
      .toStrictEqual(['discontinued', 'active', 'inactive'])
  })

  it('names the variant only of a product without options', async () => {
    expect(wireOf(DetailRecord, await detailOf(2001), 'de').variant_id).toBe('2001')
    expect(wireOf(DetailRecord, await detailOf(1001), 'de').variant_id).toBeNull()
  })

  it('J11 encodes and decodes the data of a medical device, and null for other products', async () => {
    const detail = await detailOf(1001)
    const device = aDevice()
    const { swissRepresentative: _absent, ...stated } = device
    const withDevice = (one: MedicalDevice) => wireOf(DetailRecord, { ...detail, product: { ...detail.product, device: one } }, 'fr')
    expect(withDevice(device).device).toStrictEqual({
      manufacturer: device.manufacturer, eu_representative: device.euRepresentative, swiss_representative: device.swissRepresentative,
      notified_body: '0123', udi_di: device.udiDi, storage: device.storage, instructions: device.instructions,
    })
    for (const one of [device, stated, { manufacturer: device.manufacturer }])
      expect(made(DetailRecord.decode(JSON.parse(JSON.stringify(withDevice(one))))).product.device).toStrictEqual(one)
    expect(wireOf(DetailRecord, detail, 'fr').device).toBeNull()
  })

  it('is rejected without its German title', async () => {
    const wire = wireOf(DetailRecord, await detailOf(1001), 'de')
    expect(E.isLeft(DetailRecord.decode({ ...wire, titles: { en: 'Biofinity' } }))).toBe(true)
    expect(E.isLeft(DetailRecord.decode({ ...wire, titles: { de: 'Biofinity', fr: 5 } }))).toBe(true)
  })

  it('CC-PROD-10 F-W04 reads numbers sent as text as numbers and leaves a colour unchanged, in requests and responses', () => {
    expect(readChosen(new URLSearchParams('axis=180&sphere=-1.25&color=001&locale=de'))).toStrictEqual({
      axis: 180, sphere: -1.25, color: '001',
    })
    const read = ProductOptionsRecord.decode({
      options: [{ key: 'axis', values: ['180', 90] }, { key: 'color', values: ['001'] }, { key: 'add', values: ['+2.00', 'MED'] }],
    })
    expect(made(read)).toStrictEqual({ axis: [180, 90], color: ['001'], add: [2, 'MED'] })
  })
})
