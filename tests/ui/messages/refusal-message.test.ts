import * as fc from 'fast-check'
import { createIntl, type IntlShape } from 'react-intl'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../domain/refusal.ts'
import type { Tone } from '../../../domain/shop/brand-channel.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { addToCartMessage } from '../../../ui/messages/add-to-cart-message.ts'
import { fieldMessage } from '../../../ui/messages/field-message.ts'
import { loadMessages } from '../../../ui/messages/load-messages.ts'
import type { Message } from '../../../ui/messages/message.ts'
import { refusalMessage } from '../../../ui/messages/refusal-message.ts'
import { formatText } from '../../../ui/messages/format-text.ts'
import type { CountedBy } from '../../../domain/product/counted-by.ts'
import { ANY_REFUSALS } from '../../support/any-refusal.ts'
import { SWISS_FORMAT } from '../../../ui/messages/swiss-format.ts'

const failed = (error: unknown): never => { throw error }
const speaking = async (locale: Locale, tone: Tone): Promise<IntlShape> =>
  createIntl({ locale: SWISS_FORMAT[locale], messages: await loadMessages(locale, tone), onError: failed })

const readText = async (message: Message, locale: Locale = 'de', unit?: CountedBy): Promise<string> =>
  formatText(await speaking(locale, 'formal'), message, unit)

const inEveryLanguage = async (message: Message): Promise<readonly string[]> =>
  Promise.all(LOCALES.map(async (locale) => readText(message, locale)))

