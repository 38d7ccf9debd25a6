import { isBrandChannel, type BrandChannel } from '../../../domain/shop/brand-channel.ts'

/** The brand of a host: by its first label (`mrlens.localhost`, `mrlens.example`), else the default brand. */
export const brandOfHost = (host: string | undefined, fallback: BrandChannel): BrandChannel => {
  const label = host?.split(':')[0]?.split('.').find((part) => part !== 'www') ?? ''
  return isBrandChannel(label) ? label : fallback
}
