import { expect } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import { pathIn, WORDS } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { FAILED, test } from './support/journey.ts'
import { cartWithLens, findByTitle, LEFT_LENS } from './support/shop-api.ts'

const words = WORDS.de

test('CC-CART-02 CC-CONST-07 the cart sidebar contains two lines with pictures, recommendations, sums, two links', async ({
  context, request, baseURL,
}) => {
  const { token_value } = await cartWithLens(request)
  const { product_id } = await findByTitle(request, 'Biofinity toric')
  const toric = { ...LEFT_LENS, l_diameter: 14.5, l_radius: 8.7, l_cylinder: -1.25, l_axis: 90 }
  const added = await request.post(`/api/carts/${token_value}/items`, {
    data: { items: [{ product: { product_id, option: toric }, quantity: 2 }] },
  })
  expect(added.status()).toBe(200)
  await context.addCookies([{ name: 'cart_id', value: token_value, url: baseURL ?? '' }])
  const page = await context.newPage()
  await page.goto('/c/lens')
  await waitUntilInteractive(page)
  await page.getByRole('banner').getByRole('link', { name: words('cart.title') }).click()

  const side = page.getByRole('dialog', { name: words('cart.title') })
  await expect(side.locator('input[name=lineId]')).toHaveCount(2)
  const recommended = side.getByRole('region', { name: words('cart.recommendations') })
  await expect(recommended.getByRole('button').first()).toBeVisible()
  const sums = side.getByRole('region', { name: words('cart.totals') })
  await expect(sums.getByText(words('cart.subtotal'))).toBeVisible()
  // It stays visible below the scrolling part, and is announced once.
  await expect(side.getByText(words('cart.total'), { exact: true })).toHaveCount(1)
  await expect(side.getByText(words('cart.total'), { exact: true })).toBeInViewport()
  const onward = side.getByRole('link', { name: words('cart.to_checkout') })
  const back = side.getByRole('button', { name: words('cart.continue_shopping') })
  await expect(onward).toHaveCount(1)
  await expect(back).toHaveCount(1)
  await expect(onward.locator('..').locator('a, button')).toHaveCount(2)

  const lines = side.getByRole('listitem').filter({ has: page.locator('input[name=lineId]') }).filter({ has: page.locator('img') })
  await expect(lines).toHaveCount(2)
  for (const picture of await lines.locator('img').all()) {
    await expect(picture).toHaveAttribute('src', /\/m\/140x140\//)
    await expect(picture).toHaveAttribute('width', '140')
    await expect(picture).toHaveAttribute('height', '140')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([140, 140])
  }

  await back.click()
  await expect(side).toHaveCount(0)
})

test('the cart sidebar of a page that needs no visitor loads the cart when it opens', async ({ page, request, baseURL }) => {
  const { token_value } = await cartWithLens(request)
  await page.context().addCookies([{ name: 'cart_id', value: token_value, url: baseURL ?? '' }])
  await page.goto('/forgot-password')
  await waitUntilInteractive(page)
  await page.getByRole('banner').getByRole('link', { name: words('cart.title') }).click()
  const side = page.getByRole('dialog', { name: words('cart.title') })
  await expect(side.locator('input[name=lineId]')).toHaveCount(1)
  await expect(side.getByRole('alert')).toHaveCount(0)
})

for (const locale of ['de', 'en', 'fr', 'it'] as const)
  test(`CC-ERR-05 an addition that failed without a reason asks to try again (${locale})`, async ({
    page, request, expects,
  }) => {
    expects(FAILED)
    const { product_id } = await findByTitle(request, 'Opti-Free PureMoist')
    await page.route(/\/page-data\//, (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.goto(pathIn(locale, `/p/${product_id}`))
    await waitUntilInteractive(page)
    await page.getByRole('main').getByRole('button', { name: WORDS[locale]('product.add_to_cart') }).first().click()
    await expect(page.getByText(WORDS[locale]('product.failed_to_add_to_cart')).first()).toBeVisible()
  })

test('AS-CONST-05 an overlay shows that its code is loading after 200 ms, and not before', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/CartPage-.*\.js/)
  await page.goto('/c/lens')
  await waitUntilInteractive(page)
  await page.getByRole('banner').getByRole('link', { name: words('cart.title') }).click()
  const waiting = page.getByRole('progressbar', { name: words('shell.part_loading') })
  await expect(waiting).toBeAttached()
  // The style sheet decides when it becomes visible: until then it has no width.
  const widthAfter = (time: number): Promise<number> => waiting.evaluate((bar, ms) => {
    const [animation] = bar.getAnimations()
    animation?.pause()
    if (animation !== undefined) animation.currentTime = ms
    return bar.getBoundingClientRect().width
  }, time)
  expect(await widthAfter(199)).toBe(0)
  expect(await widthAfter(400)).toBeGreaterThan(0)
  release()
  await expect(page.getByRole('dialog', { name: words('cart.title') })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})
