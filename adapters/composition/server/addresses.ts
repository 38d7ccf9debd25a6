import type { FastifyRequest } from 'fastify'
import type { ShopRegister } from '../../../application/commerce/shop/shop-register.port.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { BRAND_CHANNELS, type BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { brandOfHost } from './brand-of-host.ts'
import { hostOf } from '../../http-server/api/host-of.ts'

type Where = Pick<Configuration, 'brand' | 'publicUrl' | 'brandUrls'>

/** The configured addresses; a brand without one is a subdomain of the default brand's host. */
const publicUrlIn = ({ brand: usual, publicUrl, brandUrls }: Where, brand: BrandChannel): string => {
  if (brand === usual) return publicUrl
  const url = new URL(publicUrl)
  url.hostname = `${brand}.${url.hostname}`
  return brandUrls?.[brand] ?? url.origin
}

/** The address of each brand's shop, one table for links, pages, sitemaps and mails; and the brand of a host. */
export const shopAddresses = (configuration: Where) => {
  const urls = new Map(BRAND_CHANNELS.map((brand) => [brand, publicUrlIn(configuration, brand)]))
  const brands = new Map([...urls].map(([brand, url]) => [new URL(url).host, brand]))
  const brandOf = (host: string | undefined): BrandChannel => brands.get(host ?? '') ?? brandOfHost(host, configuration.brand)
  const publicUrlOf = (brand: BrandChannel): string => urls.get(brand) ?? configuration.publicUrl
  return {
    brandOf,
    publicUrlOf,
    /** The address of the requested brand; the host header itself is never trusted. */
    publicUrlOfRequest: (request: FastifyRequest): string => publicUrlOf(brandOf(hostOf(request))),
  }
}
export type ShopAddresses = ReturnType<typeof shopAddresses>

/** The brands as configured, each with the address this process serves; the payment time limit is a setting of the process. */
export const registerAt = (
  register: ShopRegister,
  { publicUrlOf }: Pick<ShopAddresses, 'publicUrlOf'>,
  configuration: Pick<Configuration, 'paymentHours' | 'transferDays' | 'firebase' | 'partners' | 'serviceUrl'>,
): ShopRegister => {
  const { paymentHours, transferDays: days, firebase, partners, serviceUrl } = configuration
  const settingsOf = (brand: BrandChannel): ShopSettings => {
    const { transfer, ...shop } = register.settings(brand)
    return {
      ...shop, publicUrl: publicUrlOf(brand), paymentHours, ...(transfer === undefined ? {} : { transfer: { ...transfer, days } }),
      ...(firebase === undefined ? {} : { social: firebase }), ...omitUndefined({ partners, serviceUrl }),
    }
  }
  const settings = new Map(BRAND_CHANNELS.map((brand) => [brand, settingsOf(brand)]))
  return { ...register, settings: (brand) => settings.get(brand) ?? register.settings(brand) }
}
