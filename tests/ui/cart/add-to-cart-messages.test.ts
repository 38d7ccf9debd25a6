import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { addToCartMessage } from '../../../ui/messages/add-to-cart-message.ts'
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }

describe('a failed try to put something into the cart', () => {
  it('AS-ERRCAT-21 CC-ERR-04 names the shop’s own reason', () => {
    expect(addToCartMessage({ _tag: 'AboveMaximum', maximum: 20 }))
      .toEqual({ id: 'error.maximum_quantity_exceeded', values: { maximum: 20 } })
    expect(addToCartMessage({ _tag: 'Discontinued' }).id).toBe('error.discontinued')
    expect(addToCartMessage({ _tag: 'Declined', by: 'message', text: 'Max 20' }))
      .toEqual({ id: 'error.declined', values: { text: 'Max 20' } })
  })

  it('AS-ERRCAT-22 CC-ERR-05 otherwise asks to try again, in every language', () => {
    expect(addToCartMessage({ _tag: 'ServiceUnavailable' }).id).toBe('product.failed_to_add_to_cart')
    const texts = LOCALES.map((locale) => refusals['product.failed_to_add_to_cart'][locale])
    expect(new Set(texts.filter((text) => text !== '')).size).toBe(LOCALES.length)
    expect(texts[0]).toMatch(/versuchen Sie es noch einmal/)
  })
})
