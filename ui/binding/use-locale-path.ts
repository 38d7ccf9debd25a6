import { useLocale } from './use-locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'

/** Prefixes a path with the language of the page: `/c/lens` becomes `/fr/c/lens`. */
export const useLocalePath = (): ((path: string) => string) => {
  const locale = useLocale()
  return (path) => localePath(locale, path)
}
