import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { formatMoney } from '../../domain/money/money-format.ts'
import { orderBody } from '../support/order-body.ts'
import { chf } from '../support/builders/money.ts'
import { holdRequests } from './support/hold-requests.ts'
import { WORDS } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { expectedTotal, expectProblem, fieldNamed } from './support/forms.ts'
import { refused, test } from './support/journey.ts'
import {
  cartCookie, cartToPay, cartWithAddress, cartWithEmail, cartWithLens, findByTitle, LEFT_LENS, orderCart, type WireCart,
} from './support/shop-api.ts'

const FORM = 'application/x-www-form-urlencoded'
const BROKEN_FORMS = [
  [FORM, '%%%=&&&==&a[b][c]=1&__proto__=x'], ['multipart/form-data; boundary=x', '--x'], ['application/json', '{'],
  [FORM, `a=${'b'.repeat(70_000)}`],
] as const

const words = WORDS.de

type Form = Readonly<Record<string, string>>

const post = (request: APIRequestContext, base: string | undefined, path: string, form: Form, cart?: WireCart) =>
  request.post(path, { form, maxRedirects: 0, headers: { origin: base ?? '', ...(cart === undefined ? {} : cartCookie(cart)) } })

const openWithCart = async (context: BrowserContext, base: string | undefined, { token_value }: WireCart): Promise<Page> => {
  await context.addCookies([{ name: 'cart_id', value: token_value, url: base ?? '' }])
  return context.newPage()
}

test('a correction during hydration preserves focus and input', async ({ context, request, baseURL, expects }) => {
  expects(refused(422))
  const page = await openWithCart(context, baseURL, await cartWithLens(request))
  const release = await holdRequests(page, /\/assets\/entry-/)
  await page.goto('/checkout/customer', { waitUntil: 'domcontentloaded' })
  await page.getByLabel(words('checkout.email')).fill('anna@')
  await page.getByRole('button', { name: words('checkout.to_address') }).click()
  await expectProblem(page, 'email', words('validation.invalid_email'))
  await page.getByLabel(words('checkout.email')).fill('anna@example')
  release()
  await waitUntilInteractive(page)
  await page.keyboard.type('.ch')
  await expect(page.getByLabel(words('checkout.email'))).toBeFocused()
  await expect(page.getByLabel(words('checkout.email'))).toHaveValue('anna@example.ch')
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    // With JavaScript the page rejects it, or the API before hydration.
    test.use({ javaScriptEnabled, borne: [[refused(422)], { scope: 'test' }] })

    test('an invalid e-mail address is rejected beside its field and stays as typed', async ({
      context, request, baseURL, expects,
    }) => {
      expects(refused(422))
      const page = await openWithCart(context, baseURL, await cartWithLens(request))
      await page.goto('/checkout/customer')
      for (const [typed, problem] of [['anna@', 'validation.invalid_email'], ['', 'validation.this_field_is_required']] as const) {
        await page.getByLabel(words('checkout.email')).fill(typed)
        await page.getByRole('button', { name: words('checkout.to_address') }).click()
        await expectProblem(page, 'email', words(problem))
        await expect(page.getByLabel(words('checkout.email'))).toHaveValue(typed)
        await expect(page.getByRole('alert').first()).toContainText(words(problem))
      }
      await expect(page.getByRole('alert').first()).toBeFocused()
      await expect(page).toHaveURL(/\/checkout\/customer/)
    })

    test('an address is rejected with all errors at once, and nothing typed is lost', async ({ context, request, baseURL, expects }) => {
      expects(refused(422))
      const page = await openWithCart(context, baseURL, await cartWithEmail(request))
      await page.goto('/checkout/address')
      await page.getByLabel(words('checkout.address.ship_to_other')).check({ force: true })
      const typed = {
        billingFirstName: ' ', billingPostcode: 'ABC', billingPhoneNumber: 'no number', billingCompany: 'Keller AG',
        shippingLastName: 'Meier', shippingPostcode: '1', shippingCity: 'Chur',
      }
      for (const [name, text] of Object.entries(typed)) await fieldNamed(page, name).fill(text)
      await fieldNamed(page, 'shippingCountryCode').selectOption('DE')
      await page.getByRole('button', { name: words('checkout.to_shipping') }).click()

      const missing = ['billingFirstName', 'billingLastName', 'billingStreet', 'billingCity', 'shippingFirstName', 'shippingStreet']
      for (const name of missing) await expectProblem(page, name, words('validation.this_field_is_required'))
      for (const name of ['billingPostcode', 'shippingPostcode']) await expectProblem(page, name, words('validation.invalid_postcode'))
      await expectProblem(page, 'billingPhoneNumber', words('validation.invalid_phone_number'))
      await expect(page.getByRole('alert').first()).toContainText(words('checkout.problems', { count: missing.length + 3 }))
      await expect(page.getByRole('alert').first().getByRole('link')).toHaveCount(missing.length + 3)
      for (const [name, text] of Object.entries(typed)) await expect(fieldNamed(page, name)).toHaveValue(text)
      await expect(fieldNamed(page, 'shippingCountryCode')).toHaveValue('DE')
      await expect(page.getByLabel(words('checkout.address.ship_to_other'))).toBeChecked()
    })

    test('an order without consent or payment method is rejected beside the field, the message to the shop stays', async ({
      context, request, baseURL, expects,
    }) => {
      expects(refused(422))
      const page = await openWithCart(context, baseURL, await cartToPay(request))
      await page.goto('/checkout/payment')
      await page.getByLabel(words('checkout.comment')).fill('Bitte klingeln')
      await page.getByRole('button', { name: words('checkout.place_order') }).click()
      await expectProblem(page, 'terms', words('error.terms_not_accepted'))
      await expect(page.locator('#field-paymentMethod-error')).toHaveText(words('checkout.payment.choose'))
      await expect(page.getByLabel(words('checkout.comment'))).toHaveValue('Bitte klingeln')
      await page.getByRole('radio', { name: words('payment.method.twint') }).check({ force: true })
      await page.getByRole('button', { name: words('checkout.place_order') }).click()
      await expect(page.locator('#field-paymentMethod-error')).toHaveCount(0)
      await expect(page.getByRole('radio', { name: words('payment.method.twint') })).toBeChecked()
      await expect(page).toHaveURL(/\/checkout\/payment/)
    })

    test('H-N06 a missing lens value is shown in view and beside its field, the selected ones stay', async (
      { page, request, expects },
    ) => {
      await page.setViewportSize({ width: 375, height: 667 })
      if (!javaScriptEnabled) expects(refused(422))
      const { product_id } = await findByTitle(request, 'Biofinity toric')
      await page.goto(`/p/${product_id}`)
      await fieldNamed(page, 'r_sphere').selectOption('-2.25')
      await fieldNamed(page, 'l_axis').selectOption('90')
      await page.getByRole('main').getByRole('button', { name: words('product.add_to_cart') }).first().click()
      for (const name of ['r_cylinder', 'r_axis', 'l_sphere', 'l_cylinder'])
        await expectProblem(page, name, words('product.value_missing'))
      await expect(fieldNamed(page, 'r_sphere')).toHaveValue('-2.25')
      await expect(fieldNamed(page, 'l_axis')).toHaveValue('90')
      await expect(page.getByRole('alert').first().getByRole('link')).toHaveCount(4)
      await expect(page.getByRole('alert').first()).toBeFocused()
      await expect(page.getByRole('alert').first()).toBeInViewport()
    })
  })