describe('the message of a refusal', () => {
  it('CC-ERR-07 shows the remaining stock, or a general error if there is none', async () => {
    expect(refusalMessage({ _tag: 'StopOrder', stock: 3 })).toEqual({ id: 'product.stock.reduce_stock', values: { count: 3 } })
    expect(refusalMessage({ _tag: 'StopOrder', stock: 0 }).id).toBe('reset_password.something_went_wrong')
    expect(await readText(refusalMessage({ _tag: 'StopOrder', stock: 3 }), 'de', 'pack')).toContain('3 Packungen')
  })

  it.each<[Failure, Readonly<Record<Locale, readonly [pack: string, piece: string]>>]>([
    [{ _tag: 'StopOrder', stock: 3 }, {
      de: ['Nur noch 3 Packungen', 'Nur noch 3 Stück'], en: ['Only 3 packs', 'Only 3 pieces'],
      fr: ['3 boîtes', '3 pièces'], it: ['3 confezioni', '3 pezzi'],
    }],
    [{ _tag: 'AboveMaximum', maximum: 15 }, {
      de: ['höchstens 15 Packungen', 'höchstens 15 Stück'], en: ['15 packs', '15 pieces'],
      fr: ['15 boîtes', '15 pièces'], it: ['15 confezioni', '15 pezzi'],
    }],
  ])('F-S18 counts glasses in pieces: %j', async (failure, expected) => {
    for (const locale of LOCALES) {
      const message = refusalMessage(failure, locale)
      expect(await readText(message, locale, 'pack')).toContain(expected[locale][0])
      expect(await readText(message, locale, 'piece')).toContain(expected[locale][1])
      // Without a product, no pack is mentioned.
      expect(await readText(message, locale)).not.toMatch(/Packung|Stück|\bpacks?\b|pieces?|boîte|pièce|confezion|pezz/)
    }
  })

  it('CC-ERR-08 is a general error for an unknown refusal, in four languages', async () => {
    const unknown = refusalMessage({ _tag: 'FromANewerShop' } as unknown as Failure)
    expect(await readText(unknown)).toContain('Etwas ist schiefgegangen')
    expect(await readText(unknown, 'en')).toContain('Something went wrong')
    expect(new Set(await inEveryLanguage(unknown)).size).toBe(4)
  })

  it('CC-ERR-09 shows the maximum quantity of an order, in four languages', async () => {
    const texts = await inEveryLanguage(refusalMessage({ _tag: 'AboveMaximum', maximum: 20 }))
    expect(new Set(texts).size).toBe(4)
    for (const text of texts) expect(text).toContain('20')
  })

  it('CC-ERR-05 asks to try again when an addition to the cart failed without a reason', async () => {
    const message = addToCartMessage({ _tag: 'ServiceUnavailable' })
    expect(message.id).toBe('product.failed_to_add_to_cart')
    expect(await readText(message)).toContain('versuchen Sie es noch einmal')
    expect(new Set(await inEveryLanguage(message)).size).toBe(4)
  })

  it('shows the reason of the shop when it refused an addition to the cart', () => {
    const refused: Failure = { _tag: 'AboveMaximum', maximum: 20 }
    expect(addToCartMessage(refused)).toEqual(refusalMessage(refused))
  })

  it('CC-ERR-10 says that the lens is not made in these values, in four languages', async () => {
    const message = refusalMessage({ _tag: 'CombinationNotMade', keys: ['cylinder', 'axis'] })
    expect(message.id).toBe('error.variant_does_not_exist')
    expect(refusalMessage({ _tag: 'UnknownOptions', keys: ['glow'] })).toEqual(message)
    expect(new Set(await inEveryLanguage(message)).size).toBe(4)
  })

  it('CC-ERR-11 asks for the missing values, in four languages', async () => {
    const message = refusalMessage({ _tag: 'MissingOptions', keys: ['sphere'] })
    expect(message.id).toBe('error.product_data_incomplete')
    expect(new Set(await inEveryLanguage(message)).size).toBe(4)
  })

  it('CC-PAY-01 says that new customers cannot pay by invoice, in four languages', async () => {
    const message = refusalMessage({ _tag: 'PaymentNotOffered', method: 'invoice' })
    expect(message.id).toBe('error.invoice_not_for_new_customers')
    expect(new Set(await inEveryLanguage(message)).size).toBe(4)
    expect(refusalMessage({ _tag: 'PaymentNotOffered', method: 'twint' }).id).not.toBe(message.id)
  })

  it('CC-ERR-12 says that there is no such order', async () => {
    expect(await readText(refusalMessage({ _tag: 'NotFound', what: 'order' }))).toBe('Keine Bestellung gefunden.')
    expect(new Set(await inEveryLanguage(refusalMessage({ _tag: 'NotFound', what: 'order' }))).size).toBe(4)
  })

  it('formats amounts in the language of the page', async () => {
    const total = { cents: 10590, currency: 'CHF' } as Extract<Failure, { _tag: 'TotalChanged' }>['total']
    expect(refusalMessage({ _tag: 'TotalChanged', total }, 'fr').values).toEqual({ total: 'CHF\u00A0105.90' })
    expect(await readText(refusalMessage({ _tag: 'OrderLimitReached', limit: total }))).toContain('CHF\u00A0105.90')
  })

  it('is shown beside an invalid field', () => {
    expect(fieldMessage({ _tag: 'Missing', field: 'city' }).id).toBe('validation.this_field_is_required')
    expect(fieldMessage({ _tag: 'TooLong', field: 'city', maximum: 50 })).toEqual({ id: 'validation.too_long', values: { maximum: 50 } })
    expect(fieldMessage({ _tag: 'Invalid', field: 'postcode' }).id).toBe('validation.invalid_postcode')
    expect(fieldMessage({ _tag: 'Invalid', field: 'street' }).id).toBe('validation.invalid_value')
  })

  it.each(LOCALES.flatMap((locale) => (['formal', 'informal'] as const).map((tone) => ({ locale, tone }))))(
    'exists for every refusal: $locale, $tone',
    async ({ locale, tone }) => {
      const voice = await speaking(locale, tone)
      const anyFailures: readonly fc.Arbitrary<Failure>[] = [
        ...ANY_REFUSALS.map(([, any]) => any), fc.constant({ _tag: 'ServiceUnavailable' }),
      ]
      for (const any of anyFailures)
        fc.assert(fc.property(any, (failure) => {
          expect(formatText(voice, refusalMessage(failure, locale))).not.toBe('')
        }), { numRuns: 20 })
    },
  )
})
