import type { Locale } from '../../../domain/shop/locale.ts'

/** Where a form has all that is kept of a customer told as a file, so it is no operation of the storefront; below the API's prefix. */
export const DATA_EXPORT_ROUTE = '/customers/me/data-export'

export const dataExportPath = (locale: Locale): string => `/api${DATA_EXPORT_ROUTE}?locale=${locale}`
