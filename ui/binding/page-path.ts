import { readLocalizedPath } from '../../domain/shop/localized-path.ts'

const decoded = (pathname: string): string => {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/**
 * The path of a page as `PAGES` writes it: without language prefix, trailing slash and percent encoding. The router accepts every
 * spelling of an address, and a route file that serves several pages must do the same.
 */
export const pagePath = (pathname: string): string => readLocalizedPath(decoded(pathname)).path.replace(/(?<=[^/])\/+$|(?<=^\/)\/+$/, '')
