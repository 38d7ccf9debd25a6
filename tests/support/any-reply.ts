import * as fc from 'fast-check'
import { SOCIAL_PROVIDERS } from '../../domain/identity/social-provider.ts'
import type { OperationName, OperationRequests, Reply } from './operation-types.ts'
import { toAddressId, type AddressBook } from '../../domain/address/address-book.ts'
import type { Address, ShippingAddress } from '../../domain/address/address.ts'
import type { Place } from '../../domain/address/address-suggestion.ts'
import type { Cart, CartLine, CreatedFrom, Totals, LineInput } from '../../domain/cart/cart.ts'
import { makeCartLinkToken } from '../../domain/cart/cart-link.ts'
import type { ProductCard } from '../../domain/catalogue/product-card.ts'
import type { ProductDetail } from '../../domain/catalogue/product-detail.ts'
import { CHECKOUT_STATES } from '../../domain/checkout/checkout-state.ts'
import { PAYMENT_METHODS } from '../../domain/checkout/payment-method.ts'
import type { CartCoupon } from '../../domain/coupon/coupon-reason.ts'
import { makeAccountId } from '../../domain/customer/account-id.ts'
import type { Customer } from '../../domain/customer/customer.ts'
import { BROWSERS, SYSTEMS } from '../../domain/identity/device.ts'
import { makeSessionId } from '../../domain/identity/session-entry.ts'
import { makeEmail } from '../../domain/customer/email.ts'
import { FACETS } from '../../domain/listing/listing-query.ts'
import { makePasskeyChallenge } from '../../domain/passkey/passkey-challenge.ts'
import { makePasskeyId, type PasskeyEntry } from '../../domain/passkey/passkey.ts'
import { makePagination } from '../../domain/listing/make-pagination.ts'
import { makeMilesNumber } from '../../domain/loyalty/miles-number.ts'
import { CURRENCIES, type Currency } from '../../domain/money/currency.ts'
import type { Money } from '../../domain/money/money.ts'
import type { OrderLine } from '../../domain/order/order.ts'
import { CARRIERS } from '../../domain/delivery/carrier.ts'
import type { LineQuantity, Parcel } from '../../domain/order/parcel.ts'
import { ORDER_STATUSES } from '../../domain/order/order.ts'
import { POINTS_STATES } from '../../domain/order/points-movements.ts'
import type { ShownOrder } from '../../domain/order/shown-order.ts'
import { EYES, NUMERIC_OPTION_KEYS, type LensOption } from '../../domain/prescription/lens-option.ts'
import type { PriceFields, PricePerUnit } from '../../domain/pricing/pricing.ts'
import type { DeviceCompany, MedicalDevice } from '../../domain/product/medical-device.ts'
import type { DatedContent, ImagesGallery, LensFacts, Pack, Product } from '../../domain/product/product.ts'
import { MARKETING_CHANNELS } from '../../domain/customer/marketing.ts'
import { PRODUCT_TYPES } from '../../domain/product/product-type.ts'
import { variantId } from '../../domain/product/variant.ts'
import { makeQuantity } from '../../domain/quantity/quantity.ts'
import { REJECTION_REASONS } from '../../domain/rating/rejection-reason.ts'
import { makeReplyText } from '../../domain/rating/review-reply.ts'
import { REVIEW_STATES } from '../../domain/rating/review-state.ts'
import { makeReviewText } from '../../domain/rating/review-text.ts'
import { makeStars } from '../../domain/rating/stars.ts'
import { SAVABLE_METHODS } from '../../domain/payment/saved-card.ts'
import { makeAliasToken } from '../../domain/payment/payment-alias.ts'
import { aSavedCard } from './builders/saved-card.ts'
import { paymentId } from './builders/payment.ts'
import { TYPED_SOURCES, type EyeValues, type ValuesSource } from '../../domain/lens-pass/lens-pass.ts'
import type { ShownValues } from '../../domain/lens-pass/shown-lens-pass.ts'
import type { SuggestedValues } from '../../domain/lens-pass/suggest-values.ts'
import { makeWearerName } from '../../domain/lens-pass/wearer-name.ts'
import { makeStoredFrequency } from '../../domain/subscription/frequency.ts'
import { SALE_STOP_REASONS } from '../../domain/product/sale-stop.ts'
import { RENEWAL_TROUBLES } from '../../domain/subscription/renewal-trouble.ts'
import type { SubscriptionOffer } from '../../domain/subscription/subscription-offer.ts'
import type { ShownSubscription } from '../../domain/subscription/shown-subscription.ts'
import { SUBSCRIPTION_STATUSES } from '../../domain/subscription/subscription-status.ts'
import { UNATTENDED_METHODS } from '../../domain/subscription/unattended-payment.ts'
import { ALARM_STATES, CREATE_LOCATIONS } from '../../domain/reminder/reminder-alarm.ts'
import { makeWeeklyUsage } from '../../domain/reminder/weekly-usage.ts'
import { REORDER_OBSTACLES, type NotReorderable, type ReorderResult } from '../../domain/reorder/reorder-result.ts'
import { BRAND_CHANNELS } from '../../domain/shop/brand-channel.ts'
import { COUNTRIES } from '../../domain/shop/country.ts'
import { LOCALES, type LocalText } from '../../domain/shop/locale.ts'
import { UNDERSTOOD_KEYS } from '../../domain/search/typed-line.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import { ANY_REFUSAL } from './any-refusal.ts'
import { contentPage, menu, shopInfo } from './any-block.ts'
import { cartToken } from './builders/cart.ts'
import { made } from './builders/made.ts'
import { money } from './builders/money.ts'
import { orderToken } from './builders/order.ts'
import { productId } from './builders/product.ts'
import { smallLensSpaces } from './small-lens-space.ts'

