import * as t from 'io-ts'
import {
  type DatedContent,
  type ImagesGallery,
  type LensFacts,
  type Pack,
  type Product,
  type ProductGroup,
  type Rating,
  type Supply,
} from '../../../domain/product/product.ts'
import type { DeviceCompany, MedicalDevice } from '../../../domain/product/medical-device.ts'
import { PRODUCT_TYPES } from '../../../domain/product/product-type.ts'
import { SALE_STOP_REASONS } from '../../../domain/product/sale-stop.ts'
import { lensSpaceCodec } from '../prescription/lens-codecs.ts'
import { recordCodec, type StoredCodec } from '../rows/record-codec.ts'
import { brandChannelCodec, localeCodec, localTextCodec, oneOf, productIdCodec } from '../rows/value-codecs.ts'

export const productTypeCodec = oneOf('ProductType', PRODUCT_TYPES)

const packCodec: StoredCodec<Pack> = recordCodec<Pack>(
  'Pack',
  {
    label: t.string,
    quantity: t.number,
    unit: t.string,
    items: t.number,
    contentPerItem: t.number,
    weight: t.number,
  },
  {},
)

const group: StoredCodec<ProductGroup> = recordCodec<ProductGroup>(
  'ProductGroup',
  {
    key: t.string,
    canonical: t.boolean,
    canonicalProductId: productIdCodec,
  },
  {},
)

type Picture = NonNullable<ImagesGallery['front']>
const picture: StoredCodec<Picture> = recordCodec<Picture>('Picture', { desktop: t.string, mobile: t.string }, {})
const gallery: StoredCodec<ImagesGallery> = recordCodec<ImagesGallery>(
  'ImagesGallery',
  {},
  { front: picture, back: picture, blister: picture, parameters: picture },
)

const datedContent: StoredCodec<DatedContent> = recordCodec<DatedContent>(
  'DatedContent',
  {
    locale: localeCodec,
    brandChannel: brandChannelCodec,
    image: t.string,
    link: t.string,
    imageType: t.string,
    startDate: t.string,
    endDate: t.string,
  },
  {},
)

const rating: StoredCodec<Rating> = recordCodec<Rating>('Rating', { ratingTotal: t.number, ratingCount: t.number }, {})

const facts: StoredCodec<LensFacts> = recordCodec<LensFacts>(
  'LensFacts',
  {},
  {
    material: t.string,
    waterContentPercent: t.number,
    dkt: t.number,
    uv: t.boolean,
    replacementDays: t.number,
    frameShape: t.string,
    frameColours: t.readonlyArray(t.string),
  },
)

const days = t.type({ min: t.number, max: t.number })
const supply: StoredCodec<Supply> = recordCodec<Supply>(
  'Supply',
  {
    availability: oneOf('Availability', ['stock', 'manufacturer_order', 'made_to_order'] as const),
    leadDays: days,
  },
  {},
)

const company: StoredCodec<DeviceCompany> = recordCodec<DeviceCompany>('DeviceCompany', { name: t.string, address: t.string }, {})
const device: StoredCodec<MedicalDevice> = recordCodec<MedicalDevice>(
  'MedicalDevice',
  { manufacturer: company },
  {
    euRepresentative: company, swissRepresentative: company, notifiedBody: t.string, udiDi: t.string,
    storage: localTextCodec, instructions: localTextCodec,
  },
)

export const productCodec: StoredCodec<Product> = recordCodec<Product>(
  'Product',
  {
    id: productIdCodec,
    titles: localTextCodec,
    slugs: localTextCodec,
    descriptions: localTextCodec,
    category: productTypeCodec,
    categoryPath: t.string,
    brand: t.string,
    manufacturer: t.string,
    space: lensSpaceCodec,
    pack: packCodec,
    group,
    gallery,
    marketingImages: t.readonlyArray(datedContent),
    richContent: t.readonlyArray(datedContent),
    rating,
    facts,
    supply,
    groupUpsell: t.boolean,
    discontinued: t.boolean,
    isActive: t.boolean,
    similarProductIds: t.readonlyArray(productIdCodec),
    position: t.number,
  },
  {
    lensUsage: t.string, lensType: t.string, badge: t.string, replacementId: productIdCodec,
    saleStop: oneOf('SaleStopReason', SALE_STOP_REASONS), device,
  },
)
