import { useLocale } from './use-locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'

/** Makes the address of a page in the language of this one: `/c/lens` becomes `/fr/c/lens`. */
export const useLocalePath = (): ((path: string) => string) => {
  const locale = useLocale()
  return (path) => localePath(locale, path)
}
