import { LISTING_PARAMETERS } from '../../../domain/listing/listing-parameters.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

/** A public page as it goes over the wire. */
export type PublicPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** A text where it is for one visitor: V8 clears bytes, which lie outside its heap, only once 64 MB of them have gathered. */
  readonly html: string | Buffer
  /** Packed once, when the first visitor who can unpack it asks. */
  readonly brotli: () => Promise<Buffer>
}

/** When something is looked at: milliseconds of the clock, and the version of the catalogue. */
export type Moment = { readonly now: number; readonly version: string }

/**
 * One that is shown to more than one visitor; `drawn` says when its drawing began, `features` by which its variants were decided. A
 * `passing` one lacks what is not known yet: once anything has changed, nobody is shown it.
 */
export type StoredPage = PublicPage & {
  readonly html: Buffer
  readonly etag: string
  readonly drawn: Moment
  readonly features: readonly string[]
  readonly isTransient: boolean
}

/** The name under which a page is kept: brand, path, a listing's parameters in order. With any other it is for one visitor. */
export const pageKey = (brand: BrandChannel, url: URL): string | undefined => {
  const names = [...url.searchParams.keys()]
  if (!names.every((name) => LISTING_PARAMETERS.has(name))) return undefined
  const query = [...url.searchParams].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).sort().join('&')
  return `${brand} ${url.pathname}?${query}`
}

type Limits = {
  /** Of pages as they are before packing; the one not asked for longest leaves first. */
  readonly bytes: number
  /** Milliseconds for which a page is as good as new. */
  readonly lifetime: number
  /** Milliseconds after that for which it is still shown while it is drawn again, unless the catalogue has changed. */
  readonly grace: number
  /** Receives the error where a page that is still shown could not be rendered again. */
  readonly report?: (error: unknown) => void
}

/** What was drawn, if it may be kept for everybody. */
type Draw = () => Promise<StoredPage | undefined>

/** Keeps pages whole. However many ask for one that is not there, it is drawn once. */
export const openPageStore = ({ bytes, lifetime, grace, report = () => {} }: Limits) => {
  const pages = new Map<string, StoredPage>()
  const drawings = new Map<string, Promise<StoredPage | undefined>>()
  let heldBytes = 0
  let [hits, misses, renders] = [0, 0, 0]
  const forget = (key: string): void => {
    heldBytes -= pages.get(key)?.html.byteLength ?? 0
    pages.delete(key)
  }
  const keep = (key: string, page: StoredPage): void => {
    forget(key)
    pages.set(key, page)
    heldBytes += page.html.byteLength
    for (const oldest of pages.keys()) {
      if (heldBytes <= bytes) return
      forget(oldest)
    }
  }
  const drawOnce = async (key: string, draw: Draw): Promise<StoredPage | undefined> => {
    try {
      renders += 1
      const page = await draw()
      if (page === undefined) forget(key)
      else keep(key, page)
      return page
    } finally {
      drawings.delete(key)
    }
  }
  const drawing = (key: string, draw: Draw): Promise<StoredPage | undefined> => {
    const begun = drawings.get(key) ?? drawOnce(key, draw)
    drawings.set(key, begun)
    return begun
  }
  return {
    /** The page of a key at a moment of the clock; `undefined` where what was drawn was meant for one visitor. */
    page: (key: string, { now, version }: Moment, draw: Draw): Promise<StoredPage | undefined> => {
      const page = pages.get(key)
      const age = page === undefined ? Infinity : now - page.drawn.now
      const isFormer = page?.drawn.version !== version
      if (age >= (isFormer ? lifetime : lifetime + grace) || (isFormer && page?.isTransient === true)) {
        misses += 1
        return drawing(key, draw)
      }
      hits += 1
      if (page !== undefined) {
        pages.delete(key)
        pages.set(key, page)
      }
      // This visitor has a page, and hears of no failure.
      if (age >= lifetime || isFormer) drawing(key, draw).catch(report)
      return Promise.resolve(page)
    },
    /** What is kept, and how it was asked for since the process began. */
    figures: () => ({ bytes: heldBytes, hits, misses, renders }),
  }
}
export type PageStore = ReturnType<typeof openPageStore>
