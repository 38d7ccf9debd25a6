import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CurrentCart } from '../../../application/storefront/cart/current-cart-signal.ts'
import { CurrentShop } from '../../../application/storefront/shop/current-shop.ts'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import type { Token } from '../../../application/token.ts'
import { ForEverybody } from '../../../ui/binding/ForEverybody.tsx'
import { InjectorContext } from '../../../ui/binding/injector.ts'
import { ContentContext, LocationContext, OUTSIDE } from '../../../ui/binding/page-context.ts'
import { useInjected } from '../../../ui/binding/use-injected.ts'
import { useLocale } from '../../../ui/binding/use-locale.ts'
import { useLocation, useMatches } from '../../../ui/binding/use-page.ts'
import { attributesOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'

const LINKS = 'a[hreflang][lang]'

it('a page that is rendered after another one has its own addresses, in all languages', async () => {
  const pages = openPages()
  const first = (await pages.get('/fr/nowhere?secret=letter')).html
  const second = (await pages.get('/fr/contact')).html
  expect(new Set(attributesOf(first, LINKS, 'href'))).toEqual(
    new Set(['/nowhere?secret=letter', '/en/nowhere?secret=letter', '/fr/nowhere?secret=letter', '/it/nowhere?secret=letter']),
  )
  expect(new Set(attributesOf(second, LINKS, 'href'))).toEqual(new Set(['/contact', '/en/contact', '/fr/contact', '/it/contact']))
  expect(second).not.toContain('secret')
  expect(first + second).not.toContain('{page}')
})

it('a part for everybody sees the shop, the language and the frame, but neither the page nor its visitor', () => {
  const { injector } = openHeadlessShop().visitor()
  const seen: unknown[] = []
  const Part = () => {
    seen.push(useLocale(), useLocation().search, useMatches().map(({ id }) => id), useInjected(CurrentShop).brandChannel)
    return null
  }
  const Asks = ({ token }: { readonly token: Token<unknown> }) => <>{String(useInjected(token))}</>
  const render = (part: React.ReactElement): string => renderToStaticMarkup(
    <InjectorContext value={injector}>
      <ContentContext value={{ matches: [{ id: 'shell', params: {} }, { id: 'account', params: {} }] }}>
        <LocationContext value={{ ...OUTSIDE, pathname: '/fr/my-account', search: '?secret=letter' }}>
          <ForEverybody>{part}</ForEverybody>
        </LocationContext>
      </ContentContext>
    </InjectorContext>,
  )
  render(<Part />)
  expect(seen).toEqual(['fr', '', ['shell'], 'iris'])
  expect(() => render(<Asks token={CurrentCart} />)).toThrow('A shared part cannot use')
})
