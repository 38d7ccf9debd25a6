import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import words from '../../../ui/messages/lens-pass.json' with { type: 'json' }
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { attributeOf, optionsOf, textOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { value } from '../../support/outcome.ts'

const { products } = demoCatalogue()
const named = (title: string) => {
  const result = products.find((product) => product.titles.de === title && product.pack.quantity === 6)
  if (result === undefined) throw new Error(`The demo shop has no ${title}`)
  return result
}
const [lens, toric] = [named('Biofinity'), named('Biofinity toric')]
const gone = products.find(({ discontinued, category, space }) => discontinued && category === 'lens' && 'sphere' in space.parameters)

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PASS = '/my-account/lens-pass'
const FORM = `${PASS}/values`
const wordsOf = (html: string): string => textOf(html)
const linkOf = (html: string, start: string): string => attributeOf(html, `[href^="${start}"]`, 'href') ?? 'no link'
const idOf = (html: string, intent: string): string => attributeOf(html, `[name=id]:has(+ button[value=${intent}])`, 'value') ?? 'no id'

const chosen = (html: string, name: string): string | undefined => optionsOf(html, `select[name=${name}] option[selected]`)[0]

const typed = {
  wearer: 'Anna', day: '2026-03-01', source: 'box', product: String(toric.id),
  r_sphere: '-2,25', r_cylinder: '-0.75', r_axis: '180', l_sphere: '', l_cylinder: '', l_axis: '',
}

/** Anna on the second of March, with an order of the lens for both eyes; pages without JavaScript. */
const opened = async () => {
  const pages = openPages()
  const { shop } = pages
  const visitor = pages.visitorAt('/')
  const { accountId } = await visitor.signUp(ANNA)
  await completeEmailLink(shop.ports, ANNA)
  await visitor.signIn(ANNA)
  const { id: _id, ...cart } = aCart({ token: cartToken('1') })
  await value(shop.ports.carts.put(cart))
  const lines = [
    aLine({ id: 'line-1', product: lens, eye: 'right' }),
    aLine({ id: 'line-2', product: lens, eye: 'left', option: { sphere: -3, radius: 8.6, diameter: 14 } }),
  ]
  const order = await value(shop.ports.orders.place(cart.token, (filled, id) => E.right({
    order: { ...anOrder({ lines, accountId }), token: orderToken('1'), cartToken: filled.token, id },
    reservations: [], mails: [],
  })))
  return { ...pages, visitor, order }
}

describe('the pages of the lens profile', () => {
  it('are for customers: a guest is asked to sign in', async () => {
    const { get, visitor } = await opened()
    await visitor.signOut()
    for (const path of [PASS, FORM, `${FORM}/1`]) {
      const { status, headers } = await get(path)
      expect([status, headers.get('location')]).toEqual([302, `/login?redirectUrl=${encodeURIComponent(path)}`])
    }
  })

  it('take values from an order and add those lenses to the cart at one press', async () => {
    const { get, post, order } = await opened()
    const first = await get(PASS)
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(wordsOf(first.html)).toContain(words['lens_pass.none'].de)
    expect(wordsOf(first.html)).toContain(`Werte aus Bestellung ${order.number} speichern`)
    const imported = await post(PASS, { intent: 'take', order: String(order.id), lines: 'line-1 line-2', wearer: 'Anna' })
    expect([imported.status, imported.headers.get('location')]).toEqual([302, `${PASS}?saved=1`])
    const listed = await get(`${PASS}?saved=1`)
    expect(wordsOf(listed.html)).toContain(words['lens_pass.saved'].de)
    expect(wordsOf(listed.html)).toContain(`aus der Bestellung ${order.number}`)
    expect(wordsOf(listed.html)).not.toContain(words['lens_pass.suggestions'].de)
    const bought = await post(PASS, { intent: 'order', id: idOf(listed.html, 'order') })
    expect([bought.status, bought.headers.get('location')]).toEqual([302, '/cart'])
    const cart = wordsOf((await get('/cart')).html)
    expect(cart).toMatch(/PWR.?-2\.25/)
    expect(cart).toMatch(/PWR.?-3\.00/)
  })

  it('save typed values, list earlier ones, and link to the product with them filled in', async () => {
    const { get, post } = await opened()
    expect((await post(FORM, { ...typed, day: '2025-01-10', r_sphere: '-2' })).status).toBe(302)
    expect((await post(FORM, typed)).headers.get('location')).toBe(`${PASS}?saved=1`)
    const { html } = await get(PASS)
    expect(wordsOf(html)).toContain('1 früherer Eintrag: Anna')
    expect(wordsOf(html).indexOf('-2.25')).toBeLessThan(wordsOf(html).indexOf('-2.00'))
    const path = linkOf(html, `/p/${toric.id}`)
    expect(path).toContain('r_sphere=-2.25')
    const product = await get(path)
    expect([chosen(product.html, 'r_sphere'), chosen(product.html, 'r_cylinder'), chosen(product.html, 'r_axis')])
      .toEqual(['-2.25', '-0.75', '180'])
  })

  it('show each error beside its field, and preserve the input', async () => {
    const { post } = await opened()
    const refused = await post(FORM, { ...typed, wearer: '', r_cylinder: '-9.75', l_sphere: 'minus zwei' })
    expect(refused.status).toBe(422)
    expect(wordsOf(refused.html)).toContain(refusals['validation.this_field_is_required'].de)
    const wrong = await post(FORM, { ...typed, r_cylinder: '-9.75' })
    expect(wordsOf(wrong.html)).toContain(words['lens_pass.unavailable'].de)
    expect(wrong.html).toContain('value="-2,25"')
    const empty = await post(FORM, { ...typed, r_sphere: '', r_cylinder: '', r_axis: '' })
    expect(wordsOf(empty.html)).toContain(words['lens_pass.no_values'].de)
  })

  it('change values, rename, delete them, and delete a person', async () => {
    const { get, post } = await opened()
    await post(FORM, typed)
    const listed = await get(PASS)
    const change = linkOf(listed.html, `${FORM}/`)
    expect((await get(change)).html).toContain('value="-2.25"')
    expect((await post(change, { ...typed, r_sphere: '-2.50' })).status).toBe(302)
    expect(wordsOf((await get(PASS)).html)).toContain('-2.50')
    const wearer = attributeOf(listed.html, 'form:has([value=rename]) [name=id]', 'value') ?? ''
    await post(PASS, { intent: 'rename', id: wearer, name: 'Annina' })
    expect(wordsOf((await get(PASS)).html)).toContain('Annina')
    await post(FORM, { ...typed, wearer: 'Ben', product: '' })
    const refused = await post(PASS, { intent: 'rename', id: wearer, name: 'ben' })
    expect([refused.status, wordsOf(refused.html).includes(refusals['lens_pass.wearer_exists'].de)]).toEqual([422, true])
    await post(PASS, { intent: 'forget', id: wearer })
    const left = wordsOf((await get(PASS)).html)
    expect([left.includes('Annina'), left.includes('Ben')]).toEqual([false, true])
    // Values without a lens: nothing to order.
    expect(left).not.toContain(words['lens_pass.order'].de)
    await post(PASS, { intent: 'remove', id: idOf((await get(PASS)).html, 'remove') })
    expect(wordsOf((await get(PASS)).html)).toContain(words['lens_pass.none'].de)
    expect((await get(`${FORM}/99`)).status).toBe(404)
  })

  it('refuse to order a product that is no longer sold, and say so', async () => {
    const { get, post } = await opened()
    await post(FORM, { ...typed, product: String(gone?.id), r_cylinder: '', r_axis: '' })
    const { html } = await get(PASS)
    const refused = await post(PASS, { intent: 'order', id: idOf(html, 'order') })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('role="alert"')
  })
})
