import { expect, type APIRequestContext, type Page, type Route } from '@playwright/test'
import { newerBuiltInPaths } from '../../tools/vite.baseline.ts'
import { WORDS } from './support/addresses.ts'
import { waitUntilInteractive, waitUntilMenusHydrated, isHydrated } from './support/hydration.ts'
import { refused, test } from './support/journey.ts'
import { addToCart, chooseEye, chooseShipping, fillCart, fillAddress, setEmail, order, readThankYou } from './support/purchase.ts'
import { cartWithLens, findByTitle, type WireCart } from './support/shop-api.ts'

const words = WORDS.de
/** A file that fails to load, which the browser logs. */
const LOST = /^(?:error: Failed to load resource: .*net::ERR_FAILED|thrown: TypeError: Failed to fetch dynamically imported module)/

/** Waits until the page is shown as without script, for good: its parts for browsers without script are shown too. */
const waitUntilPlain = async (page: Page): Promise<void> => {
  await expect(page.locator('body noscript')).toHaveCount(0)
  expect(await isHydrated(page)).toBe(false)
}

const buy = async (page: Page): Promise<void> => {
  await fillCart(page, words, '/')
  await page.goto('/checkout')
  await setEmail(page, words, 'anna.keller@example.ch')
  await fillAddress(page, words)
  await chooseShipping(page, words)
  await order(page, words, 'twint')
  await page.locator('button[value=paid]').click()
  await readThankYou(page, words)
}

/** Removes features of newer browsers. */
const grewOld = (paths: readonly string[]): void => {
  for (const path of paths) {
    const [owner = '', name = ''] = path.split('.')
    const global = Reflect.get(globalThis, owner) as { readonly prototype?: object } | undefined
    for (const holder of [global, global?.prototype]) if (holder !== undefined) Reflect.deleteProperty(holder, name)
  }
}

test('H-N01 a guest buys in a browser without built-ins newer than 2023', async ({ page }) => {
  await page.addInitScript(grewOld, newerBuiltInPaths())
  await page.goto('/')
  expect(await page.evaluate(() => ['groupBy' in Map, 'canParse' in URL, 'union' in Set.prototype, 'map' in [].values()]))
    .toEqual([false, false, false, false])
  await buy(page)
})

test('H-N01 a page whose rendering fails is loaded as a document, whose forms work', async ({ page, request, expects }) => {
  expects(/toSorted is not a function/)
  const { product_id } = await findByTitle(request, 'Biofinity')
  await page.addInitScript(() => { Reflect.deleteProperty(Array.prototype, 'toSorted') })
  const documents: string[] = []
  page.on('request', (request) => { if (request.isNavigationRequest()) documents.push(request.url()) })
  await page.goto(`/p/${product_id}`)
  await expect.poll(() => documents.length).toBe(2)
  await page.waitForLoadState()
  await waitUntilPlain(page)
  await chooseEye(page, words, 'left', { sphere: '-3.00' })
  await addToCart(page, words)
  await page.waitForURL(/\/cart/)
  await expect(page.getByRole('main').locator('input[name=quantity]').first()).toHaveValue('1')
})

/** A cart with one lens, whose page code is loaded as `bring` says; and the quantity that the shop has. */
const cartWhoseCode = async (page: Page, request: APIRequestContext, handleCode: (route: Route) => Promise<void>) => {
  const { token_value } = await cartWithLens(request)
  await page.context().addCookies([{ name: 'cart_id', value: token_value, url: 'http://localhost:4180' }])
  await page.route(/\/assets\/(libraries|first)-.*\.js/, handleCode)
  await page.goto('/cart')
  const main = page.getByRole('main')
  return {
    more: main.getByRole('button', { name: words('product.quantity_more') }).first(),
    field: main.locator('input[name=quantity]').first(),
    update: main.getByRole('button', { name: words('cart.update') }),
    toCheckout: main.getByRole('link', { name: words('cart.to_checkout') }).first(),
    storedQuantity: async (): Promise<number | undefined> => {
      const response = await request.get(`/api/carts/${token_value}`)
      return ((await response.json()) as WireCart).items[0]?.quantity
    },
  }
}

