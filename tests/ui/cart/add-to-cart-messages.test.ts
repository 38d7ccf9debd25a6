import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { addToCartMessage } from '../../../ui/messages/add-to-cart-message.ts'
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { openPages } from '../../support/open-pages.ts'
import { words } from '../../support/render-view.tsx'

describe('a failed addition to the cart', () => {
  it('AS-ERRCAT-21 CC-ERR-04 shows the shop’s own reason', () => {
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

  it('AS-ERRCAT-21 AS-ERRCAT-22 CC-ERR-04 CC-ERR-05 is shown on the product page: the shop’s reason, else to try again', async () => {
    const { shop, get, post } = openPages()
    const [lens] = await shop.visitor().search('Biofinity')
    const path = `/p/${String(lens?.product.id)}`
    const sent = { intent: 'add', r_sphere: '-2.25', r_quantity: '15', l_quantity: '1' }
    expect([(await get(path)).status, (await post(path, sent)).status]).toEqual([200, 303])
    const tooMany = await post(path, sent)
    expect([tooMany.status, words(tooMany.html).includes('20')]).toEqual([422, true])
    expect(words(tooMany.html)).toContain(refusals['error.maximum_quantity_exceeded'].de.split('{')[0])
    const broken = openPages({ ...shop.ports, carts: { ...shop.ports.carts, put: () => TE.left({ _tag: 'ServiceUnavailable' }) } })
    const failed = await broken.post(path, sent)
    expect([failed.status, words(failed.html).includes(refusals['product.failed_to_add_to_cart'].de)]).toEqual([503, true])
  })
})