type OptionalKey<T> = { [K in keyof T]-?: {} extends Pick<T, K> ? K : never }[keyof T]

/** Records with every field named: a missing one does not compile. Optional fields are sometimes absent. */
const records =
  <T extends object>() =>
  (
    fields: { readonly [K in keyof T]-?: fc.Arbitrary<Exclude<T[K], undefined>> },
    optional: { readonly [K in OptionalKey<T>]: true },
  ): fc.Arbitrary<T> =>
    fc.record(fields as { [K in keyof T]-?: fc.Arbitrary<T[K]> }, {
      requiredKeys: (Object.keys(fields) as (keyof T)[]).filter((key) => !Object.hasOwn(optional, key)) as never,
      noNullPrototype: true,
    }) as unknown as fc.Arbitrary<T>

const NONE = {}
const text = fc.string({ minLength: 1, maxLength: 12 })
const count = fc.nat(1_000_000)
const yes = fc.boolean()
const few = <A>(one: fc.Arbitrary<A>) => fc.array(one, { maxLength: 3 })
const instant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const moment = instant.map((time) => new Date(time))
const day = instant.map((time) => time.slice(0, 10))
const locale = fc.constantFrom(...LOCALES)
const brandChannel = fc.constantFrom(...BRAND_CHANNELS)
const country = fc.constantFrom(...COUNTRIES)
const method = fc.constantFrom(...PAYMENT_METHODS)
const currency = fc.constantFrom(...CURRENCIES)
const id = fc.integer({ min: 1, max: 2_000_000_000 }).map(productId)
const mails = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), minLength: 1, maxLength: 8 })
const localText = records<LocalText>()({ de: text, en: text, fr: text, it: text }, { en: true, fr: true, it: true })
const challenge = mails.map((name) => made(makePasskeyChallenge(name.padEnd(43, '_'))))
const RECORD = { noNullPrototype: true } as const
const arrival = fc.record({ min: day, max: day }, { noNullPrototype: true })
const email = mails.map((name) => made(makeEmail(`${name}@example.ch`)))
const milesNumber = fc.constantFrom('999912345678901', '992003456789015').map((number) => made(makeMilesNumber(number)))
const amountIn = (code: Currency): fc.Arbitrary<Money> =>
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => money(cents, code))

const address = records<Address>()(
  {
    salutation: fc.constantFrom(1, 2), firstName: text, lastName: text, company: text, street: text, streetNumber: text, apartment: text,
    additionalInfo: text, postcode: text, city: text, provinceCode: text, countryCode: country, phoneNumber: text,
    taxNumber: text, birthday: text,
  },
  {
    salutation: true, company: true, streetNumber: true, apartment: true, additionalInfo: true, provinceCode: true, phoneNumber: true,
    taxNumber: true, birthday: true,
  },
)
const shippingAddress: fc.Arbitrary<ShippingAddress> = fc
  .tuple(
    address,
    records<{ readonly recipient?: string; readonly studioId?: string }>()(
      { recipient: text, studioId: text },
      { recipient: true, studioId: true },
    ),
  )
  .map(([plain, more]) => ({ ...plain, ...more }))

const number = fc.integer({ min: -80, max: 80 }).map((quarter) => quarter / 4)
const option: fc.Arbitrary<LensOption> = fc.record(
  {
    ...Object.fromEntries(NUMERIC_OPTION_KEYS.map((key) => [key, number])),
    add: fc.oneof(number, fc.constantFrom('MED', 'HIGH')),
    color: fc.constantFrom('blue', 'green'),
  },
  { requiredKeys: [], noNullPrototype: true },
)

const createdFrom = records<CreatedFrom>()(
  { type: fc.constant('recommendation' as const), recommendationId: text, source: text, itemPosition: count }, NONE,
)

const packs = fc.integer({ min: 1, max: 99 }).map((count) => made(makeQuantity(count, 99)))

