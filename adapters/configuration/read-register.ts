import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { ShopRegister } from '../../application/commerce/shop/shop-register.port.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import { TRANSFER_DAYS } from '../../domain/payment/payment-deadline.ts'
import { makeShopSettings } from '../../domain/settings/make-shop-settings.ts'
import type { SettingFault } from '../../domain/settings/setting-fault.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import { BRAND_CHANNELS, isBrandChannel, type BrandChannel } from '../../domain/shop/brand-channel.ts'
import { SHOP_FIELDS, ShopCodec, type ShopEntry } from './shop-codec.ts'

/** A faulty setting: its path in the register and the reason. */
export type RegisterFault = { readonly at: string; readonly problem: string }

type SetUp = { readonly settings: ShopSettings; readonly paymentMethods: readonly PaymentMethod[] }
type Fields = Readonly<Record<string, unknown>>

/** A codec has several steps for the same value; the path has each name once. */
const pathOf = (context: t.Context): string =>
  context
    .filter((step, index) => index > 0 && step.actual !== context[index - 1]?.actual)
    .map(({ key }) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')

const problemOf = (context: t.Context): string => {
  const last = context.at(-1)
  return last?.actual === undefined ? 'is missing' : `is not ${last.type.name}`
}

const reasonOf = (fault: SettingFault): string =>
  fault._tag === 'MissingSetting' ? 'is missing' : `has an invalid value: ${fault.value}`

const setUp = (brand: BrandChannel, common: Fields, own: Fields): E.Either<readonly RegisterFault[], SetUp> => {
  const at = (path: string): string => {
    const [setting = ''] = path.split(/[.[]/)
    return setting in common && !(setting in own) ? `everyShop.${path}` : `shops.${brand}.${path}`
  }
  const decoded = ShopCodec.decode({ ...common, ...own })
  if (E.isLeft(decoded))
    return E.left(decoded.left.map(({ context }) => ({ at: at(pathOf(context).slice(1)), problem: problemOf(context) })))
  // A value from JSON is present or missing, never `undefined`.
  const { paymentMethods, transfer, ...shop } = decoded.right as ShopEntry
  const paidAhead = transfer === undefined ? {} : { transfer: { ...transfer, days: TRANSFER_DAYS } }
  const settings = makeShopSettings({ ...shop, ...paidAhead, brandChannel: brand })
  return E.isLeft(settings)
    ? E.left(settings.left.map((fault) => ({ at: at(fault.setting), problem: reasonOf(fault) })))
    : E.right({ settings: settings.right, paymentMethods })
}

/** A fault in a shared setting occurs for every brand but is reported once. */
const once = (faults: readonly RegisterFault[]): readonly RegisterFault[] =>
  [...new Map(faults.map((fault) => [`${fault.at} ${fault.problem}`, fault])).values()]

const strange = (at: string, fields: Fields, allowed: readonly string[]): readonly RegisterFault[] =>
  Object.keys(fields).filter((name) => !allowed.includes(name)).map((name) => ({ at: `${at}${name}`, problem: 'is not a setting' }))

const fieldsOf = (value: unknown): Fields => (t.UnknownRecord.is(value) ? value : {})

/** The settings of each brand: `shops` by brand, and `everyShop` for all; a brand's own entry wins. A failure lists every fault. */
export const makeRegister = (document: unknown): E.Either<readonly RegisterFault[], ShopRegister> => {
  const { everyShop, shops, ...unknownFields } = fieldsOf(document)
  const common = fieldsOf(everyShop)
  const entries = fieldsOf(shops)
  const results = BRAND_CHANNELS.map((brand) => [brand, setUp(brand, common, fieldsOf(entries[brand]))] as const)
  const faults = [
    ...Object.keys(unknownFields).map((at) => ({ at, problem: 'is not a section' })),
    ...strange('everyShop.', common, SHOP_FIELDS),
    ...Object.keys(entries).filter((name) => !isBrandChannel(name)).map((name) => ({ at: `shops.${name}`, problem: 'is not a brand' })),
    ...BRAND_CHANNELS.flatMap((brand) => strange(`shops.${brand}.`, fieldsOf(entries[brand]), SHOP_FIELDS)),
    ...results.flatMap(([, one]) => (E.isLeft(one) ? one.left : [])),
  ]
  if (faults.length > 0) return E.left(once(faults))
  const all = new Map(results.flatMap(([brand, one]) => (E.isRight(one) ? [[brand, one.right] as const] : [])))
  const of = (brand: BrandChannel): SetUp => {
    const entry = all.get(brand)
    if (entry === undefined) throw new Error(`${brand} is not set up`)
    return entry
  }
  return E.right({ settings: (brand) => of(brand).settings, paymentMethods: (brand) => of(brand).paymentMethods })
}

const lineOf = (text: string, { message }: Error): string => {
  const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length)
  return `line ${text.slice(0, at).split('\n').length}`
}

/** The register from its text, or every fault of it. */
export const readRegister = (text: string): E.Either<readonly RegisterFault[], ShopRegister> => {
  try {
    return makeRegister(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) return E.left([{ at: lineOf(text, error), problem: `is not JSON: ${error.message}` }])
    throw error
  }
}

/** All faults as one message. */
export const registerMessage = (file: string, faults: readonly RegisterFault[]): string =>
  [`Invalid brand configuration in ${file}:`, ...faults.map(({ at, problem }) => `  ${at} ${problem}`)].join('\n')