test('H-N05 code that fails to load is loaded again, and the input is sent', async ({
  page, request, expects,
}) => {
  expects(LOST)
  let lost = 0
  const { field, update, storedQuantity } = await cartWhoseCode(page, request, (route) => {
    lost += 1
    return lost <= 4 ? route.abort() : route.continue()
  })
  await expect(update).toBeVisible()
  await field.fill('2')
  await field.blur()
  await expect.poll(() => isHydrated(page)).toBe(true)
  expect(lost).toBeGreaterThan(4)
  await expect(field).toHaveValue('2')
  await expect.poll(storedQuantity).toBe(2)
  await expect(update).toBeHidden()
})

test('H-N05 a number shown before the code is loaded is sent before a navigation', async ({ page, request }) => {
  const { promise: never } = Promise.withResolvers<void>()
  const { more, field, toCheckout, storedQuantity } = await cartWhoseCode(page, request, () => never)
  await more.click()
  await expect(field).toHaveValue('2')
  await toCheckout.click()
  await page.waitForURL(/\/checkout/)
  expect(await storedQuantity()).toBe(2)
})

test('H-N05 if code never loads plain forms are shown and work', async ({ page, request, expects }) => {
  expects(LOST)
  const { more, field, update, storedQuantity } = await cartWhoseCode(page, request, (route) => route.abort())
  await expect(update).toBeVisible()
  await expect(more).toBeHidden()
  await field.fill('3')
  const sent = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
  await update.click()
  await sent
  await expect.poll(storedQuantity).toBe(3)
})

test('H-N01 a browser without popovers shows the filters above the list, where they cover nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // As in such a browser: the attribute does nothing, and its selector is not supported.
  await page.route(/\/(c\/lens|assets\/.*\.css)$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(' popover="auto"', '').replaceAll(':popover-open', ':no-such-state')
    await route.fulfill({ response, body })
  })
  await page.goto('/c/lens')
  const [filters, list] = [page.getByRole('complementary', { name: 'Filter' }), page.getByRole('main').getByRole('article').first()]
  await expect(filters.getByRole('checkbox').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Filter' })).toHaveCount(0)
  const [above, below] = [await filters.boundingBox(), await list.boundingBox()]
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

/** Like Chrome's translator: every text becomes an element in an element, also later ones. */
const translateFrom = (when: string): void => {
  const SKIPPED = ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TITLE', 'OPTION', 'TEXTAREA', 'FONT']
  const translated = (node: Text): void => {
    const parent = node.parentElement
    if (parent === null || SKIPPED.includes(parent.tagName) || parent.closest('body') === null || node.data.trim() === '') return
    const inner = document.createElement('font')
    inner.append(`${node.data}`)
    const outer = document.createElement('font')
    outer.append(inner)
    parent.replaceChild(outer, node)
  }
  const translateIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const result: Text[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) result.push(node as Text)
    for (const text of result) translated(text)
  }
  const begin = (): void => {
    document.documentElement.classList.add('translated-ltr')
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof Text) translated(node)
        else translateIn(node)
    }).observe(document.body, { childList: true, subtree: true })
  }
  // On a busy machine the footer may be hydrated before the page, and a part of the page after the rest of it.
  const isHydrated = (): boolean => ['main', 'main :is(a, button, input, select)', '#menu button', 'footer a'].every((parts) => {
    const elements = [...document.querySelectorAll(parts)]
    // The checkout has no menu.
    return (elements.length > 0 || parts.startsWith('#menu')) && elements.every((element) => {
      // What only the server renders is there as a whole once its element is.
      const place = element.closest('[data-server-part]') ?? element
      return Object.keys(place).some((name) => name.startsWith('__reactProps'))
    })
  })
  if (when === 'parsed') {
    document.addEventListener('DOMContentLoaded', begin)
    return
  }
  const look = setInterval(() => {
    if (!isHydrated()) return
    clearInterval(look)
    begin()
  }, 50)
}

