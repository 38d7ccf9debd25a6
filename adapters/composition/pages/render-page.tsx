import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { IntlShape } from 'react-intl'
import { LoadVisitor } from '../../../application/storefront/arrival/load-visitor.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { readLocalizedPath } from '../../../domain/shop/localized-path.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { RETRY_AFTER } from '../../http-server/api/shed-reading.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import { HydrationContext, NO_HYDRATION } from '../../../ui/binding/hydration.ts'
import { PRIVATE_PAGE } from '../../../ui/binding/page-cache.ts'
import { isMarked } from '../../../ui/binding/page-marks.ts'
import { PageProvider } from '../../../ui/binding/PageProvider.tsx'
import { PageTree } from '../../../ui/shell/PageTree.tsx'
import { stillPage } from '../../../ui/binding/still-page.ts'
import { makeRunRoutes } from '../../../ui/routing/run-routes.ts'
import { alternatesOf } from '../../../ui/shell/use-alternates.ts'
import { RouteErrorPage } from '../../../ui/shell/RouteErrorPage.tsx'
import { Document } from './Document.tsx'
import { visitorOf } from './page-answer.ts'
import { toScriptJson, type PageData } from './page-data.ts'
import { openPartStore } from './part-store.ts'
import type { AssetsOf } from './read-assets.ts'
import { Storefront } from './Storefront.tsx'

export type Rendered =
  | { readonly _tag: 'Response'; readonly response: Response }
  | { readonly _tag: 'Page'; readonly status: number; readonly headers: Headers; readonly html: string }

type Deps = {
  readonly assetsOf: AssetsOf
  readonly intlOf: (locale: Locale, tone: ShopSettings['tone']) => Promise<IntlShape>
  readonly report: (defect: unknown) => void
}

type RenderedText = { readonly html: string; readonly defects: readonly unknown[] }

/** The marker of a part that is left to the browser because its code was not loaded yet or it failed. */
const LEFT_TO_BROWSER = '<!--$!-->'
const [DOCTYPE, END] = ['<!DOCTYPE html>', '</body></html>']

/** Sends a complete text at once; a prefix would be joined to it first. */
const withEntry = (html: string, entry: string): string =>
  `${html.slice(0, -END.length)}<script type="module" src="${entry}" async=""></script>${END}`

const renderStream = async (page: ReactElement, entry: string): Promise<RenderedText> => {
  const defects: unknown[] = []
  const stream = await new Promise<ReturnType<typeof renderToPipeableStream>>((resolve, reject) => {
    const pipeable = renderToPipeableStream(page, {
      // A part that is streamed later adds an inline script, which the content security policy forbids.
      progressiveChunkSize: Infinity,
      onAllReady: () => { resolve(pipeable) },
      onShellError: reject,
      onError: (defect) => { defects.push(defect) },
    })
  })
  return { html: withEntry(await text(stream.pipe(new PassThrough())), entry), defects }
}

/** Undefined if a part was left out, or if the page itself suspends or fails. */
const renderAtOnce = (page: ReactElement, entry: string): string | undefined => {
  try {
    const html = renderToString(page)
    return html.includes(LEFT_TO_BROWSER) ? undefined : DOCTYPE + withEntry(html, entry)
  } catch {
    return undefined
  }
}

/**
 * A page is sent whole, so it is rendered into one string. A page with parts that suspend is rendered as a stream, which reports what
 * fails.
 */
const renderText = async (page: ReactElement, entry: string): Promise<RenderedText> => {
  const html = renderAtOnce(page, entry)
  return html === undefined ? await renderStream(page, entry) : { html, defects: [] }
}

/** Characters of shared parts: those of some 200 product pages. */
const STORED_PARTS = 2_000_000

const NO_FRAME = {}

/** Any data whose object is the same for many pages. */
const openJsonOf = (): ((data: object) => string) => {
  const texts = new WeakMap<object, string>()
  return (data) => {
    const text = texts.get(data) ?? JSON.stringify(data)
    texts.set(data, text)
    return text
  }
}

/**
 * Any page of the shop. `render` runs loaders and actions, then renders the document; a redirect is returned as the plain response.
 * `answer` returns the data only, for a page that a browser shows already.
 */
export const makeRenderPage = (deps: Deps) => {
  const { run, answer } = makeRunRoutes(deps.report)
  const partsOf = openPartStore(STORED_PARTS)
  const jsonOf = openJsonOf()
  const render = async (request: Request, injector: Injector, shop: ShopSettings): Promise<Rendered> => {
    const result = await run(request, injector)
    if (result._tag === 'Response') return result
    const { page, View, content, status, headers } = result
    const isPersonal = headers.get('cache-control') === PRIVATE_PAGE['Cache-Control']
    // Otherwise each browser would request what the page did not load. Some pages bring a visitor or a cart themselves.
    if (isPersonal && status < 500 && !content.matches.some(isMarked('noFetchInitUserData'))) await injector.get(LoadVisitor)()()
    const url = new URL(request.url)
    const { locale } = readLocalizedPath(url.pathname)
    const data: PageData = {
      locale,
      brand: shop.brandChannel,
      shop,
      assets: deps.assetsOf(page, locale, shop),
      ...(page === undefined ? {} : { page: page.name }),
      content,
      ...(isPersonal ? { visitor: visitorOf(injector) } : {}),
    }
    const intl = await deps.intlOf(locale, shop.tone)
    const json = toScriptJson(data)
    const parts = partsOf({
      frame: `${locale} ${jsonOf(shop)} ${jsonOf(content.matches.find(({ id }) => id === 'shell')?.loaderData ?? NO_FRAME)}`,
      alternates: alternatesOf(url, content.matches),
    })
    const { html: rendered, defects } = await renderText(
      <Document data={data} json={json}>
        <HydrationContext value={{ ...NO_HYDRATION, sharesParts: true, partHtml: parts.partHtml }}>
          <Storefront injector={injector} intl={intl}>
            <PageProvider page={stillPage(content, url)}><PageTree Page={View} ErrorPage={RouteErrorPage} /></PageProvider>
          </Storefront>
        </HydrationContext>
      </Document>,
      data.assets.entry,
    )
    for (const defect of defects) deps.report(defect)
    const html = parts.complete(rendered, defects.length === 0)
    if (status === 503) headers.set('retry-after', String(RETRY_AFTER))
    return { _tag: 'Page', status: defects.length > 0 ? 500 : status, headers, html }
  }
  return { render, answer }
}
