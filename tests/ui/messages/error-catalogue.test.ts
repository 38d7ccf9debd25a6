import { describe, expect, it } from 'vitest'
import type { MessageId } from '../../../ui/messages/message-id.ts'
import { textOf } from '../../../ui/messages/merge-messages.ts'
import { readMessageFiles } from './message-files.ts'

/** Every line of the error catalogue, by the text that says it (Commerce §8). */
const CATALOGUE: Readonly<Record<string, readonly MessageId[]>> = {
  'a page that failed': ['error.occurred', 'error.try_again', 'error.page_not_found'],
  'adding to the cart': ['product.failed_to_add_to_cart'],
  'changing a quantity': ['checkout_failed', 'product.stock.reduce_stock', 'reset_password.something_went_wrong'],
  'a voucher': [
    'cart.coupon_does_not_exist', 'cart.coupon_applied', 'cart.coupon_removed', 'coupon.expired', 'coupon.usage_limit_reached',
    'coupon.used_by_customer', 'coupon.new_customers_only', 'coupon.other_products_only', 'coupon.below_minimum',
    'coupon.not_with_promotional_prices',
  ],
  'miles': ['cart.set_miles_and_more_number_success', 'cart.miles_and_more_removed', 'customer.invalid_miles_and_more_number'],
  'the shop in general': [
    'error.maximum_quantity_exceeded', 'error.variant_does_not_exist', 'error.product_data_incomplete', 'error.order_limit_reached',
    'error.invoice_not_for_new_customers', 'error.order_not_found', 'error.document_not_found', 'error.bonus_points',
    'products.not_found', 'error.no_cart_token',
  ],
  'reordering': ['error.reorder_not_possible'],
}

const files = readMessageFiles()
const entries = Object.assign({}, ...Object.values(files)) as Readonly<Record<string, Parameters<typeof textOf>[0]>>

describe('the catalogue of errors', () => {
  it.each(Object.entries(CATALOGUE))('says %s in four languages and both tones, each in words of its own', (_what, ids) => {
    for (const id of ids) {
      const entry = entries[id]
      if (entry === undefined) throw new Error(`Nothing says ${id}`)
      const texts = (['de', 'en', 'fr', 'it'] as const).map((locale) => textOf(entry, locale, 'formal'))
      expect(new Set(texts).size, id).toBe(4)
      const informal = (['de', 'fr', 'it'] as const).map((locale) => textOf(entry, locale, 'informal'))
      for (const text of informal) expect(text, id).not.toMatch(/\b(Ihr|Ihre|Ihnen|Veuillez|votre|Riprovi)\b/)
    }
  })
})
