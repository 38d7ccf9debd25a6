import { readLocalizedPath } from '../../domain/shop/localized-path.ts'

const decoded = (pathname: string): string => {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/**
 * The page of an address as the table of pages writes it: without its language, without a slash behind it and with no letter encoded.
 * The router takes an address however it is written, and one file that serves several pages must take it alike.
 */
export const pagePath = (pathname: string): string => readLocalizedPath(decoded(pathname)).path.replace(/(?<=[^/])\/+$|(?<=^\/)\/+$/, '')
