import { expect, type APIRequestContext } from '@playwright/test'
import type { PAGES } from '../../ui/routing/pages.ts'
import { codeOf } from '../support/html.ts'
import { DOMAIN, LOCALES, pathIn, PREFIXES, SLUGS, WORDS, type Locale } from './support/addresses.ts'
import { heroWords } from './support/home-texts.ts'
import { refused, test } from './support/journey.ts'
import { readHtml, type HtmlFacts } from './support/page-text.ts'
import { cartCookie, cartToPay, cartWithLens, findByTitle, orderCart } from './support/shop-api.ts'

type PageName = (typeof PAGES)[number]['name']

type Answer = {
  readonly status: number
  readonly to: string | undefined
  readonly html: HtmlFacts
  readonly headers: Readonly<Record<string, string>>
}

const ask = async (request: APIRequestContext, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> => {
  const response = await request.get(path, { headers: { accept: 'text/html', ...headers }, maxRedirects: 0 })
  return {
    status: response.status(), to: response.headers()['location'], html: readHtml(await response.text()), headers: response.headers(),
  }
}

/** One address for every page, below its language prefix. */
const everyPage = (product: number): Readonly<Record<PageName, string>> => ({
  index: '/', product: `/p/${product}`, category: '/c/lens', search: '/s?search=acuvue', Search: '/Search?search=acuvue', cart: '/cart',
  checkout: '/checkout', 'checkout-billing': '/checkout/billing', 'checkout:customer': '/checkout/customer',
  'checkout:address': '/checkout/address', 'checkout:shipping': '/checkout/shipping', 'checkout:payment': '/checkout/payment',
  'thank-you': '/checkout/thank-you', login: '/login', register: '/register', logout: '/logout', 'my-account': '/my-account',
  'my-account-profile': '/my-account/profile', 'my-account-newsletter': '/my-account/newsletter', newsletter: '/newsletter',
  'newsletter-link': '/newsletter/unsubscribe/abc', download: '/download?file=https%3A%2F%2Fa.storyblok.com%2Ff%2F12%2Fx.pdf',
  'my-account-payment-methods': '/my-account/payment-methods',
  'my-account-overview': '/my-account/overview', 'my-account-addresses': '/my-account/addresses',
  'my-account-edit-address': '/my-account/edit-address', 'my-account-history': '/my-account/history',
  'my-account-order': '/my-account/order/1', 'my-account-miles': '/my-account/miles-and-more',
  'my-account-bonus-points': '/my-account/bonus-points', 'my-account-optician': '/my-account/optician', content: '/terms',
  contact: '/contact', withdrawal: '/withdrawal',
  elsewhere: '/no/such/page', 'my-account-reminders': '/my-account/reminders', 'my-account-reminder': '/my-account/reminders/1',
  'reminder-end': '/reminder/end/abc', 'my-account-password': '/my-account/password',
  'my-account-security': '/my-account/security',
  'my-account-ratings': '/my-account/ratings', 'my-account-email': '/my-account/email',
  'my-account-data': '/my-account/data',
  'my-account-documents': '/my-account/documents', 'my-account-delete': '/my-account/delete',
  'account-deletion': '/account-deletion', 'account-deletion-cancel': '/account-deletion/cancel/abc',
  'my-account-email-confirm': '/my-account/email/confirm/abc', 'email-change-cancel': '/email-change/cancel/abc',
  'my-account-lens-pass': '/my-account/lens-pass', 'my-account-lens-values': '/my-account/lens-pass/values',
  'my-account-subscriptions': '/my-account/my-subscriptions',
  'my-account-subscription': '/my-account/subscription/1', 'my-account-subscribe': '/my-account/subscribe/1',
  'my-account-subscribe-products': '/my-account/subscribe',
  'subscription-entry': '/subscription/token/abc',
  reorder: '/reorder/token/abc', 'abandoned-cart': '/abandoned-cart/token/abc', 'confirm-email': '/confirm-email/abc',
  'forgot-password': '/forgot-password', 'reset-password': '/reset-password?token=abc', ResetPassword: '/ResetPassword?token=abc',
  authenticate: '/authenticate?hash=abc', LoginLink: '/LoginLink?hash=abc',
  AsyncResetPassword: '/AsyncResetPassword?token=abc', service: '/service', termin: '/termin/zuerich', appointment: '/appointment',
  'rendez-vous': '/rendez-vous', appuntamento: '/appuntamento',
})

const OPEN: readonly PageName[] = [
  'newsletter', 'newsletter-link', 'download', 'contact', 'withdrawal', 'service',
  'index', 'product', 'category', 'search', 'Search', 'cart', 'login', 'register', 'content', 'reorder', 'abandoned-cart', 'confirm-email',
  'forgot-password', 'reminder-end', 'subscription-entry', 'email-change-cancel',
  'account-deletion', 'account-deletion-cancel',
]
const STEPS: readonly PageName[] = ['checkout:customer', 'checkout:address', 'checkout:shipping', 'checkout:payment']
const SENT_ON: readonly PageName[] = ['checkout', 'checkout-billing', ...STEPS, 'thank-you']

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`)

for (const [prefix, locale] of PREFIXES)
  test.describe(`under "${prefix}/"`, () => {
    test(`CC-ROUTE-02 AS-LOCALE-03 every page is served in its language under "${prefix}/"`, async ({ request }) => {
      const paths = everyPage((await findByTitle(request, 'Biofinity')).product_id)
      for (const name of OPEN) {
        const { status, html } = await ask(request, prefix + paths[name])
        expect.soft([name, status, html.lang, html.brand]).toEqual([name, 200, locale, 'iris'])
        expect.soft(html.text, name).not.toMatch(/\b(?:shell|content|product|cart|search|listing|error|home)\.[a-z_]+/)
      }
      const lost = await ask(request, prefix + paths.elsewhere)
      expect([lost.status, lost.html.lang, lost.html.heading]).toEqual([404, locale, WORDS[locale]('error.page_not_found')])
    })

    test(`CC-ROUTE-07 AS-ROUTE-08 every step of the checkout opens under "${prefix}/" once a cart has reached it`, async ({ request }) => {
      const paths = everyPage(1)
      const cookie = cartCookie(await cartToPay(request))
      for (const name of STEPS) {
        const { status, html, headers } = await ask(request, prefix + paths[name], cookie)
        expect.soft([name, status, html.lang, html.isHidden, html.canonical, headers['cache-control']])
          .toEqual([name, 200, locale, true, undefined, 'no-store'])
      }
      const lost = await ask(request, `${prefix}/checkout/thank-you/abc`)
      expect([lost.status, lost.html.lang]).toEqual([404, locale])
      expect(lost.html.text).toContain(WORDS[locale]('error.order_not_found'))
      expect((await ask(request, `${prefix}/checkout/foo`, cookie)).status).toBe(404)
    })

    test(`CC-GUARD-08 without a cart every step under "${prefix}/" redirects home in its language`, async ({ request }) => {
      const paths = everyPage(1)
      for (const name of SENT_ON) {
        const { status, to } = await ask(request, prefix + paths[name])
        expect.soft([name, status, withSlash(to ?? '')]).toEqual([name, 302, withSlash(pathIn(locale, '/'))])
      }
    })

    test(`AS-CHECKOUT-03 AS-CHECKOUT-05 CC-GUARD-01 CC-GUARD-04 a guest begins the checkout under "${prefix}/" at the e-mail`, async ({
      request,
    }) => {
      const cookie = cartCookie(await cartWithLens(request))
      for (const path of ['/checkout', '/checkout/billing', '/checkout/payment'])
        expect.soft([path, (await ask(request, prefix + path, cookie)).to]).toEqual([path, pathIn(locale, '/checkout/customer')])
    })

    test(`CC-ROUTE-09 AS-ROUTE-10 capitalised addresses under "${prefix}/" redirect permanently with query`, async ({ request }) => {
      for (const root of ['Checkout', 'checkout'])
        for (const step of ['Address', 'Billing', 'Customer', 'Payment', 'Shipping']) {
          const { status, to } = await ask(request, `${prefix}/${root}/${step}?isReorder=true&a=b%26c`)
          expect.soft([status, to]).toEqual([301, pathIn(locale, `/checkout/${step.toLowerCase()}?isReorder=true&a=b%26c`)])
        }
      const thanks = await ask(request, `${prefix}/Checkout/ThankYou/abc?a=1`)
      expect([thanks.status, thanks.to]).toEqual([301, pathIn(locale, '/checkout/thank-you/abc?a=1')])
      const followed = await request.get(`${prefix}/Checkout/Payment`)
      expect(withSlash(new URL(followed.url()).pathname)).toBe(withSlash(pathIn(locale, '/')))
    })
  })

test('CC-ROUTE-01 AS-LOCALE-04 AS-LOCALE-05 German serves the same page with and without /de, with the short canonical address', async ({
  request,
}) => {
  const { product_id, slugs } = await findByTitle(request, 'Biofinity')
  for (const path of ['/', `/p/${product_id}`, `/p/${product_id}/abc`, '/c/lens', '/terms']) {
    const short = await ask(request, path)
    const long = await ask(request, `/de${path === '/' ? '' : path}`)
    expect.soft([path, long.status, long.html.lang, short.html.lang]).toEqual([path, 200, 'de', 'de'])
    expect.soft(long.html.text).toBe(short.html.text)
    expect.soft(long.html.canonical).toBe(short.html.canonical)
    expect.soft(long.html.canonical).not.toContain('/de')
  }
  expect((await ask(request, `/de/p/${product_id}`)).html.canonical).toBe(`${DOMAIN}/p/${product_id}/${slugs['de']}`)
})

test('CC-ROUTE-03 AS-ROUTE-01 home is at the root and at each language, and nowhere else', async ({ request }) => {
  for (const [prefix, locale] of PREFIXES) {
    const { status, html } = await ask(request, prefix === '' ? '/' : prefix)
    expect.soft([prefix, status, html.heading]).toEqual([prefix, 200, heroWords('iris', locale).title])
    expect.soft(html.canonical).toBe(`${DOMAIN}${locale === 'de' ? '/' : `/${locale}/`}`)
  }
  for (const path of ['/xx', '/DE', '/EN', '/de-CH', '/index', '/home'])
    expect.soft([path, (await ask(request, path)).status]).toEqual([path, 404])
})

test('CC-L10N-01 AS-LOCALE-06 four languages and no other: Spanish is not an address of the shop', async ({ request }) => {
  const { html } = await ask(request, '/')
  expect(html.lang).toBe('de')
  expect(html.alternates).toEqual({
    de: `${DOMAIN}/`, en: `${DOMAIN}/en/`, fr: `${DOMAIN}/fr/`, it: `${DOMAIN}/it/`, 'x-default': `${DOMAIN}/`,
  })
  for (const path of ['/es', '/es/', '/es/s', '/es/c/lens', '/es/p/1097']) {
    const lost = await ask(request, path)
    expect.soft([path, lost.status, lost.html.lang]).toEqual([path, 404, 'de'])
  }
  expect((await ask(request, '/fr/s')).html.lang).toBe('fr')
  expect((await ask(request, '/en')).html.heading).toBe(heroWords('iris', 'en').title)
})

test('CC-ROUTE-04 CC-L10N-03 AS-ROUTE-02 a product is served at any slug with the canonical one of its language', async ({ request }) => {
  const { product_id, slugs, titles } = await findByTitle(request, 'Biotrue All-in-One-Lösung')
  expect(new Set(Object.values(titles)).size).toBeGreaterThan(1)
  const pathOf = (locale: Locale): string => pathIn(locale, `/p/${product_id}/${slugs[locale]}`)
  const alternates = Object.fromEntries(LOCALES.map((locale) => [locale, `${DOMAIN}${pathOf(locale)}`]))
  for (const locale of LOCALES)
    for (const tail of ['', `/${slugs[locale]}`, `/${slugs['de']}`, '/wrong', '/100%25']) {
      const { status, html } = await ask(request, pathIn(locale, `/p/${product_id}${tail}`))
      expect.soft([status, html.lang, html.heading]).toEqual([200, locale, titles[locale]])
      expect.soft(html.canonical).toBe(alternates[locale])
      expect.soft(html.alternates).toEqual({ ...alternates, 'x-default': alternates['de'] })
    }
  for (const path of ['/p', '/p/', '/p/999999', '/p/0', '/p/-1', '/p/1e3', '/p/abc', `/p/${product_id}/a/b`])
    expect.soft([path, (await ask(request, path)).status]).toEqual([path, 404])
})

test('CC-CAT-03 CC-CAT-04 AS-ROUTE-03 a category is found by its full path, and an unknown one is not found', async ({ request }) => {
  const { html, status } = await ask(request, '/c/lens/daily/toric')
  const categoryResponse = await request.get('/api/categories?path=lens/daily/toric&locale=de')
  expect([status, categoryResponse.status(), html.canonical]).toEqual([200, 200, `${DOMAIN}/c/lens/daily/toric`])
  const listed = await request.get('/api/products?category=lens/daily/toric&page=1&limit=16&locale=de')
  type Listed = { readonly title: string; readonly category_path: string }
  const { result: items } = (await listed.json()) as { readonly result: readonly Listed[] }
  expect(items.length).toBeGreaterThan(0)
  expect(new Set(items.map(({ category_path }) => category_path))).toEqual(new Set(['lens/daily/toric']))
  for (const { title } of items) expect.soft(html.text).toContain(title)
  expect((await ask(request, '/c/lens/daily')).html.canonical).toBe(`${DOMAIN}/c/lens/daily`)
  expect((await ask(request, '/c/lens/')).html.canonical).toBe(`${DOMAIN}/c/lens`)
  expect((await request.get('/api/categories?path=lens/nightly&locale=de')).status()).toBe(404)
  const nowhere = [
    '/c', '/c/nothing', '/c/lens/nightly', '/c/lens/toric/daily', '/c/a/b/c/d/e', '/c/a/b/c/d/e/f', '/c/lens//toric', '/c//lens',
  ]
  for (const path of nowhere)
    for (const [prefix, locale] of PREFIXES) {
      const lost = await ask(request, prefix + path)
      expect.soft([prefix + path, lost.status, lost.html.lang, lost.html.heading])
        .toEqual([prefix + path, 404, locale, WORDS[locale]('error.page_not_found')])
    }
})

test('CC-ROUTE-06 AS-ROUTE-05 AS-ROUTE-06 both addresses of the search list the same hits and show the term', async ({ request }) => {
  for (const locale of LOCALES) {
    const small = await ask(request, pathIn(locale, '/s?search=acuvue'))
    const large = await ask(request, pathIn(locale, '/Search?search=acuvue'))
    expect.soft(large.html.text).toBe(small.html.text)
    expect.soft(small.html.heading).toBe(WORDS[locale]('search.title_with_term', { term: 'acuvue' }).replace(/\s/g, ' '))
    expect.soft(small.html.text).toContain('Acuvue Oasys')
    expect.soft([small.html.isHidden, large.html.isHidden]).toEqual([true, true])
  }
})

test('every information page exists in four languages with its own address', async ({ request }) => {
  for (const slug of SLUGS) {
    const titles = new Set<string>()
    for (const locale of LOCALES) {
      const { status, html } = await ask(request, pathIn(locale, `/${slug}`))
      expect.soft([slug, status, html.lang, html.canonical]).toEqual([slug, 200, locale, `${DOMAIN}${pathIn(locale, `/${slug}`)}`])
      titles.add(html.heading)
    }
    expect.soft(titles.size, slug).toBeGreaterThan(slug === 'disclaimer' || slug === 'cookies' ? 1 : 2)
  }
})

test('AS-CHECKOUT-04 CC-GUARD-03 thank-you without an order redirects home, with any token it stays', async ({ request }) => {
  expect(withSlash((await ask(request, '/checkout/thank-you')).to ?? '')).toBe('/')
  expect(withSlash((await ask(request, '/fr/checkout/thank-you')).to ?? '')).toBe('/fr/')
  const order = await orderCart(request, await cartToPay(request))
  for (const [prefix, locale] of PREFIXES) {
    const { status, html, headers } = await ask(request, `${prefix}/checkout/thank-you/${order}`)
    expect.soft([status, html.lang, html.isHidden, headers['cache-control']]).toEqual([200, locale, true, 'no-store'])
    expect.soft((await ask(request, `${prefix}/checkout/thank-you/abc`)).to).toBeUndefined()
  }
})

for (const link of ['reorder', 'abandoned-cart'])
  test(`CC-ROUTE-11 CC-ROUTE-13 AS-ROUTE-17 AS-ROUTE-19 a link to /${link} requests no profile or cart before its own request`, async ({
    page, request, baseURL,
  }) => {
    const { token_value } = await cartWithLens(request)
    await page.context().addCookies([
      { name: 'cart_id', value: token_value, url: baseURL ?? '' },
      { name: 'vsf-signed-in', value: '1', url: baseURL ?? '' },
    ])
    const requested: string[] = []
    page.on('request', (one) => {
      const { pathname } = new URL(one.url())
      if (/^\/(api|page-data)\//.test(pathname)) requested.push(`${one.method()} ${pathname}`)
    })
    const response = await page.goto(`/${link}/token/${'x'.repeat(22)}`)
    const { visitor } = JSON.parse(codeOf(await response?.text() ?? '', '#page-data')) as { readonly visitor?: object }
    expect(Object.keys(visitor ?? {}), 'loaded by the server').not.toContain('cart')
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => requested.includes('GET /page-data/')).toBe(true)
    expect(requested[0]).toMatch(new RegExp(`^POST /page-data/${link}/`))
    expect(requested.indexOf('GET /page-data/')).toBeGreaterThan(0)
  })

test('CC-GUARD-08 an ordered cart opens no step', async ({ request }) => {
  const cart = await cartToPay(request)
  await orderCart(request, cart)
  for (const step of ['', '/customer', '/address', '/shipping', '/payment'])
    expect.soft(withSlash((await ask(request, `/it/checkout${step}`, cartCookie(cart))).to ?? step)).toBe('/it/')
})

test('a missing page is shown in the language of its address', async ({ request }) => {
  const lost: readonly (readonly [string, Parameters<(typeof WORDS)[Locale]>[0]])[] = [
    ['/p/999999', 'error.product_not_found'], ['/checkout/thank-you/unknown', 'error.order_not_found'],
    ['/nothing-here', 'error.page_not_found'], ['/a/b/c', 'error.page_not_found'],
  ]
  for (const [prefix, locale] of PREFIXES)
    for (const [path, message] of lost) {
      const { status, html, headers } = await ask(request, prefix + path)
      expect.soft([prefix + path, status, html.lang, headers['cache-control']]).toEqual([prefix + path, 404, locale, 'no-store'])
      expect.soft(html.text).toContain(WORDS[locale](message))
      expect.soft(html.isHidden).toBe(true)
    }
})

test('public pages are identical for every visitor and set no cookie; private pages are never cached', async ({ request }) => {
  const { product_id } = await findByTitle(request, 'Biofinity')
  const cart = await cartToPay(request)
  const stranger = { cookie: 'cart_id=zzz; vsf-locale=fr; vsf-uid=1', 'accept-language': 'it', 'user-agent': 'Another' }
  const visitors = [{}, cartCookie(cart), stranger]
  for (const path of ['/', '/fr', `/p/${product_id}`, '/c/lens', '/en/c/lenscare', '/s?search=acuvue', '/terms']) {
    const bodies = new Set<string>()
    for (const headers of visitors) {
      const response = await request.get(path, { headers })
      bodies.add(await response.text())
      expect.soft(response.headers()['set-cookie'], path).toBeUndefined()
      expect.soft(response.headers()['cache-control'], path).toMatch(/^public/)
      const again = await request.get(path, { headers: { ...headers, 'if-none-match': response.headers()['etag'] ?? '' } })
      expect.soft([path, again.status()]).toEqual([path, 304])
    }
    expect.soft(bodies.size, path).toBe(1)
  }
  for (const path of ['/cart', '/checkout/payment', '/checkout/customer']) {
    const { headers } = await ask(request, path, cartCookie(cart))
    expect.soft([path, headers['cache-control']]).toEqual([path, 'no-store'])
  }
})

/** Variants of an address: with its language, in capitals, with more slashes, an encoded letter, a trailing slash. */
const twinsOf = (address: string): readonly string[] => {
  const [path = '', search] = address.split('?')
  const parts = path.split('/').slice(1)
  const written = [
    `/de${path}`, `/${path}`, `/de//${parts.join('/')}`, `/${parts.join('//')}`, `${path}/`,
    `/${parts.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join('/')}`, path.toUpperCase(),
    `/${parts.map((part) => part.replace(/^[a-z]/, (mail) => `%${mail.charCodeAt(0).toString(16)}`)).join('/')}`,
  ]
  return [...new Set(written)].filter((one) => one !== path).map((one) => (search === undefined ? one : `${one}?${search}`))
}

