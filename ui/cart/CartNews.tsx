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

/** Milliseconds until a dialog that has just opened was read out: an earlier announcement would be lost. */
const AFTER_OPENING = 500

const newsSentence = (intl: IntlShape, locale: Locale, { _tag, line, total }: News): string => {
  const title = inLocale(line.titles, locale)
  const item = line.eye === undefined ? title : `${title}, ${intl.formatMessage({ id: `product.eye.${line.eye}` })}`
  const values = { item, count: line.quantity, unit: countedBy(line.packLabel), total: formatMoney(total) }
  return intl.formatMessage({ id: _tag === 'Packs' ? 'cart.news_packs' : 'cart.news_removed' }, values)
}

const wholeSentence = (intl: IntlShape, cart: Cart): string =>
  intl.formatMessage({ id: 'cart.news_packs' }, {
    item: intl.formatMessage({ id: 'cart.title' }), count: countUnits(cart), unit: 'article', total: formatMoney(cart.totals.total),
  })

/** The announcement of the last cart change, from the first loaded cart on. */
const useNews = (): string => {
  const { cart, ready, changed, failure } = useCartView()
  const locale = useLocale()
  const intl = useIntl()
  const [sentence, announce] = useState('')
  const before = useRef<{ readonly cart: typeof cart }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => { clearTimeout(timer.current) }, [])
  useEffect(() => {
    if (!ready || (cart === undefined && failure !== undefined)) return
    const isFirst = before.current === undefined
    const news = before.current === undefined ? undefined : cartNews(before.current.cart, cart)
    before.current = { cart }
    // A cart that was changed before it was loaded cannot be compared: it is announced as a whole.
    const announcement = news === undefined
      ? isFirst && changed === true && cart !== undefined && wholeSentence(intl, cart)
      : newsSentence(intl, locale, news)
    if (announcement === false) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => { announce(announcement) }, AFTER_OPENING)
  }, [cart, ready, changed, failure, intl, locale])
  return sentence
}

const Announcement =  ({ dialogs }: { readonly dialogs: DialogStack }) => {
  const dialog = useSignal(dialogs, undefined)
  const region = <VisuallyHidden><span role="status">{useNews()}</span></VisuallyHidden>
  return dialog === undefined ? region : createPortal(region, dialog)
}

/** Announces cart changes to screen readers, in one place for all that change it; within a modal dialog while one is open. */
export const CartNews = () => {
  const dialogs = use(DialogStackContext)
  return dialogs === undefined ? null : <Announcement dialogs={dialogs} />
}