test.describe('combinations that are not made', () => {
  test.use({ javaScriptEnabled: false })
  test('without JavaScript an impossible combination returns 422, with the reason beside it and all input', async ({
    page, request, expects,
  }) => {
    expects(refused(422))
    const { product_id } = await findByTitle(request, 'Dailies Total1 for Astigmatism')
    await page.goto(`/p/${product_id}`)
    await fieldNamed(page, 'r_sphere').selectOption('-8.00')
    await fieldNamed(page, 'r_cylinder').selectOption('-0.75')
    await fieldNamed(page, 'r_axis').selectOption('30')
    await fieldNamed(page, 'r_quantity').fill('3')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('main').getByRole('button', { name: words('product.add_to_cart') }).first().click()
    expect((await answer).status()).toBe(422)
    await expect(page.locator('main')).toContainText(words('product.combination_unavailable'))
    await expect(fieldNamed(page, 'r_sphere')).toHaveValue('-8.00')
    await expect(fieldNamed(page, 'r_cylinder')).toHaveValue('-0.75')
    await expect(fieldNamed(page, 'r_axis')).toHaveValue('30')
    await expect(fieldNamed(page, 'r_quantity')).toHaveValue('3')
  })
})

test('with JavaScript excluded values are not offered, and a typed one is rejected', async ({ page, request }) => {
  const { product_id } = await findByTitle(request, 'Dailies Total1 for Astigmatism')
  await page.goto(`/p/${product_id}`)
  await waitUntilInteractive(page)
  await fieldNamed(page, 'r_sphere').selectOption('-8.00')
  await expect(fieldNamed(page, 'r_axis').locator('option[value="30"]')).toHaveCount(0)
  await fieldNamed(page, 'r_sphere').focus()
  await page.keyboard.type('lots')
  await page.keyboard.press('Tab')
  await expectProblem(page, 'r_sphere', words('product.not_a_value', { text: 'lots' }))
})

