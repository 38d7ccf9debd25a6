import * as E from 'fp-ts/lib/Either.js'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useOnChange } from '../binding/use-on-change.ts'
import { usePanel } from '../binding/panels.ts'
import { chosenItems } from './chosen-items.ts'
import type { ProductPageData } from './product-page-data.ts'
import type { ProductReply } from './product-reply.ts'
import type { action } from './product.route.ts'
import type { LensChoosing } from './use-lens-choices.ts'

/** What was added is shown at the side, and a new gift is asked about. */
const useOpeningWhenAdded = (reply: ProductReply | undefined): void => {
  const cartSidebar = usePanel('cart')
  const giftDialog = usePanel('gift')
  useOnChange(reply, useCallback((news) => {
    if (news?._tag !== 'Added') return
    cartSidebar.open()
    if (news.hasNewTrial === true) giftDialog.open()
  }, [cartSidebar, giftDialog]))
}

/** What the button that was pressed is for. */
const intentOf = ({ nativeEvent }: FormEvent<HTMLFormElement>): string | undefined => {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter instanceof HTMLButtonElement ? submitter.value : undefined
}

/** Sends the form without leaving the page, once nothing stands in the way that the page knows of. */
export const useLensPurchase = (product: ProductPageData, { choices, refuse }: LensChoosing, posted: ProductReply | undefined) => {
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<typeof action>()
  const [answered, setAnswered] = useState(fetcher.data)
  if (fetcher.data !== answered) {
    setAnswered(fetcher.data)
    if (fetcher.data !== undefined) refuse(fetcher.data.problems)
  }
  useOpeningWhenAdded(fetcher.data ?? posted)

  const address = pathname + search
  const isBusy = fetcher.state !== 'idle'
  // Pressed twice, the second press may come before the page is drawn busy.
  const isSent = useRef(false)
  useEffect(() => { if (!isBusy) isSent.current = false }, [isBusy, fetcher.data])
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const intent = intentOf(event)
    // It leads to another page, with script and without.
    if (intent === 'subscribe') return
    event.preventDefault()
    if (isBusy || isSent.current || intent !== 'add') return
    const items = chosenItems(product, choices)
    if (E.isLeft(items)) return refuse(items.left)
    isSent.current = true
    const fields = new FormData(event.currentTarget)
    fields.set('intent', 'add')
    fields.set('after', 'sidebar')
    void fetcher.submit(fields, { method: 'post', action: address })
  }
  return { address, submit, isBusy, failure: fetcher.data?.failure }
}
