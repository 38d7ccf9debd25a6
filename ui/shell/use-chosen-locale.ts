import { useEffect } from 'react'
import { ChooseLocale } from '../../application/storefront/visit/choose-locale.ts'
import { isLocale } from '../../domain/shop/locale.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Stores the language whose link is clicked (Account §2.9). */
export const useChosenLocale = (): void => {
  const choose = useInjected(ChooseLocale)
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent): void => {
      const chosen = target instanceof Element ? target.closest('a')?.hreflang ?? '' : ''
      if (isLocale(chosen)) choose(chosen)
    }
    document.addEventListener('click', handleClick, true)
    return () => { document.removeEventListener('click', handleClick, true) }
  }, [choose])
}
