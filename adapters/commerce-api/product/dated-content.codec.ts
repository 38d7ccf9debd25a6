import * as t from 'io-ts'
import type { DatedContent } from '../../../domain/product/product.ts'
import { BrandChannelCode, LocaleCode } from '../values/codes.codec.ts'
import { Day } from '../values/day.codec.ts'

/** A picture or text for one language and brand between two days (Commerce §3). */
export const DatedContentWire = t.strict(
  {
    locale: LocaleCode,
    brand_channel: BrandChannelCode,
    image: t.string,
    link: t.string,
    image_type: t.string,
    start_date: Day,
    end_date: Day,
  },
  'DatedContent',
)
export type DatedContentWire = t.TypeOf<typeof DatedContentWire>

export const datedContentOf = (wire: DatedContentWire): DatedContent => ({
  locale: wire.locale,
  brandChannel: wire.brand_channel,
  image: wire.image,
  link: wire.link,
  imageType: wire.image_type,
  startDate: wire.start_date,
  endDate: wire.end_date,
})

export const datedContentToWire = (content: DatedContent): DatedContentWire => ({
  locale: content.locale,
  brand_channel: content.brandChannel,
  image: content.image,
  link: content.link,
  image_type: content.imageType,
  start_date: content.startDate,
  end_date: content.endDate,
})
