import { isBrandChannel, type BrandChannel } from '../../domain/shop/brand-channel.ts'

/** A setting that can differ by brand. */
export type ByBrand<Value> = { readonly [brand in BrandChannel]?: Value }

/** Written as `mrlens=https://www.mrlens.ch,mclinsen=https://…`; `undefined` for anything else. */
export const readByBrand = <Value>(text: string, readValue: (text: string) => Value | undefined): ByBrand<Value> | undefined => {
  const values: { [brand in BrandChannel]?: Value } = {}
  for (const pair of text.split(',')) {
    const [brand = '', ...rest] = pair.trim().split('=')
    const value = readValue(rest.join('='))
    if (!isBrandChannel(brand) || value === undefined) return undefined
    values[brand] = value
  }
  return values
}
