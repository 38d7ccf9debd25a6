import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { IntlProvider } from 'react-intl'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import type { HeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import type { Visitor } from '../../../adapters/composition/headless/open-visitor.ts'
import { CurrentShop } from '../../../application/storefront/shop/current-shop.ts'
import type { Token } from '../../../application/token.ts'
import { Shop } from '../../../application/storefront/shop/shop.ts'
import { withOperations, type GivenOperations } from '../../support/fake-shop.ts'
import { DEFAULT_LOCALE } from '../../../domain/shop/locale.ts'
import { readLocalizedPath } from '../../../domain/shop/localized-path.ts'
import { TIME_ZONE } from '../../../domain/shop/time-zone.ts'
import { InjectorContext } from '../../../ui/binding/injector.ts'
import { loadMessages } from '../../../ui/messages/load-messages.ts'
import { PageProvider } from '../../../ui/binding/PageProvider.tsx'
import { PageTree } from '../../../ui/shell/PageTree.tsx'
import { stillPage } from '../../../ui/binding/still-page.ts'
import { makeRunRoutes } from '../../../ui/routing/run-routes.ts'
import { RouteErrorPage } from '../../../ui/shell/RouteErrorPage.tsx'
import { SWISS_FORMAT } from '../../../ui/messages/swiss-format.ts'
import { textsOfPage } from '../../support/texts-of-page.ts'
import { attributeOf, textPiecesOf } from '../../support/html.ts'

/** The pages that a browser without JavaScript has received. */
export type BrowsedPage = {
  readonly status: number
  readonly location?: string
  readonly headers: Headers
  readonly html: string
  /** The text of the page, without its tags. */
  readonly words: string
}

const wordsOf = (html: string): string => textPiecesOf(html).join(' ').replace(/\s+/g, ' ')

/** The same visitor, with one use case or setting replaced by the test. */
export const replacing = <Replaced,>(visitor: Visitor, token: Token<Replaced>, replacement: Replaced): Visitor => ({
  ...visitor,
  injector: {
    get: <Service,>(request: Token<Service>): Service =>
      (request as symbol) === (token as symbol) ? (replacement as unknown as Service) : visitor.injector.get(request),
  },
})

/** A visitor whose pages call other operations in place of some. */
export const replacingOperations = (visitor: Visitor, given: GivenOperations): Visitor =>
  replacing(visitor, Shop, withOperations(visitor.injector.get(Shop), given))

const failed = (error: Error): never => { throw error }

let loaded: Promise<unknown> | undefined

/** A shopper whose browser runs no JavaScript: requests pages and submits forms. */
export const browse = (visitor: Pick<Visitor, 'injector'>) => {
  const { run } = makeRunRoutes(() => undefined)
  const draw = async (request: Request): Promise<BrowsedPage> => {
    const result = await run(request, visitor.injector)
    if (result._tag === 'Response') {
      const { status, headers } = result.response
      const location = headers.get('location')
      return { status, headers, html: '', words: '', ...(location === null ? {} : { location }) }
    }
    const { locale } = readLocalizedPath(new URL(request.url).pathname)
    const messages = textsOfPage(await loadMessages(locale, visitor.injector.get(CurrentShop).tone), result.page?.component)
    const page = (
      <InjectorContext value={visitor.injector}>
        <IntlProvider locale={SWISS_FORMAT[locale]} messages={messages} timeZone={TIME_ZONE} onError={failed}>
          <PageProvider page={stillPage(result.content, new URL(request.url))}>
            <PageTree Page={result.View} ErrorPage={RouteErrorPage} />
          </PageProvider>
        </IntlProvider>
      </InjectorContext>
    )
    // Lazy content is available once a page was rendered completely; static markup does not wait for it.
    loaded ??= prerenderToNodeStream(page)
    await loaded
    const html = renderToStaticMarkup(page)
    return { status: result.status, headers: result.headers, html, words: wordsOf(html) }
  }
  const at = (path: string): string => `http://shop.example${path}`
  return {
    get: (path: string) => draw(new Request(at(path))),
    post: (path: string, fields: Readonly<Record<string, string>>) =>
      draw(new Request(at(path), { method: 'POST', body: new URLSearchParams(fields) })),
  }
}

/** The value of a field of a rendered form. */
export const fieldValue = (html: string, name: string): string | undefined => attributeOf(html, `input[name="${name}"]`, 'value')

export const BILLING = {
  billingSalutation: '2', billingFirstName: 'Anna', billingLastName: 'Keller', billingCompany: '', billingStreet: 'Seeweg',
  billingStreetNumber: '4', billingAdditionalInfo: '', billingPostcode: '8002', billingCity: 'Zürich',
  billingCountryCode: 'CH', billingPhoneNumber: '079 123 45 67',
}

const lensNamed = async (visitor: Visitor, title: string) => {
  const hit = (await visitor.search(title)).find(({ product }) => product.titles.de.startsWith(title))
  if (hit === undefined) throw new Error(`No lens named ${title}`)
  return hit.product
}

type At = NonNullable<Parameters<HeadlessShop['visitor']>[0]>

/** A visitor with a lens for each eye in the cart: `right` 1 pack, `left` 2 packs. */
export const openFilled = async (at: At = {}, shop: HeadlessShop = openHeadlessShop()) => {
  const visitor = shop.visitor({ locale: DEFAULT_LOCALE, ...at })
  const { id: productId } = await lensNamed(visitor, 'Biofinity')
  const option = (sphere: number) => ({ sphere, radius: 8.6, diameter: 14 })
  const cart = await visitor.addToCart(
    { productId, eye: 'right', option: option(-2.25), quantity: 1 },
    { productId, eye: 'left', option: option(-3), quantity: 2 },
  )
  return { shop, visitor, cart, browser: browse(visitor) }
}

/** The same, continued up to a step. */
export const openAt = async (
  step: 'address' | 'shipping' | 'payment', at: At = {},
  before: (shop: HeadlessShop, visitor: Visitor) => Promise<unknown> = async () => {},
) => {
  const filled = await openFilled(at)
  await before(filled.shop, filled.visitor)
  const prefix = at.locale === undefined || at.locale === 'de' ? '' : `/${at.locale}`
  await filled.browser.post(`${prefix}/checkout/customer`, { email: 'anna.keller@example.ch' })
  if (step !== 'address') await filled.browser.post(`${prefix}/checkout/address`, BILLING)
  if (step === 'payment') {
    const [first] = await filled.visitor.listShippingOptions()
    await filled.browser.post(`${prefix}/checkout/shipping`, { shippingMethod: first?.key ?? '' })
  }
  return filled
}