test('H-R03 a guest buys while a translator works on the page', async ({ page, request, expects }) => {
  expects(refused(422))
  await page.addInitScript(translateFrom, 'hydrated')
  const { product_id } = await findByTitle(request, 'Biofinity')
  const fonts = (): Promise<number> => page.locator('main font').count()
  await page.goto(`/p/${product_id}`)
  await waitUntilMenusHydrated(page)
  await expect.poll(fonts).toBeGreaterThan(10)
  await chooseEye(page, words, 'left', { sphere: '-3.00' })
  await addToCart(page, words)
  await page.getByText(words('cart.to_checkout')).first().waitFor()
  await page.goto('/cart')
  await waitUntilMenusHydrated(page)
  await expect.poll(fonts).toBeGreaterThan(10)
  const main = page.getByRole('main')
  const before = await main.innerText()
  await main.getByRole('button', { name: words('product.quantity_more') }).first().click()
  await expect(main.locator('input[name=quantity]').first()).toHaveValue('2')
  await expect.poll(() => main.innerText()).not.toBe(before)
  // A coupon that is refused, then one that is accepted: texts appear and disappear.
  const code = main.locator('details', { hasText: words('cart.coupon_redeem') }).locator('[name=code]')
  await main.locator('details', { hasText: words('cart.coupon_redeem') }).locator('summary').click()
  await code.fill('NOSUCHCODE')
  await code.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill('WELCOME10')
  await code.press('Enter')
  await expect(main).toContainText('WELCOME10')
  // The changed values are shown, and no earlier ones beside them.
  const token = (await page.context().cookies()).find(({ name }) => name === 'cart_id')?.value
  const { total } = (await (await request.get(`/api/carts/${token}`)).json()) as WireCart
  await expect.poll(async () => (await main.innerText()).match(/(?<=CHF\s)\d+\.\d\d/g)).toContain((total / 100).toFixed(2))
  await page.goto('/checkout')
  await waitUntilMenusHydrated(page)
  await expect.poll(fonts).toBeGreaterThan(3)
  const email = page.getByLabel(words('checkout.email'))
  await email.pressSequentially('anna.keller@gmial.com')
  await email.blur()
  await expect(main).toContainText('gmail.com')
  await email.fill('')
  await email.blur()
  // The coupon is for a first order.
  await setEmail(page, words, `translated.${Date.now()}@example.ch`)
  await fillAddress(page, words)
  await chooseShipping(page, words)
  await order(page, words, 'twint')
  await page.locator('button[value=paid]').click()
  await readThankYou(page, words)
})

test('H-N04 a page translated before hydration keeps the selection and the translation, and works', async ({
  page, request,
}) => {
  await page.addInitScript(translateFrom, 'parsed')
  const { product_id } = await findByTitle(request, 'Biofinity')
  await page.goto(`/p/${product_id}`)
  await expect.poll(() => page.locator('main font').count()).toBeGreaterThan(10)
  await chooseEye(page, words, 'left', { sphere: '-3.00' })
  await waitUntilPlain(page)
  expect(await page.locator('main font').count()).toBeGreaterThan(10)
  await expect(page.getByLabel(`${words('product.eye.left')}: ${words('product.option.sphere')}`, { exact: true })).toHaveValue('-3.00')
  await addToCart(page, words)
  await page.waitForURL(/\/cart/)
  await expect(page.getByRole('main').locator('input[name=quantity]').first()).toHaveValue('1')
})

test('H-R14 elements inserted by an extension before hydration do not break it: the rendered page is hydrated', async ({
  page, request,
}) => {
  const { product_id } = await findByTitle(request, 'Biofinity')
  await page.goto(`/p/${product_id}`)
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.setAttribute('data-rendered', '')
    for (const field of document.querySelectorAll('select, input')) field.after(document.createElement('password-helper'))
    main?.prepend(document.createElement('coupon-helper'))
  })
  await chooseEye(page, words, 'left', { sphere: '-3.00' })
  await waitUntilInteractive(page)
  await expect(page.locator('main[data-rendered]')).toHaveCount(1)
  await addToCart(page, words)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('H-N04 H-R14 a page that was changed before any script is rendered again and keeps the selection', async ({
  page, request, expects,
}) => {
  expects(/React error #418/)
  const { product_id } = await findByTitle(request, 'Biofinity')
  await page.addInitScript(() => {
    const parsed = new MutationObserver(() => {
      const main = document.querySelector('main form')?.parentElement
      if (main == null) return
      parsed.disconnect()
      main.prepend(document.createElement('coupon-helper'))
    })
    parsed.observe(document, { childList: true, subtree: true })
    // The selection is made before hydration.
    document.addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector<HTMLSelectElement>('[name=l_sphere]')
      if (field !== null) field.value = '-3.00'
    })
  })
  await page.goto(`/p/${product_id}`)
  await waitUntilInteractive(page)
  await expect(page.locator('[name=l_sphere]')).toHaveValue('-3.00')
  await addToCart(page, words)
  await expect(page.getByRole('dialog')).toBeVisible()
})
