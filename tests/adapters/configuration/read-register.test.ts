import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { readRegister, registerMessage, type RegisterFault } from '../../../adapters/configuration/read-register.ts'
import { SHOP_FIELDS } from '../../../adapters/configuration/shop-codec.ts'
import register from '../../../adapters/seed/shops/register.json' with { type: 'json' }
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'

/** As in a file: `undefined` means absent. */
const faultsOf = (document: unknown): readonly RegisterFault[] => {
  const made = readRegister(JSON.stringify(document) ?? 'null')
  return E.isLeft(made) ? made.left : []
}
const { everyShop, shops } = register
const { iris } = shops

const withCommon = (changed: object): unknown => ({ everyShop: { ...everyShop, ...changed }, shops })
const withIris = (changed: object): unknown => ({ everyShop, shops: { ...shops, iris: { ...iris, ...changed } } })

/** An entry that sets all values. */
const WHOLE = {
  ...everyShop, ...iris, tone: 'formal', singleProductId: 1097, trialProductId: 1098, hasBottomNavigation: true, extraCountries: ['LI'],
}

type Steps = readonly (string | number)[]
const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const leavesOf = (value: unknown, steps: Steps = []): readonly Steps[] =>
  isBranch(value)
    ? Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...steps, Array.isArray(value) ? Number(key) : key]))
    : [steps]

const valueAt = (value: unknown, steps: Steps): unknown => steps.reduce((one, step) => (isBranch(one) ? one[step] : undefined), value)

const changed = (value: unknown, [step, ...rest]: Steps, to: unknown): unknown => {
  if (step === undefined) return to
  const one = changed(valueAt(value, [step]), rest, to)
  return Array.isArray(value) ? value.with(Number(step), one) : { ...(value as object), [step]: one }
}

const written = (steps: Steps): string => steps.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')

describe('the register of the brands', () => {
  it('configures all five, from their own and the shared values', () => {
    const made = readRegister(JSON.stringify(withIris({ maxQuantity: 7, paymentMethods: ['twint'] })))
    if (E.isLeft(made)) throw new Error(registerMessage('here', made.left))
    const { settings, paymentMethods } = made.right
    expect(BRAND_CHANNELS.map((brand) => settings(brand).brandChannel)).toEqual(BRAND_CHANNELS)
    expect([settings('iris').maxQuantity, settings('mrlens').maxQuantity]).toEqual([7, 20])
    expect(paymentMethods('iris')).toEqual(['twint'])
    expect(settings('mrlens')).toMatchObject({ tone: 'informal', freeShippingThreshold: { cents: 10000, currency: 'CHF' } })
  })

  it.each<[string, unknown, RegisterFault]>([
    ['a brand that is not there', { everyShop, shops: { ...shops, mrlens: undefined } },
      { at: 'shops.mrlens.brandName', problem: 'is missing' }],
    ['a brand there is none of', { everyShop, shops: { ...shops, optik: iris } }, { at: 'shops.optik', problem: 'is not a brand' }],
    ['a mistyped setting', withIris({ maxQantity: 7 }), { at: 'shops.iris.maxQantity', problem: 'is not a setting' }],
    ['a mistyped setting of all', withCommon({ maxQantity: 7 }), { at: 'everyShop.maxQantity', problem: 'is not a setting' }],
    ['another part', { ...register, brands: [] }, { at: 'brands', problem: 'is not a section' }],
    ['a number in quotes', withIris({ maxQuantity: '7' }), { at: 'shops.iris.maxQuantity', problem: 'is not a number' }],
    ['half a box at most', withIris({ maxQuantity: 0.5 }), { at: 'shops.iris.maxQuantity', problem: 'has an invalid value: 0.5' }],
    ['a currency there is none of', withCommon({ currency: 'XXX' }), { at: 'everyShop.currency', problem: 'has an invalid value: XXX' }],
    ['a host with a path', withIris({ domain: 'iris.example/shop' }),
      { at: 'shops.iris.domain', problem: 'is not a host name (www.iris.example)' }],
    ['a mistyped account', withCommon({ transfer: { iban: 'CH94 0076 2011 6238 5295 7' } }),
      { at: 'everyShop.transfer', problem: 'has an invalid value: {"iban":"CH94 0076 2011 6238 5295 7","days":10}' }],
    ['a way to pay there is none of', withIris({ paymentMethods: ['visa', 'barter'] }),
      { at: 'shops.iris.paymentMethods[1]', problem: expect.stringMatching(/^is not one of visa, /) as string }],
    ['a rate that is no number', withIris({ vatRates: [{ from: '2024-01-01', rates: { CH: { standard: '8.1 %' } } }] }),
      { at: 'shops.iris.vatRates[0].rates.CH.standard', problem: 'is not a number' }],
    ['a page of the staff in the open', withIris({ staffPages: ['http://backoffice.iris.example'] }),
      { at: 'shops.iris.staffPages[0]', problem: 'is not an https address' }],
  ])('is rejected with %s, with the path', (_what, document, fault) => {
    expect(faultsOf(document)).toContainEqual(fault)
  })

  it('AS-ERRCAT-31 AS-LOCALE-10 is rejected if parts of its region are missing, and names all of them at once', () => {
    const faults = faultsOf(withCommon({ currency: undefined, country: undefined, locale: undefined }))
    const named = ['currency', 'country', 'locale'].map((part) =>
      faults.some(({ at, problem }) => at.endsWith(`.${part}`) && problem === 'is missing'))
    expect(named).toEqual([true, true, true])
  })

  it('accepts a full entry, and rejects each of its values that has another type or is empty, with its path', () => {
    expect(Object.keys(WHOLE).toSorted()).toEqual(SHOP_FIELDS.toSorted())
    expect(faultsOf(withIris(WHOLE))).toEqual([])
    const places = leavesOf(WHOLE)
    expect(places.length).toBeGreaterThan(50)
    for (const steps of places) {
      const at = `shops.iris${written(steps)}`
      const find = (value: unknown) => faultsOf(withIris(changed(WHOLE, steps, value) as object)).map((fault) => fault.at)
      for (const other of [{ other: 'kind' }, ['other']]) expect(find(other), `${at}: ${JSON.stringify(other)}`).toContain(at)
      if (typeof valueAt(WHOLE, steps) !== 'string') continue
      for (const empty of ['', ' ', 7]) expect(find(empty), `${at}: "${empty}"`).toContain(at)
    }
  })

  it('reports an error in shared values once, and all errors at once', () => {
    expect(faultsOf(withCommon({ carrier: 7 }))).toEqual([{ at: 'everyShop.carrier', problem: 'is not a short code' }])
    const many = { everyShop: { ...everyShop, country: undefined }, shops: { ...shops, iris: { ...iris, email: 'nobody', phone: '' } } }
    const places = faultsOf(many).map(({ at }) => at)
    expect(places).toEqual(expect.arrayContaining(['shops.iris.email', 'shops.iris.phone', 'shops.mclinsen.country']))
  })

  it.each([['empty', {}], ['a list', []], ['null', null], ['a text', 'shops']])('is rejected if it is %s', (_what, document) => {
    expect(faultsOf(document).length).toBeGreaterThan(5)
  })

  it('reports the line of invalid JSON', () => {
    const read = readRegister('{\n  "everyShop": {},\n  "shops": {,}\n}')
    expect(E.isLeft(read) ? read.left : []).toEqual([{ at: 'line 3', problem: expect.stringContaining('is not JSON') as string }])
  })
})
