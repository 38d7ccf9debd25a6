import type { FastifyRequest } from 'fastify'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { brandOfHost } from './brand-of-host.ts'
import { hostOf } from '../../http-server/api/host-of.ts'

/** Where each brand's shop stands: the configured address for the default brand, the brand as a first label for the others. */
export const shopAddresses = (configuration: Pick<Configuration, 'brand' | 'publicUrl'>) => {
  const brandOf = (host: string | undefined): BrandChannel => brandOfHost(host, configuration.brand)
  const publicUrlOf = (brand: BrandChannel): string => {
    if (brand === configuration.brand) return configuration.publicUrl
    const url = new URL(configuration.publicUrl)
    url.hostname = `${brand}.${url.hostname}`
    return url.origin
  }
  return {
    brandOf,
    publicUrlOf,
    /** Of the brand that was asked for; the host itself is never trusted. */
    publicUrlOfRequest: (request: FastifyRequest): string => publicUrlOf(brandOf(hostOf(request))),
  }
}
export type ShopAddresses = ReturnType<typeof shopAddresses>