/** The input for a line, with every part of it sometimes present. */
export const ANY_LINE_INPUT = records<LineInput>()(
  { productId: id, eye: fc.constantFrom(...EYES), option, quantity: packs, createdFrom, fk: text },
  { eye: true, createdFrom: true, fk: true },
)

const lineIn = (code: Currency): fc.Arbitrary<CartLine> =>
  fc.tuple(
    ANY_LINE_INPUT,
    records<Omit<CartLine, keyof LineInput>>()(
      {
        id: text, variantId: fc.constant(variantId(productId(1001), { sphere: -1 })),
        titles: localText, slugs: localText, brand: text,
        category: fc.constantFrom(...PRODUCT_TYPES), categoryPath: text, lensUsage: text, lensType: text,
        packLabel: text, weight: count, image: text, badge: text,
        unitPrice: amountIn(code), originalUnitPrice: amountIn(code), websiteUnitPrice: amountIn(code), total: amountIn(code),
        isTrial: yes, addedBy: text, position: count,
      },
      { lensUsage: true, lensType: true, image: true, badge: true, addedBy: true },
    ),
  ).map(([input, optional]) => ({ ...input, ...optional }))
export const ANY_CART_LINE = lineIn('CHF')
const orderLineIn = (code: Currency): fc.Arbitrary<OrderLine> =>
  fc.tuple(lineIn(code), fc.option(arrival, { nil: undefined })).map(([line, days]) =>
    ({ ...line, ...(days === undefined ? {} : { arrival: days }) }))

const totalsIn = (code: Currency): fc.Arbitrary<Totals> =>
  records<Totals>()(
    {
      itemsTotalBeforePromotion: amountIn(code), orderPromotionTotal: amountIn(code),
      itemsTotal: amountIn(code), shippingTotal: amountIn(code), total: amountIn(code),
    },
    NONE,
  )
const coupon = records<CartCoupon>()(
  { code: text, reason: ANY_REFUSAL.CouponRefused.map(({ reason }) => reason), isCheckedAtOrder: fc.constant(true as const) },
  { reason: true, isCheckedAtOrder: true },
)

/** The owner of a cart, and the browser that typed into it, are not part of the response. */
const cart: fc.Arbitrary<Cart> = currency.chain((code) =>
  records<Omit<Cart, 'accountId' | 'typedBy'>>()(
    {
      id: count, token: mails.map(cartToken), checkoutState: fc.constantFrom(...CHECKOUT_STATES),
      currency: fc.constant(code), brandChannel, priceChannel: text, locale,
      lines: few(lineIn(code)), totals: totalsIn(code), email, billingAddress: address, shippingAddress,
      shippingMethod: text, paymentMethod: method, comment: text, coupon, discountNote: text, milesAndMoreNumber: milesNumber,
      trialsDeclined: yes, itemsFrom: few(count), reorderOf: few(count), additions: few(text), createdAt: instant,
    },
    {
      email: true, billingAddress: true, shippingAddress: true, shippingMethod: true, paymentMethod: true, comment: true, coupon: true,
      discountNote: true, milesAndMoreNumber: true, trialsDeclined: true, itemsFrom: true, reorderOf: true, additions: true,
    },
  ),
)

const linePacks = records<LineQuantity>()({ lineId: text, quantity: count }, NONE)
const parcel = records<Parcel>()(
  { carrier: fc.constantFrom(...CARRIERS), tracking: text, sentAt: instant, packs: few(linePacks) }, { tracking: true },
)

const order: fc.Arbitrary<ShownOrder> = currency.chain((code) =>
  records<ShownOrder>()(
    {
      token: mails.map(orderToken), cartToken: mails.map(cartToken), id: count, number: text,
      status: fc.constantFrom(...ORDER_STATUSES),
      currency: fc.constant(code), brandChannel, priceChannel: text, locale, lines: few(orderLineIn(code)), totals: totalsIn(code), email,
      billingAddress: address, shippingAddress, shippingMethod: text, paymentMethod: method, comment: text, coupon, discountNote: text,
      milesAndMoreNumber: milesNumber, arrival, createdAt: instant, paidAt: instant,
      bonusPoints: count, tracking: text, nextReminderDate: day, paid: amountIn(code), parcels: few(parcel), returned: few(linePacks),
      cancelledItems: few(linePacks), reversed: amountIn(code), deliveredAt: instant, refunded: amountIn(code), refundedAt: instant,
    },
    {
      paymentMethod: true, comment: true, coupon: true, discountNote: true, milesAndMoreNumber: true,
      arrival: true, paidAt: true, bonusPoints: true, tracking: true, nextReminderDate: true, paid: true,
      parcels: true, returned: true, cancelledItems: true, reversed: true, deliveredAt: true, refunded: true, refundedAt: true,
    },
  ),
)

