import { LISTING_PARAMETERS } from '../../../domain/listing/listing-parameters.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

/** A public page as it goes over the wire, packed once. */
export type StoredPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: Buffer
  readonly brotli: Buffer
  readonly etag: string
  /** Milliseconds of the clock at which it was drawn. */
  readonly drawnAt: number
}

/** The name under which a page is kept: brand, path, a listing's parameters in order. An address with any other is never kept. */
export const pageKey = (brand: BrandChannel, url: URL): string | undefined => {
  const names = [...url.searchParams.keys()]
  if (!names.every((name) => LISTING_PARAMETERS.has(name))) return undefined
  const query = [...url.searchParams].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).sort().join('&')
  return `${brand} ${url.pathname}?${query}`
}

/** Keeps up to `capacity` pages for `lifetime` milliseconds each; the one not asked for longest leaves first. */
export const openPageStore = (limits: { readonly capacity: number; readonly lifetime: number }) => {
  const pages = new Map<string, StoredPage>()
  return {
    find: (key: string, now: number): StoredPage | undefined => {
      const page = pages.get(key)
      if (page === undefined) return undefined
      pages.delete(key)
      if (now - page.drawnAt >= limits.lifetime) return undefined
      pages.set(key, page)
      return page
    },
    keep: (key: string, page: StoredPage): void => {
      pages.delete(key)
      pages.set(key, page)
      const oldest = pages.keys().next().value
      if (pages.size > limits.capacity && oldest !== undefined) pages.delete(oldest)
    },
  }
}
export type PageStore = ReturnType<typeof openPageStore>