test('values selected before hydration stay selected', async ({ page, request }) => {
  const { product_id } = await findByTitle(request, 'Biofinity')
  let releaseCode = (): void => {}
  const codeReleased = new Promise<void>((resolve) => { releaseCode = resolve })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await codeReleased
    await route.continue()
  })
  await page.goto(`/p/${product_id}`, { waitUntil: 'commit' })
  await fieldNamed(page, 'l_sphere').selectOption('-3.00')
  await fieldNamed(page, 'l_quantity').fill('2')
  await page.getByRole('combobox', { name: words('search.label') }).fill('Acu')
  releaseCode()
  await waitUntilInteractive(page)
  await fieldNamed(page, 'r_sphere').selectOption('-1.50')
  await expect(fieldNamed(page, 'l_sphere')).toHaveValue('-3.00')
  await expect(page.getByRole('combobox', { name: words('search.label') })).toHaveValue('Acu')
  await page.getByRole('main').getByRole('button', { name: words('product.add_to_cart') }).first().click()
  const cart = page.getByRole('dialog', { name: words('cart.title') })
  await expect(cart.getByRole('spinbutton', { name: new RegExp(words('product.eye.left')) })).toHaveValue('2')
})

test('F-B10 a plus pressed and a quantity typed before hydration are added to the cart', async ({ page, request }) => {
  const { product_id } = await findByTitle(request, 'Biofinity')
  let releaseCode = (): void => {}
  const codeReleased = new Promise<void>((resolve) => { releaseCode = resolve })
  // The small inline script is loaded; the code that hydrates the page is still loading.
  await page.route(({ pathname }) => pathname.endsWith('.js') && !pathname.includes('/entry'), async (route) => {
    await codeReleased
    await route.continue()
  })
  await page.goto(`/p/${product_id}?r_sphere=-1.50&l_sphere=-3.00`)
  const more = page.getByRole('button', { name: new RegExp(`^${words('product.quantity_more')}, ${words('product.eye.right')}`) })
  await more.click()
  await more.click()
  await fieldNamed(page, 'l_quantity').fill('4')
  await expect(fieldNamed(page, 'r_quantity')).toHaveValue('3')
  releaseCode()
  await waitUntilInteractive(page)
  await expect(fieldNamed(page, 'r_quantity')).toHaveValue('3')
  await page.getByRole('main').getByRole('button', { name: words('product.add_to_cart') }).first().click()
  const cart = page.getByRole('dialog', { name: words('cart.title') })
  await expect(cart.getByRole('spinbutton', { name: new RegExp(words('product.eye.right')) })).toHaveValue('3')
  await expect(cart.getByRole('spinbutton', { name: new RegExp(words('product.eye.left')) })).toHaveValue('4')
})

test('forged lens values and quantities are rejected with 422 and never reach a cart', async ({ request, baseURL }) => {
  const { product_id } = await findByTitle(request, 'Biofinity')
  const good = { l_sphere: '-3.00', l_radius: '8.6', l_diameter: '14.0', l_quantity: '1', intent: 'add' }
  const forged: readonly Form[] = [
    { ...good, l_sphere: '-3.10' }, { ...good, l_sphere: 'plenty' }, { ...good, l_sphere: '999' }, { ...good, l_radius: '9.9' },
    { ...good, l_quantity: '999' }, { ...good, l_sphere: '<script>alert(1)</script>' }, { intent: 'add' },
  ]
  for (const form of forged) {
    const response = await post(request, baseURL, `/p/${product_id}`, form)
    expect.soft([form, response.status(), response.headers()['location']]).toEqual([form, 422, undefined])
    expect.soft(await response.text()).not.toContain('<script>alert(1)')
  }
  const accepted = await post(request, baseURL, `/p/${product_id}`, good)
  expect([accepted.status(), accepted.headers()['location']]).toEqual([303, `/cart?added=${product_id}`])
})

test('address fields that are too long or with an unsupported country are rejected, not truncated', async ({ request, baseURL }) => {
  const cart = await cartWithEmail(request)
  const form = {
    billingFirstName: 'A'.repeat(51), billingLastName: 'Keller', billingStreet: 'S'.repeat(101), billingStreetNumber: '12345678901',
    billingPostcode: '8002', billingCity: 'Zürich', billingCountryCode: 'XX',
  }
  const response = await post(request, baseURL, '/checkout/address', form, cart)
  expect(response.status()).toBe(422)
  const html = await response.text()
  for (const maximum of [50, 100, 10]) expect.soft(html).toContain(words('validation.too_long', { maximum }))
  expect(html).toContain(words('validation.invalid_country'))
  expect(html).toContain('A'.repeat(51))
  const wireCart = (await (await request.get(`/api/carts/${cart.token_value}`)).json()) as WireCart
  expect(wireCart.checkout_state).toBe('address')
})

