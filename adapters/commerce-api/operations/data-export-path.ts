import type { Locale } from '../../../domain/shop/locale.ts'

/** The path of a customer's data export. A form downloads it, so it is no operation of the storefront; below the API's prefix. */
export const DATA_EXPORT_ROUTE = '/customers/me/data-export'

export const dataExportPath = (locale: Locale): string => `/api${DATA_EXPORT_ROUTE}?locale=${locale}`
