import { use, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { cartNews } from '../../domain/cart/cart-news.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import { DialogStackContext, type DialogStack } from '../binding/dialog-stack.ts'
import { useCell } from '../binding/use-cell.ts'
import { useLocale } from '../binding/use-locale.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useCartView } from './use-cart-view.ts'

/** Milliseconds after which a dialog that has just opened is read out: what is said before is lost. */
const AFTER_OPENING = 500

/** The sentence on the last change of the cart, from the first cart that is known on. */
const useNews = (): string => {
  const { cart, known } = useCartView()
  const locale = useLocale()
  const intl = useIntl()
  const [sentence, say] = useState('')
  const before = useRef<{ readonly cart: typeof cart }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => { clearTimeout(timer.current) }, [])
  useEffect(() => {
    if (!known) return
    const news = before.current === undefined ? undefined : cartNews(before.current.cart, cart)
    before.current = { cart }
    if (news === undefined) return
    const { _tag, line, total } = news
    const title = inLocale(line.titles, locale)
    const item = line.eye === undefined ? title : `${title}, ${intl.formatMessage({ id: `product.eye.${line.eye}` })}`
    const values = { item, count: line.quantity, total: formatMoney(total) }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      say(intl.formatMessage({ id: _tag === 'Packs' ? 'cart.news_packs' : 'cart.news_gone' }, values))
    }, AFTER_OPENING)
  }, [cart, known, intl, locale])
  return sentence
}

const Said = ({ dialogs }: { readonly dialogs: DialogStack }) => {
  const dialog = useCell(dialogs, undefined)
  const region = <VisuallyHidden><span role="status">{useNews()}</span></VisuallyHidden>
  return dialog === undefined ? region : createPortal(region, dialog)
}

/** Says what became of the cart, in one place for all that changes it; within a modal dialog while there is one. */
export const CartNews = () => {
  const dialogs = use(DialogStackContext)
  return dialogs === undefined ? null : <Said dialogs={dialogs} />
}