const dated = records<DatedContent>()(
  { locale, brandChannel, image: text, link: text, imageType: text, startDate: day, endDate: day }, NONE,
)
const picture = fc.record({ desktop: text, mobile: text }, { noNullPrototype: true })
const company = records<DeviceCompany>()({ name: text, address: text }, NONE)
const device = records<MedicalDevice>()(
  {
    manufacturer: company, euRepresentative: company, swissRepresentative: company, notifiedBody: text, udiDi: text,
    storage: localText, instructions: localText,
  },
  {
    euRepresentative: true, swissRepresentative: true, notifiedBody: true, udiDi: true, storage: true, instructions: true,
  },
)
const product = records<Product>()(
  {
    id, titles: localText, slugs: localText, descriptions: localText,
    category: fc.constantFrom(...PRODUCT_TYPES), categoryPath: text, brand: text,
    manufacturer: text, lensUsage: text, lensType: text, space: smallLensSpaces.map((space) => structuredClone(space)),
    pack: records<Pack>()({ label: text, quantity: count, unit: text, items: count, contentPerItem: count, weight: count }, NONE),
    group: fc.record({ key: text, canonical: yes, canonicalProductId: id }, { noNullPrototype: true }),
    gallery: records<ImagesGallery>()(
      { front: picture, back: picture, blister: picture, parameters: picture },
      { front: true, back: true, blister: true, parameters: true },
    ),
    marketingImages: few(dated), richContent: few(dated),
    rating: fc.record({ ratingTotal: count, ratingCount: count }, { noNullPrototype: true }),
    facts: records<LensFacts>()(
      {
        material: text, waterContentPercent: count, dkt: count, uv: yes, replacementDays: count, frameShape: text,
        frameColours: few(text),
      },
      {
        material: true, waterContentPercent: true, dkt: true, uv: true, replacementDays: true, frameShape: true,
        frameColours: true,
      },
    ),
    supply: fc.record(
      {
        availability: fc.constantFrom('stock' as const, 'manufacturer_order' as const, 'made_to_order' as const),
        leadDays: fc.record({ min: count, max: count }, { noNullPrototype: true }),
      },
      { noNullPrototype: true },
    ),
    badge: text, groupUpsell: yes, replacementId: id, discontinued: yes, isActive: yes, similarProductIds: few(id), position: count,
    saleStop: fc.constantFrom(...SALE_STOP_REASONS), device,
  },
  { lensUsage: true, lensType: true, badge: true, replacementId: true, saleStop: true, device: true },
)

const pricesIn = (code: Currency): fc.Arbitrary<PriceFields> =>
  records<PriceFields>()(
    {
      original: amountIn(code), current: amountIn(code), website: amountIn(code), savingsFromRegular: amountIn(code),
      savingsFromWebsite: amountIn(code), savingsFromWebsitePercent: count,
    },
    NONE,
  )
const perUnitIn = (code: Currency): fc.Arbitrary<PricePerUnit> =>
  records<PricePerUnit>()({ price: amountIn(code), units: count, per: text }, NONE)
const stock = fc.record({ onHand: fc.integer({ min: -50, max: 5000 }), stopOrder: yes }, { noNullPrototype: true })
const cardIn = (code: Currency): fc.Arbitrary<ProductCard> =>
  records<ProductCard>()(
    { product, price: pricesIn(code), pricePerUnit: perUnitIn(code), stock, isOnHand: yes },
    { pricePerUnit: true, stock: true, isOnHand: true },
  )
const card = currency.chain(cardIn)
const pricingIn = (code: Currency) =>
  fc.record({ productIds: few(id), unit: pricesIn(code), totalExcludingInCart: pricesIn(code) }, { noNullPrototype: true })

const detail: fc.Arbitrary<ProductDetail> = currency.chain((code) =>
  product.chain((one) =>
    records<ProductDetail>()(
      {
        product: fc.constant(one),
        pricing: pricingIn(code),
        priceEntry: fc.record(
          {
            productId: fc.constant(one.id), priceChannel: text, currency: fc.constant(code),
            original: count, current: count, website: count,
            bulk: few(fc.record({ quantity: count, cents: count }, { noNullPrototype: true })),
          },
          { noNullPrototype: true },
        ),
        pricePerUnit: perUnitIn(code), packs: few(cardIn(code)), similar: few(card), replacement: card,
      },
      { pricePerUnit: true, replacement: true },
    ),
  ),
)

const pagination = fc
  .record({ page: fc.integer({ min: 1, max: 50 }), totalItems: count, itemsPerPage: fc.integer({ min: 1, max: 100 }) })
  .map(makePagination)
