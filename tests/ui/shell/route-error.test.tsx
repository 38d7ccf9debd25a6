import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { TIME_ZONE } from '../../../domain/shop/time-zone.ts'
import { ReadContent } from '../../../application/storefront/content/read-content.ts'
import type { Token } from '../../../application/token.ts'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { InjectorContext } from '../../../ui/binding/injector.ts'
import { loadMessages } from '../../../ui/messages/load-messages.ts'
import { routeError } from '../../../ui/binding/route-error.ts'
import { FaultContext } from '../../../ui/binding/page-context.ts'
import { makeRunRoutes } from '../../../ui/routing/run-routes.ts'
import { RouteErrorPage } from '../../../ui/shell/RouteErrorPage.tsx'
import { words } from '../../support/render-view.tsx'
import { SWISS_FORMAT } from '../../../ui/messages/swiss-format.ts'

const shop = openHeadlessShop()

const { run } = makeRunRoutes(() => undefined)

const renderFault = async (value: unknown): Promise<string> =>
  words(renderToStaticMarkup(
    <InjectorContext value={shop.visitor().injector}>
      <IntlProvider locale={SWISS_FORMAT.de} messages={await loadMessages('de', 'formal')} timeZone={TIME_ZONE}>
        <FaultContext value={value}><RouteErrorPage /></FaultContext>
      </IntlProvider>
    </InjectorContext>,
  ))

/** As the routes report an error that a loader throws. */
const renderError = async (thrown: unknown): Promise<string> => {
  const visitor = shop.visitor()
  const get = <Value,>(token: Token<Value>): Value => {
    if ((token as symbol) === (ReadContent as symbol)) throw thrown
    return visitor.injector.get(token)
  }
  const result = await run(new Request('http://shop.example/'), { get })
  return result._tag === 'Page' ? renderFault(result.content.error?.value) : ''
}

describe('the error page', () => {
  it('AS-ERRCAT-32 CC-ERR-03 shows what is missing, what went wrong, or a general error', async () => {
    expect(await renderError({ statusCode: 404, message: 'Diese Marke führen wir nicht.' })).toContain('Diese Marke führen wir nicht.')
    const failed = await renderError({ message: 'Die Kasse ruht bis acht Uhr.' })
    expect(failed).toContain('Ein Fehler ist aufgetreten')
    expect(failed).toContain('Die Kasse ruht bis acht Uhr.')
    // As a page throws it: not found is not a defect.
    expect(await renderError(routeError({ _tag: 'NotFound', what: 'product' }))).not.toContain('Ein Fehler ist aufgetreten')
    expect(await renderError({})).toContain('Bitte gehen Sie zurück oder versuchen Sie es noch einmal')
  })

  it('shows that a shop is unavailable, and no details of a defect', async () => {
    expect(await renderError(routeError({ _tag: 'ServiceUnavailable' }))).toContain('Der Shop antwortet gerade nicht.')
    expect(await renderError(new Error('password=1'))).not.toContain('password')
  })
})
