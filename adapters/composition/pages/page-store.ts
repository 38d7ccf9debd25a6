import { LISTING_PARAMETERS } from '../../../domain/listing/listing-parameters.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

/** A public page as it is sent. */
export type PublicPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** A plain text if it is for one visitor only: bytes lie outside V8's heap, which frees them only once 64 MB have gathered. */
  readonly html: string | Buffer
  /** Compressed once, for the first visitor whose browser accepts it. */
  readonly brotli: () => Promise<Buffer>
}

/** The moment of a read: milliseconds of the clock, and the version of the catalogue. */
export type Moment = { readonly now: number; readonly version: string }

/**
 * A page for more than one visitor; `renderedAt` is the moment its rendering began, `features` are those that decided its variants. A
 * `isTransient` page lacks data that was not available yet: after any change it is not shown again.
 */
export type StoredPage = PublicPage & {
  readonly html: Buffer
  readonly etag: string
  readonly renderedAt: Moment
  readonly features: readonly string[]
  readonly isTransient: boolean
}

/** The key of a page: brand, path, and a listing's parameters in order. A page with any other parameter is for one visitor. */
export const pageKey = (brand: BrandChannel, url: URL): string | undefined => {
  const names = [...url.searchParams.keys()]
  if (!names.every((name) => LISTING_PARAMETERS.has(name))) return undefined
  const query = [...url.searchParams].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).sort().join('&')
  return `${brand} ${url.pathname}?${query}`
}

type Options = {
  /** The size of all pages before compression; the least recently used page is evicted first. */
  readonly bytes: number
  /** Milliseconds for which a page counts as fresh. */
  readonly lifetime: number
  /** Milliseconds after that for which it is still shown while it is rendered again, unless the catalogue has changed. */
  readonly grace: number
  /** Receives the error if a page that is still shown could not be rendered again. */
  readonly report?: (error: unknown) => void
}

/** The rendered page, if it may be cached for everybody. */
type Render = () => Promise<StoredPage | undefined>

/** A cache of whole pages. Concurrent requests for a missing page share one rendering. */
export const openPageStore = ({ bytes, lifetime, grace, report = () => {} }: Options) => {
  const pages = new Map<string, StoredPage>()
  const renderings = new Map<string, Promise<StoredPage | undefined>>()
  let usedBytes = 0
  let [hits, misses, renders] = [0, 0, 0]
  const evict = (key: string): void => {
    usedBytes -= pages.get(key)?.html.byteLength ?? 0
    pages.delete(key)
  }
  const store = (key: string, page: StoredPage): void => {
    evict(key)
    pages.set(key, page)
    usedBytes += page.html.byteLength
    for (const oldest of pages.keys()) {
      if (usedBytes <= bytes) return
      evict(oldest)
    }
  }
  const renderOnce = async (key: string, render: Render): Promise<StoredPage | undefined> => {
    try {
      renders += 1
      const page = await render()
      if (page === undefined) evict(key)
      else store(key, page)
      return page
    } finally {
      renderings.delete(key)
    }
  }
  const renderingOf = (key: string, render: Render): Promise<StoredPage | undefined> => {
    const rendering = renderings.get(key) ?? renderOnce(key, render)
    renderings.set(key, rendering)
    return rendering
  }
  return {
    /** The page of a key at a moment of the clock; `undefined` if the rendered page is for one visitor only. */
    page: (key: string, { now, version }: Moment, render: Render): Promise<StoredPage | undefined> => {
      const page = pages.get(key)
      const age = page === undefined ? Infinity : now - page.renderedAt.now
      const isStale = page?.renderedAt.version !== version
      if (age >= (isStale ? lifetime : lifetime + grace) || (isStale && page?.isTransient === true)) {
        misses += 1
        return renderingOf(key, render)
      }
      hits += 1
      if (page !== undefined) {
        pages.delete(key)
        pages.set(key, page)
      }
      // This visitor gets the cached page; the failure is only reported.
      if (age >= lifetime || isStale) renderingOf(key, render).catch(report)
      return Promise.resolve(page)
    },
    /** The cached pages, and the numbers of hits, misses and renderings since the process began. */
    figures: () => ({ bytes: usedBytes, hits, misses, renders }),
  }
}
export type PageStore = ReturnType<typeof openPageStore>