const place = records<Place>()(
  { street: text, streetNumber: text, postcode: text, city: text, countryCode: country }, { streetNumber: true, countryCode: true },
)
const customer = records<Customer>()(
  {
    accountId: fc.constant(made(makeAccountId('a'.repeat(22)))), email, isVerified: yes,
    firstName: text, lastName: text, locale, phoneNumber: text, birthday: text, taxNumber: text,
    milesAndMoreNumber: text, defaultAddress: address,
  },
  { locale: true, phoneNumber: true, birthday: true, taxNumber: true, milesAndMoreNumber: true, defaultAddress: true },
)
const welcome = records<{ readonly customer: Customer; readonly cartToken?: Cart['token'] }>()(
  { customer, cartToken: mails.map(cartToken) }, { cartToken: true },
)
const revocable = fc.record({ providers: fc.subarray([...SOCIAL_PROVIDERS]), passkeys: fc.nat() }, RECORD)
const passwordChosen = fc.tuple(welcome, revocable).map(([entered, removed]) => ({ ...entered, removed }))
const shippingOption = currency.chain((code) =>
  records<Reply['getCartShippingOptions'][number]>()({ key: text, price: amountIn(code), arrival }, { arrival: true }),
)
const shippingOptions = few(shippingOption)
const reorderResult: fc.Arbitrary<ReorderResult> = currency.chain((code) =>
  records<ReorderResult>()(
    {
      items: few(lineIn(code)),
      notReorderable: few(
        records<NotReorderable>()(
          { productId: id, reason: fc.constantFrom(...REORDER_OBSTACLES), successorId: id },
          { successorId: true },
        ),
      ),
      switchedProducts: few(fc.record({ from: id, to: id }, { noNullPrototype: true })),
      addedTrialProducts: few(id), foundNonReorderableProducts: few(id), couponRefusal: fc.oneof(...Object.values(ANY_REFUSAL)),
    },
    { couponRefusal: true },
  ),
)
const variantStock = records<VariantStock>()(
  { variantId: fc.constant(variantId(productId(1001), {})), stock, arrival }, { arrival: true },
)

const understood = fc.record({ key: fc.constantFrom(...UNDERSTOOD_KEYS), value: text, without: text }, { noNullPrototype: true })

const listing = fc.record(
  {
    cards: few(card),
    pagination,
    facets: few(
      fc.record(
        {
          facet: fc.constantFrom(...FACETS),
          values: few(fc.record({ value: text, count, chosen: yes }, { noNullPrototype: true })),
        },
        { noNullPrototype: true },
      ),
    ),
  },
  { noNullPrototype: true },
)

const recommendation = fc.record(
  {
    recommendationId: text,
    category: text,
    products: few(card).map((cards) => cards.map((one, index) => ({ position: index + 1, card: one }))),
  },
  { noNullPrototype: true },
)

const usage = fc.constantFrom(1, 3, 7).map((days) => made(makeWeeklyUsage(days)))
const suggestion = fc.record({ usage, day, days: count, isUsageCounted: yes }, { noNullPrototype: true })
const aliasToken = fc.constantFrom(...['1', '2'].map((name) => made(makeAliasToken(paymentId(name)))))
const maskedNumber = fc.constantFrom(...['4242', '0007'].map((last) => aSavedCard({ masked: `xxxxxxxxxxxx${last}` }).masked))
const cardExpiry = fc.constantFrom(...['2026-01', '2031-12'].map((expiry) => aSavedCard({ expiry }).expiry))
const listedAlias = fc.record({
  alias: aliasToken,
  method: fc.constantFrom(...SAVABLE_METHODS),
  masked: maskedNumber,
  expiry: cardExpiry,
  isLastPaidWith: yes,
}, { noNullPrototype: true })

const reminder = fc.record(
  {
    id: count, state: fc.constantFrom(...ALARM_STATES), orderNumber: text, reminderEmail: email,
    createLocation: fc.constantFrom(...CREATE_LOCATIONS), usage, day,
    order: fc.record(
      {
        id: count, locale, salesChannel: text,
        items: few(fc.record({ quantity: count, variantRepresentation: text }, { noNullPrototype: true })),
      },
      { noNullPrototype: true },
    ),
  },
  { noNullPrototype: true },
)

