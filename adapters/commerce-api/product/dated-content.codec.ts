import * as t from 'io-ts'
import type { DatedContent } from '../../../domain/product/product.ts'
import { record } from '../codec/record.ts'
import { BrandChannelCode, LocaleCode } from '../values/codes.codec.ts'
import { Day } from '../values/day.codec.ts'

/** A picture or text for one language and brand between two days (Commerce §3). */
export const DatedContentRecord = record<DatedContent>('DatedContent', {
  locale: LocaleCode, brandChannel: BrandChannelCode, image: t.string, link: t.string, imageType: t.string, startDate: Day, endDate: Day,
})
