import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import type { Overrides } from '../../adapters/composition/headless/open-headless-shop.ts'
import { makeRenderPage } from '../../adapters/composition/pages/render-page.tsx'
import { readLocalizedPath } from '../../domain/shop/localized-path.ts'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import { pageIntl } from '../../adapters/composition/pages/page-intl.ts'

export type PageResponse = { readonly status: number; readonly headers: Headers; readonly html: string }

const ORIGIN = 'http://shop.example'
const ASSETS = { entry: '/entry.js', styles: [], laterStyles: [], preloads: [], fonts: [], texts: '/texts' }

/** The shop's pages for a browser without script, on the whole shop in memory; one visitor per language. */
export const openPages = (overrides: Overrides = {}, brand: BrandChannel = 'iris') => {
  const shop = openHeadlessShop(overrides)
  const visitors = new Map<string, ReturnType<typeof shop.visitor>>()
  const defects: unknown[] = []
  const { render } = makeRenderPage({
    assetsOf: () => ASSETS,
    intlOf: pageIntl,
    report: (defect) => { defects.push(defect) },
  })
  const visitorAt = (path: string) => {
    const { locale } = readLocalizedPath(new URL(path, ORIGIN).pathname)
    const visitor = visitors.get(locale) ?? shop.visitor({ locale, brand })
    visitors.set(locale, visitor)
    return visitor
  }
  const respond = async (path: string, init: RequestInit): Promise<PageResponse> => {
    const rendered = await render(new Request(new URL(path, ORIGIN), init), visitorAt(path).injector, shop.ports.register.settings(brand))
    if (rendered._tag === 'Response') {
      return { status: rendered.response.status, headers: rendered.response.headers, html: await rendered.response.text() }
    }
    const html = rendered.html.toString()
    const [defect] = defects.splice(0)
    if (defect !== undefined) throw defect
    return { status: rendered.status, headers: rendered.headers, html }
  }
  return {
    shop,
    visitorAt,
    get: (path: string) => respond(path, {}),
    post: (path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
      respond(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  }
}
