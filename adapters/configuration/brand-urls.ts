import { isBrandChannel, type BrandChannel } from '../../domain/shop/brand-channel.ts'

/** Where brands are reached that do not stand below the host of the default one. */
export type BrandUrls = { readonly [brand in BrandChannel]?: string }

/** As it is written: `mrlens=https://www.mrlens.ch,mclinsen=https://…`; `undefined` where anything else stands. */
export const readBrandUrls = (text: string, readUrl: (text: string) => string | undefined): BrandUrls | undefined => {
  const urls: { [brand in BrandChannel]?: string } = {}
  for (const pair of text.split(',')) {
    const [brand = '', ...rest] = pair.trim().split('=')
    const url = readUrl(rest.join('='))
    if (!isBrandChannel(brand) || url === undefined) return undefined
    urls[brand] = url
  }
  return urls
}