const stars = fc.integer({ min: 1, max: 5 }).map((number) => made(makeStars(number)))
const written = { text: fc.constant(made(makeReviewText('Sitzt gut, den ganzen Tag.'))), reviewer: text, locale, writtenAt: text }
const replyText = fc.constant(made(makeReplyText('Danke für Ihre Bewertung.')))
const reply = fc.record({ text: replyText, repliedAt: text }, { noNullPrototype: true })
const review = fc.record(
  { ...written, id: count, stars, reply }, { requiredKeys: ['id', 'stars', 'text', 'locale', 'writtenAt'], noNullPrototype: true },
)
const ratedProduct = { productId: id, title: text, category: fc.constantFrom(...PRODUCT_TYPES) }
const ownRating = fc.record(
  {
    ...ratedProduct, image: text, stars,
    review: fc.record(
      { ...written, state: fc.constantFrom(...REVIEW_STATES), rejectedFor: fc.constantFrom(...REJECTION_REASONS), reply },
      { requiredKeys: ['text', 'locale', 'writtenAt', 'state'], noNullPrototype: true },
    ),
  },
  { requiredKeys: ['productId', 'title', 'category', 'stars'], noNullPrototype: true },
)
const channels = fc.subarray([...MARKETING_CHANNELS])
const marketing = fc.record({ id: fc.constant(made(makeAccountId('a'.repeat(22)))), channels }, { noNullPrototype: true })
const partner = fc.record({ studioId: text, name: text, address, pickupEnabled: yes, pickup: yes }, { noNullPrototype: true })

const eyeValues: fc.Arbitrary<EyeValues> = fc.record({ right: option, left: option }, { requiredKeys: [], noNullPrototype: true })
const valuesSource: fc.Arbitrary<ValuesSource> = fc.oneof(
  fc.record({ _tag: fc.constant('Given' as const), by: fc.constantFrom(...TYPED_SOURCES) }, { noNullPrototype: true }),
  fc.record({ _tag: fc.constant('Order' as const), orderId: count, orderNumber: text }, { noNullPrototype: true }),
)
const lensValues: fc.Arbitrary<ShownValues> = fc.record(
  {
    id: count, day, source: valuesSource, eyes: eyeValues,
    lens: fc.record({ id, titles: localText, slugs: localText }, { noNullPrototype: true }),
  },
  { noNullPrototype: true, requiredKeys: ['id', 'day', 'source', 'eyes'] },
)
const lensPass = few(fc.record(
  { id: count, name: mails.map((name) => made(makeWearerName(name))), values: few(lensValues) }, { noNullPrototype: true },
))
const lensSuggestion: fc.Arbitrary<SuggestedValues> = fc.record(
  { orderId: count, orderNumber: text, day, productId: id, titles: localText, lineIds: few(text), eyes: eyeValues },
  { noNullPrototype: true },
)
const subscriptionItem: fc.Arbitrary<ShownSubscription['items'][number]> = fc.record(
  { id: text, quantity: count, productId: id, eye: fc.constantFrom(...EYES), option, variantRepresentation: text },
  { noNullPrototype: true, requiredKeys: ['id', 'quantity', 'productId', 'option', 'variantRepresentation'] },
)
const arbitrary = few(fc.record({ key: text, price: amountIn('CHF') }, { noNullPrototype: true }))
const subscriptionOffer: fc.Arbitrary<SubscriptionOffer> = fc.record(
  {
    items: few(subscriptionItem), productsTotal: amountIn('CHF'), shippingOptions: arbitrary,
    address: fc.record({ id: count.map(toAddressId), address }, { noNullPrototype: true }),
  },
  { noNullPrototype: true, requiredKeys: ['items', 'shippingOptions'] },
)
const subscription: fc.Arbitrary<ShownSubscription> = fc.record(
  {
    id: count, status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
    frequency: fc.constantFrom(1, 30, 365).map((days) => made(makeStoredFrequency(days))),
    nextDay: day, retryOn: day, trouble: fc.constantFrom(...RENEWAL_TROUBLES), orderNumber: text, shippingMethod: text,
    paymentMethod: fc.constantFrom(...UNATTENDED_METHODS), alias: aliasToken,
    items: few(subscriptionItem),
    productsTotal: amountIn('CHF'), billingAddress: address, shippingAddress: address,
    shippingOptions: arbitrary,
  },
  {
    noNullPrototype: true,
    requiredKeys: [
      'id', 'status', 'frequency', 'nextDay', 'shippingMethod', 'paymentMethod', 'items', 'billingAddress',
      'shippingAddress', 'shippingOptions',
    ],
  },
)

/** Any response of an operation, by its name; a missing operation does not compile. */
const addressBook: fc.Arbitrary<AddressBook> = few(
  fc.record({ id: id.map(toAddressId), address, isDefault: yes }, { noNullPrototype: true }),
)

const providers = fc.uniqueArray(fc.constantFrom(...SOCIAL_PROVIDERS))