test('T11 every variant of every address passes the same guard, and has the same canonical address', async ({ request, baseURL }) => {
  const paths = Object.values(everyPage((await findByTitle(request, 'Biofinity')).product_id)).filter((path) => path !== '/')
  let count = 0
  const visibleState = async (path: string) => {
    count += 1
    // One client may not send all of these requests within a minute.
    const { status, to, html } = await ask(request, `${baseURL ?? ''}${path}`, { 'x-forwarded-for': `203.0.113.${count % 250}` })
    // The target of a redirect is compared as written.
    const method = to === undefined ? undefined : decodeURI(decodeURIComponent(to)).replace(
      /(^|=)\/de(?=\/|$)/, '$1',
    ).replace(/(.)\/$/, '$1')
    return { status, way: method, canonical: html.canonical }
  }
  for (const path of paths) {
    const plain = await visibleState(path)
    for (const twin of twinsOf(path)) {
      const result = await visibleState(twin)
      const [isMoved, isMissing] = [result.status === 301 && result.way === path, result.status === 404]
      expect.soft([twin, isMoved || isMissing ? plain : result]).toEqual([twin, plain])
    }
  }
  for (const path of ['/p/%E0%A4%A', '/%', '/c/%00', `/${'a'.repeat(5000)}`])
    expect.soft([path.slice(0, 20), (await ask(request, path)).status]).toEqual([path.slice(0, 20), 404])
})

for (const [path, message] of [['/p/%E0%A4%A', 'Diese Seite'], ['/fr/%', 'Cette page']] as const)
  test(`a malformed address (${path}) gets a page in the language of the visitor`, async ({ page, expects }) => {
    expects(refused(404))
    const response = await page.goto(path)
    expect(response?.headers()['content-type']).toContain('text/html')
    await expect(page).toHaveTitle(new RegExp(message))
  })
