import * as E from '../../domain/either.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useFetcher } from '../binding/use-fetcher.tsx'
import { fieldsOf, useLocation } from '../binding/use-page.ts'
import { CartTokenKeeper } from '../../application/storefront/cart/cart-token-keeper.port.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useOnChange } from '../binding/use-on-change.ts'
import { usePanel } from '../binding/panels.ts'
import { chosenItems } from './chosen-items.ts'
import type { ProductPageData } from './product-page-data.ts'
import { UNANSWERED, type ProductReply } from './product-reply.ts'
import type { action } from './product.route.ts'
import type { LensChoicesState } from './use-lens-choices.ts'

/** Opens the cart sidebar after adding, and the gift dialog for a new gift. */
const useOpeningWhenAdded = (reply: ProductReply | undefined): void => {
  const cartSidebar = usePanel('cart')
  const giftDialog = usePanel('gift')
  useOnChange(reply, useCallback((update) => {
    if (update?._tag !== 'Added') return
    cartSidebar.open()
    if (update.hasNewTrial === true) giftDialog.open()
  }, [cartSidebar, giftDialog]))
}

/** The intent of the pressed button. */
const intentOf = ({ nativeEvent }: FormEvent<HTMLFormElement>): string | undefined => {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter instanceof HTMLButtonElement ? submitter.value : undefined
}

/** A browser that refuses cookies has lost the cart by the time the reply arrives. */
const useStoredReply = (reply: ProductReply | undefined): ProductReply | undefined => {
  const cartToken = useInjected(CartTokenKeeper)
  return useMemo(() => (
    reply?._tag === 'Added' && cartToken.read() === undefined ? { ...UNANSWERED, failure: { _tag: 'NothingStored' } } : reply
  ), [reply, cartToken])
}

/** Submits the form without leaving the page, once there are no known problems. */
export const useLensPurchase = (product: ProductPageData, { choices, refuse }: LensChoicesState, posted: ProductReply | undefined) => {
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<typeof action>({ unanswered: UNANSWERED })
  const reply = useStoredReply(fetcher.data)
  const [lastReply, setLastReply] = useState(reply)
  if (reply !== lastReply) {
    setLastReply(reply)
    if (reply !== undefined) refuse(reply.problems)
  }
  useOpeningWhenAdded(reply ?? posted)

  const address = pathname + search
  const isBusy = fetcher.isWaiting
  // The second press of a double click may come before the page is rendered busy.
  const isSent = useRef(false)
  useEffect(() => { if (!isBusy) isSent.current = false }, [isBusy, reply])
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const intent = intentOf(event)
    // It leads to another page, with and without script.
    if (intent === 'subscribe') return
    event.preventDefault()
    if (isBusy || isSent.current || intent !== 'add') return
    const items = chosenItems(product, choices)
    if (E.isLeft(items)) return refuse(items.left)
    isSent.current = true
    const fields = fieldsOf(event.currentTarget)
    fields.set('intent', 'add')
    fields.set('after', 'sidebar')
    void fetcher.submit(fields, address)
  }
  return { address, submit, isBusy, failure: reply?.failure }
}