/** Any response of an operation, by its name; a missing operation does not compile. */
export const ANY_REPLY: { readonly [Name in OperationName]: fc.Arbitrary<Reply[Name]> } = {
  getCategory: fc.record(
    {
      path: text, titles: localText, descriptions: localText,
      children: few(fc.record({ path: text, titles: localText }, { noNullPrototype: true })),
    },
    { noNullPrototype: true },
  ),
  listProducts: listing,
  searchProducts: fc.oneof(listing, fc.tuple(listing, text).map(([result, didYouMean]) => ({ ...result, didYouMean })),
    fc.tuple(listing, fc.array(understood, { minLength: 1, maxLength: 4 })).map(([result, parts]) => ({ ...result, understood: parts }))),
  getProduct: detail,
  getProductOptions: fc.record(
    { sphere: fc.array(number), axis: fc.array(number), color: fc.array(fc.constantFrom('blue', 'green')) },
    { requiredKeys: [], noNullPrototype: true },
  ),
  getProductReplacement: fc.option(fc.record({ productId: id, option }, { noNullPrototype: true }), { nil: undefined }),
  getPaymentSlip: fc.option(text, { nil: undefined }),
  getPopularProducts: few(card),
  listProductsById: few(card),
  getContentPage: fc.option(contentPage, { nil: undefined }),
  getMenu: fc.option(menu, { nil: undefined }),
  getShopInfo: fc.option(shopInfo, { nil: undefined }),
  getPricing: currency.chain(pricingIn),
  getDeliveryDates: few(variantStock),
  listShippingOptions: shippingOptions,
  getPartner: fc.option(partner, { nil: undefined }),
  listPartners: few(partner),
  choosePartner: fc.option(partner, { nil: undefined }),
  removePartner: fc.constant(undefined),
  getCrossSell: recommendation,
  getRecommendations: recommendation,
  createCart: cart,
  getCart: cart,
  addToCart: cart,
  updateCartQuantity: cart,
  removeFromCart: cart,
  optOutOfProducts: cart,
  createCartLink: mails.map((name) => made(makeCartLinkToken(name.padEnd(43, '_')))),
  mergeAbandonedCart: cart,
  setCurrentCart: cart,
  sanitizeAddress: fc.record({ isSanitised: yes, place }, { noNullPrototype: true }),
  updateOrder: cart,
  deleteCouponCode: cart,
  deleteMilesAndMoreNumber: cart,
  getCartShippingOptions: shippingOptions,
  estimateCartShipping: shippingOptions,
  getSelectedShippingMethod: fc.option(shippingOption, { nil: undefined }),
  updateShippingMethod: cart,
  getPaymentMethods: few(method),
  updatePaymentMethod: cart,
  createOrder: mails.map(orderToken),
  getOrderOfCart: mails.map(orderToken),
  getOrder: order,
  trackOrder: fc.record(
    {
      number: text, status: fc.constantFrom(...ORDER_STATUSES), tracking: text,
      lines: few(fc.record({ titles: localText, quantity: packs }, { noNullPrototype: true })),
    },
    { requiredKeys: ['number', 'status', 'lines'], noNullPrototype: true },
  ),
  verifyOrderAccess: order,
  getOrderPaymentMethods: few(method),
  createPayment: fc.option(text, { nil: undefined }),
  listOrders: fc.record({ orders: few(order), total: count }, { noNullPrototype: true }),
  getOwnOrder: order,
  getDocuments: few(text),
  getBonusPoints: count,
  getLastPayment: records<Reply['getLastPayment']>()({ lastPaymentMethod: method, invoiceAllowed: yes }, { lastPaymentMethod: true }),
  reorder: reorderResult,
  getReorderInterval: fc.record({ interval: count, reorderAt: day }, { noNullPrototype: true }),
  getCustomerPaymentAlias: few(listedAlias),
  deleteCustomerPaymentAlias: few(listedAlias),
  getReminderAlarms: few(reminder),
  createReminderAlarmSuggestion: suggestion,
  recalculateReminderAlarmSuggestion: suggestion,
  updateActiveReminderAlarm: reminder,
  updateReminderAlarm: reminder,
  deleteReminderAlarm: fc.constant(undefined),
  endReminderAlarm: fc.constant(undefined),
  getRateableProducts: few(fc.record(
    { ...ratedProduct, image: text, ratings: few(fc.record({ key: text, value: stars }, { noNullPrototype: true })) },
    { requiredKeys: ['productId', 'title', 'category', 'ratings'], noNullPrototype: true },
  )),
  addProductRating: ownRating,
  getOwnRatings: few(ownRating),
  getProductReviews: fc.record({ reviews: few(review), total: count }, { noNullPrototype: true }),
  getProductReviewScores: fc.oneof(
    fc.constant([0, 0, 0, 0, 0]), fc.tuple(count, count, count, count, fc.integer({ min: 1, max: 99 }))),
  getLensPass: lensPass,
  getLensValueSuggestions: few(lensSuggestion),
  addLensValues: lensPass,
  importLensValues: lensPass,
  correctLensValues: lensPass,
  removeLensValues: lensPass,
  renameLensWearer: lensPass,
  removeLensWearer: lensPass,
  getSubscriptions: few(subscription),
  getSubscription: subscription,
  createSubscription: subscription,
  offerSubscription: subscriptionOffer,
  subscribeToProducts: subscription,
  updateSubscription: subscription,
  updateSubscriptionsAddresses: few(subscription),
  getSubscriptionPaymentMethods: few(fc.record(
    { paymentMethod: fc.constantFrom(...UNATTENDED_METHODS), alias: aliasToken, masked: maskedNumber, expiry: cardExpiry },
    { noNullPrototype: true, requiredKeys: ['paymentMethod'] },
  )),
  cancelSubscription: fc.constant(undefined),
  applySubscriptionLink: fc.constant(undefined),
  signIn: welcome,
  signInWithIdToken: fc.option(welcome, { nil: undefined }),
  listIdentities: providers,
  linkIdentity: providers,
  unlinkIdentity: providers,
  signUp: welcome,
  sendVerificationEmail: fc.constant(undefined),
  getEmailChange: fc.oneof(fc.constant({}), fc.record({ email }, { noNullPrototype: true })),
  requestEmailChange: fc.constant(undefined),
  confirmEmailChange: customer,
  cancelEmailChange: fc.constant(undefined),
  cancelEmailChangeByLink: fc.constant(undefined),
  getAccountDeletion: fc.oneof(fc.constant({}), fc.record({ dueAt: moment }, { noNullPrototype: true })),
  requestAccountDeletion: fc.record({ dueAt: moment }, { noNullPrototype: true }),
  cancelAccountDeletion: fc.constant(undefined),
  cancelAccountDeletionByLink: fc.constant(undefined),
  getSignInMethods: fc.record({ hasPassword: fc.boolean() }, { noNullPrototype: true }),
  changeMyPassword: fc.constant(undefined),
  getSessions: few(fc.record(
    {
      id: mails.map((name) => made(makeSessionId(name.padEnd(22, '_')))),
      device: fc.record({ browser: fc.constantFrom(...BROWSERS), system: fc.constantFrom(...SYSTEMS) }, { noNullPrototype: true }),
      since: moment, lastUsed: moment, isHere: yes,
    },
    { noNullPrototype: true },
  )),
  endSession: fc.constant(undefined),
  endOtherSessions: fc.constant(undefined),
  verifyEmail: passwordChosen,
  sendPasswordReset: fc.constant(undefined),
  sendLoginLink: fc.constant(undefined),
  exchangeLoginLinkHash: welcome,
  readEmailLink: fc.record(
    {
      maskedEmail: text, isSameBrowser: yes, isOwn: yes,
      revocable,
    },
    RECORD,
  ),
  resetPassword: passwordChosen,
  getPasskeys: few(records<PasskeyEntry>()(
    { id: mails.map((name) => made(makePasskeyId(name.padEnd(22, '_')))), name: text, host: text, since: moment, lastUsed: moment },
    { lastUsed: true },
  )),
  beginPasskey: fc.record(
    { challenge, host: text, shop: text, holder: text, email, fullName: text, known: few(mails) }, { noNullPrototype: true },
  ),
  addPasskey: fc.constant(undefined),
  removePasskey: fc.constant(undefined),
  beginPasskeySignIn: fc.record({ challenge, host: text }, { noNullPrototype: true }),
  signInWithPasskey: welcome,
  signOut: fc.constant(undefined),
  getProfile: customer,
  updateProfile: customer,
  getMarketingCommunication: marketing,
  getMarketingCommunicationChannels: channels,
  updateMarketingCommunication: marketing,
  subscribeNewsletter: marketing,
  sendMessage: fc.constant(undefined),
  declareWithdrawal: fc.record(
    { at: fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }) }, { noNullPrototype: true },
  ),
  requestNewsletter: fc.constant(undefined),
  confirmNewsletter: fc.constant(undefined),
  unsubscribeNewsletter: fc.constant(undefined),
  listAddresses: addressBook,
  addAddress: addressBook,
  correctAddress: addressBook,
  removeAddress: addressBook,
  chooseDefaultAddress: addressBook,
  setMilesAndMoreNumber: customer,
  getMilesAndMorePoints: fc.record({
    points: few(fc.record({ orderNumber: text, orderCreatedAt: instant, points: count }, { noNullPrototype: true })), total: count,
  }, { noNullPrototype: true }),
  getBonusPointsStatement: fc.record({
    balance: count, total: count,
    movements: few(fc.record({
      orderId: count, orderNumber: text, orderCreatedAt: instant, points: count, state: fc.constantFrom(...POINTS_STATES),
    }, { noNullPrototype: true })),
  }, { noNullPrototype: true }),
}

/** A request whose response is complete, for responses that depend on the request. */
export const requestedFields = (name: OperationName): OperationRequests[OperationName] => {
  const request: Pick<OperationRequests, 'listProductsById' | 'getDeliveryDates'> = {
    listProductsById: { ids: [], page: 1, limit: 100 },
    getDeliveryDates: { questions: [] },
  }
  return name in request ? request[name as keyof typeof request] : {}
}
