import { use, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl, type IntlShape } from 'react-intl'
import { cartNews, type CartNews as News } from '../../domain/cart/cart-news.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { countUnits } from '../../domain/cart/count-units.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import { countedBy } from '../../domain/product/counted-by.ts'
import { inLocale, type Locale } from '../../domain/shop/locale.ts'
import { DialogStackContext, type DialogStack } from '../binding/dialog-stack.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useLocale } from '../binding/use-locale.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useCartView } from './use-cart-view.ts'

/** Milliseconds after which a dialog that has just opened is read out: what is said before is lost. */
const AFTER_OPENING = 500

const newsSentence = (intl: IntlShape, locale: Locale, { _tag, line, total }: News): string => {
  const title = inLocale(line.titles, locale)
  const item = line.eye === undefined ? title : `${title}, ${intl.formatMessage({ id: `product.eye.${line.eye}` })}`
  const values = { item, count: line.quantity, unit: countedBy(line.packLabel), total: formatMoney(total) }
  return intl.formatMessage({ id: _tag === 'Packs' ? 'cart.news_packs' : 'cart.news_gone' }, values)
}

const wholeSentence = (intl: IntlShape, cart: Cart): string =>
  intl.formatMessage({ id: 'cart.news_packs' }, {
    item: intl.formatMessage({ id: 'cart.title' }), count: countUnits(cart), unit: 'article', total: formatMoney(cart.totals.total),
  })

/** The sentence on the last change of the cart, from the first cart that is known on. */
const useNews = (): string => {
  const { cart, known, changed, failure } = useCartView()
  const locale = useLocale()
  const intl = useIntl()
  const [sentence, say] = useState('')
  const before = useRef<{ readonly cart: typeof cart }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => { clearTimeout(timer.current) }, [])
  useEffect(() => {
    if (!known || (cart === undefined && failure !== undefined)) return
    const isFirst = before.current === undefined
    const news = before.current === undefined ? undefined : cartNews(before.current.cart, cart)
    before.current = { cart }
    // A cart that was changed before it was known has nothing it could be compared with: it is told as a whole.
    const told = news === undefined
      ? isFirst && changed === true && cart !== undefined && wholeSentence(intl, cart)
      : newsSentence(intl, locale, news)
    if (told === false) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => { say(told) }, AFTER_OPENING)
  }, [cart, known, changed, failure, intl, locale])
  return sentence
}

const Said = ({ dialogs }: { readonly dialogs: DialogStack }) => {
  const dialog = useSignal(dialogs, undefined)
  const region = <VisuallyHidden><span role="status">{useNews()}</span></VisuallyHidden>
  return dialog === undefined ? region : createPortal(region, dialog)
}

/** Says what became of the cart, in one place for all that changes it; within a modal dialog while there is one. */
export const CartNews = () => {
  const dialogs = use(DialogStackContext)
  return dialogs === undefined ? null : <Said dialogs={dialogs} />
}