test('a forged shipping or payment method is rejected', async ({ request, baseURL }) => {
  const addressed = await cartWithAddress(request)
  for (const shippingMethod of ['', 'free_rocket', 'dhl_germany', '__proto__', 'x'.repeat(5000)])
    expect.soft((await post(request, baseURL, '/checkout/shipping', { shippingMethod }, addressed)).status()).toBe(422)
  for (const shipping_method of ['free_rocket', 5, null, ['swisspost'], { key: 'x' }]) {
    const response = await request.put(`/api/carts/${addressed.token_value}/shipping-method`, { data: { shipping_method } })
    expect.soft([shipping_method, response.status()]).toEqual([shipping_method, 422])
  }
  const cart = await cartToPay(request)
  const html = await (await request.get('/checkout/payment', { headers: cartCookie(cart) })).text()
  const good = { expectedTotal: expectedTotal(html), terms: 'yes' }
  for (const paymentMethod of ['', 'gold', 'payment_skipped', 'constructor'])
    expect.soft((await post(request, baseURL, '/checkout/payment', { ...good, paymentMethod }, cart)).status()).toBe(422)
  const wireCart = (await (await request.get(`/api/carts/${cart.token_value}`)).json()) as WireCart
  expect([wireCart.checkout_state, wireCart.total]).toEqual(['shipping_selected', cart.total])
})

test('a total that was not shown cannot be ordered', async ({ request, baseURL }) => {
  const cart = await cartToPay(request)
  const digestInput = expectedTotal(await (await request.get('/checkout/payment', { headers: cartCookie(cart) })).text())
  const honest = `${cart.total} CHF`
  expect(digestInput.startsWith(`${honest} `)).toBe(true)
  const totalChangedText = words('error.total_changed', { total: formatMoney(chf(cart.total)) })
  // The digest of the reviewed values is unchanged: only the total is wrong.
  const press = (claimed: string) => {
    const form = { expectedTotal: digestInput.replace(honest, claimed), paymentMethod: 'twint', terms: 'yes' }
    return post(request, baseURL, '/checkout/payment', form, cart)
  }
  const untrue = ['1 CHF', `${cart.total} EUR`, `${cart.total - 1} CHF`, `${cart.total + 1} CHF`]
  for (const claimed of [...untrue, '0 CHF', '-1 CHF', `${cart.total}`, 'NaN CHF', '1e3 CHF', '']) {
    const response = await press(claimed)
    expect.soft([claimed, response.status()]).toEqual([claimed, 422])
    if (untrue.includes(claimed)) expect.soft(await response.text()).toContain(totalChangedText)
  }
  const left = (await (await request.get(`/api/carts/${cart.token_value}`)).json()) as WireCart & { readonly state: string }
  expect([left.state, left.total]).toEqual(['cart', cart.total])
  expect((await press(honest)).status()).toBeLessThan(400)
})

test('prices, totals and states in a request are rejected or ignored, never used', async ({ request }) => {
  const cart = await cartWithLens(request)
  const { product_id } = await findByTitle(request, 'Biofinity')
  const item = { product: { product_id, option: LEFT_LENS }, quantity: 1 }
  const forged = {
    unit_price: 1, total: 1, shipping_total: 0, order_promotion_total: -9999, paid_at: '2026-01-01', state: 'completed',
    checkout_state: 'payment_skipped', currency_code: 'EUR', items_total: 1,
  }
  for (const [field, value] of Object.entries(forged)) {
    const response = await request.post(`/api/carts/${cart.token_value}/items`, { data: { items: [{ ...item, [field]: value }] } })
    expect.soft([field, response.status()]).toEqual([field, 422])
  }
  for (const [field, value] of Object.entries(forged).slice(0, 3)) {
    const attempts = [
      request.post(`/api/carts/${cart.token_value}/items`, { data: { items: [item], [field]: value } }),
      request.patch(`/api/carts/${cart.token_value}`, { data: { email: 'a@example.ch', [field]: value } }),
      request.put(`/api/carts/${cart.token_value}/shipping-method`, { data: { shipping_method: 'swisspost', [field]: value } }),
      request.post('/api/orders', { data: { ...orderBody(cart), [field]: value } }),
    ]
    for (const response of await Promise.all(attempts)) expect.soft([field, response.status()]).toEqual([field, 422])
  }
  const left = (await (await request.get(`/api/carts/${cart.token_value}`)).json()) as WireCart & Readonly<Record<string, unknown>>
  expect([left.total, left.checkout_state, left['state'], left['paid_at'], left['currency_code']])
    .toEqual([cart.total, 'cart', 'cart', null, 'CHF'])
})

