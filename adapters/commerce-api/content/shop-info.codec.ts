import * as E from 'fp-ts/lib/Either.js'
import {
  INFO_PAGES, MOST_SELLING_POINTS, SOCIAL_SITES, type InfoPage, type Promotion, type ShopInfo, type SocialSite,
} from '../../../domain/content/shop-info.ts'
import { via } from '../codec/field.ts'
import { wrapped } from '../codec/record.ts'
import { snakeName } from '../codec/snake-name.ts'
import { valueCodec } from '../codec/value-codec.ts'
import type { Story } from './block-form.ts'
import { isRecord, lines, linkIn, records, textIn, writeLink } from './content-fields.ts'
import { canParseUrl } from '../../../domain/parse-url.ts'

/** At most this many promotions are read. */
const MOST_PROMOTIONS = 3

const right = <A>(read: E.Either<unknown, readonly A[]>): readonly A[] => (E.isRight(read) ? read.right : [])

const promotionIn = (input: unknown): Promotion | undefined => {
  if (!isRecord(input)) return undefined
  const text = textIn(input['text']).trim()
  return text === '' ? undefined : { text, link: linkIn(input['link']) }
}

const promotionToStory = ({ text, link }: Promotion): Story => ({ text, ...(link === undefined ? {} : { link: writeLink(link) }) })

const promotions = records<Promotion>('promotions', promotionIn, promotionToStory)
const texts = records<string>('texts', ({ text }) => textIn(text).trim() || undefined, (text) => ({ text }))

/** The address of another site, or absent: it is part of every page. */
const siteIn = (input: unknown): string => {
  const text = isRecord(input) ? textIn(input['url']) : textIn(input)
  return canParseUrl(text) && new URL(text).protocol === 'https:' ? text : ''
}

const recordOf = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as { readonly [name in Name]: Value }

const firstOf = (input: unknown): unknown => (Array.isArray(input) ? input[0] : input)

/** The content of the story `settings/shop-settings`; every value of a field decodes. */
export const readShopInfo = (content: unknown): ShopInfo => {
  const story: Story = isRecord(content) ? content : {}
  return {
    pages: recordOf<InfoPage, ShopInfo['pages'][InfoPage]>(INFO_PAGES, (page) => linkIn(story[`${snakeName(page)}_page`])),
    phone: textIn(story['phone']),
    internationalPhone: textIn(story['international_phone']),
    email: textIn(story['email']),
    workingHours: textIn(story['working_hours']),
    returnAddress: right(lines.decode(story['return_address'])),
    sellingPoints: right(texts.decode(story['selling_points'])).slice(0, MOST_SELLING_POINTS),
    social: recordOf<SocialSite, string>(SOCIAL_SITES, (site) => siteIn(story[site])),
    topPromotions: right(promotions.decode(story['top_promotions'])).slice(0, MOST_PROMOTIONS),
    subscriptionBanner: promotionIn(firstOf(story['subscription_banner'])),
    discountNote: textIn(story['discount_note']),
  }
}

const shopInfoToStory = (info: ShopInfo): Story => ({
  ...Object.fromEntries(INFO_PAGES.flatMap((page) => {
    const link = info.pages[page]
    return link === undefined ? [] : [[`${snakeName(page)}_page`, writeLink(link)]]
  })),
  phone: info.phone,
  international_phone: info.internationalPhone,
  email: info.email,
  working_hours: info.workingHours,
  return_address: info.returnAddress.join('\n'),
  selling_points: texts.encode(info.sellingPoints),
  ...info.social,
  top_promotions: promotions.encode(info.topPromotions),
  subscription_banner: info.subscriptionBanner === undefined ? [] : [promotionToStory(info.subscriptionBanner)],
  discount_note: info.discountNote,
})

const StoryWire = valueCodec<Story>(
  'ShopSettingsStory', { type: 'object', additionalProperties: true }, (input) => (isRecord(input) ? E.right(input) : E.left(input)),
)

export const ShopInfoRecord = wrapped<ShopInfo>('ShopInfo', 'settings', via(StoryWire, readShopInfo, shopInfoToStory))
