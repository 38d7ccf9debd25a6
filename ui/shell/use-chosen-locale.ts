import { useEffect } from 'react'
import { ChooseLocale } from '../../application/storefront/visit/choose-locale.ts'
import { isLocale } from '../../domain/shop/locale.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Remembers the language whose link somebody presses (Account §2.9). */
export const useChosenLocale = (): void => {
  const choose = useInjected(ChooseLocale)
  useEffect(() => {
    const hear = ({ target }: MouseEvent): void => {
      const chosen = target instanceof Element ? target.closest('a')?.hreflang ?? '' : ''
      if (isLocale(chosen)) choose(chosen)
    }
    document.addEventListener('click', hear, true)
    return () => { document.removeEventListener('click', hear, true) }
  }, [choose])
}