test('I4 no page of another site can write, neither by forms nor by the API', async ({ request, baseURL }) => {
  const cart = await cartToPay(request)
  const paths = [
    '/cart', '/checkout/customer', '/checkout/address', '/checkout/shipping', '/checkout/payment', '/p/1097', '/fr/checkout/customer',
  ]
  const foreign = [
    { origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }, { origin: `${baseURL}.evil.example` },
    { origin: baseURL ?? '', 'sec-fetch-site': 'same-site' }, {},
  ]
  for (const headers of foreign) {
    for (const path of paths) {
      const form = { email: 'a@example.ch', intent: 'add' }
      const response = await request.post(path, { form, headers: { ...headers, ...cartCookie(cart) }, maxRedirects: 0 })
      expect.soft([path, headers, response.status()]).toEqual([path, headers, 403])
    }
    const written = await request.post('/api/carts', { headers: { ...headers, 'content-type': 'text/plain' }, data: '{}' })
    expect.soft([headers, written.status()]).toEqual([headers, 403])
  }
  const left = (await (await request.get(`/api/carts/${cart.token_value}`)).json()) as WireCart
  expect(left.checkout_state).toBe('shipping_selected')
})

test('no malformed body fails the shop', async ({ request, baseURL }) => {
  const { token_value } = await cartWithLens(request)
  const bodies = [
    '', '{', '[]', 'null', '"x"', '{"__proto__":{"x":1}}', '{"items":{"length":1e9}}', '{"items":[null]}', '\u0000',
    `{"email":"${'a'.repeat(70_000)}"}`, '[[[[[[[[[['.repeat(100),
  ]
  const targets = [
    ['POST', '/api/carts'], ['POST', `/api/carts/${token_value}/items`], ['PATCH', `/api/carts/${token_value}`],
    ['PUT', `/api/carts/${token_value}/payment-method`], ['POST', '/api/orders'], ['POST', '/api/delivery-dates'],
    ['POST', '/api/payments/notice'],
  ] as const
  // Few enough to stay below the write limit of one address.
  for (const [row, [method, path]] of targets.entries())
    for (const data of row === 1 ? bodies : bodies.slice(0, 5)) {
      const response = await request.fetch(path, { method, data: Buffer.from(data), headers: { 'content-type': 'application/json' } })
      expect.soft(response.status(), `${method} ${path} ${data.slice(0, 20)}`).toBeLessThan(500)
    }
  for (const path of ['/cart', '/checkout/customer', '/checkout/payment', '/p/1097', '/terms', '/no/such/page'])
    for (const [type, data] of BROKEN_FORMS) {
      const headers = { 'content-type': type, origin: baseURL ?? '' }
      const response = await request.post(path, { data: Buffer.from(data), headers, maxRedirects: 0 })
      expect.soft(response.status(), `${path} ${type}`).toBeLessThan(500)
    }
})

test('an invalid token gets 404 without a reason', async ({ request }) => {
  const order = await orderCart(request, await cartToPay(request))
  const odd = [
    '0', 'null', 'undefined', '%25', '*', '%00', '%27%20OR%201=1--', order.toLowerCase() === order ? `${order}x` : order.toLowerCase(),
    order.slice(0, -1), `${order}%20`, '1', 'x'.repeat(200), '..%2f..%2fetc%2fpasswd',
  ]
  const responseTexts = { carts: new Set<string>(), orders: new Set<string>() }
  for (const token of odd) {
    const cart = await request.get(`/api/carts/${token}`)
    const orderResponse = await request.get(`/api/orders/by-token/${token}`)
    const page = await request.get(`/checkout/thank-you/${token}`)
    expect.soft([token, cart.status(), orderResponse.status(), page.status()]).toEqual([token, 404, 404, 404])
    responseTexts.carts.add(await cart.text())
    responseTexts.orders.add(await orderResponse.text())
  }
  expect([responseTexts.carts.size, responseTexts.orders.size]).toEqual([1, 1])
  const withOddCart = await request.get('/cart', { headers: { cookie: 'cart_id=%00%27*' } })
  expect(withOddCart.status()).toBe(200)
})
