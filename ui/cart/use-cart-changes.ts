import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { AddToCart } from '../../application/storefront/cart/add-to-cart.ts'
import { ChangeCart } from '../../application/storefront/cart/change-cart.ts'
import { ChangeLineQuantity } from '../../application/storefront/cart/change-line-quantity.ts'
import { CurrentCart } from '../../application/storefront/cart/current-cart-signal.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { toLineInput, type CartLine } from '../../domain/cart/cart.ts'
import { NOTICE_DURATION } from '../../domain/notice/notices.ts'
import { countedBy } from '../../domain/product/counted-by.ts'
import type { Failure } from '../../domain/refusal.ts'
import { useAfterCartChange } from './use-after-cart-change.ts'
import { usePanel } from '../binding/panels.ts'
import { useTemporaryValue } from '../binding/use-temporary-value.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import type { Message } from '../messages/message.ts'
import { useLoadRefusal } from '../messages/use-refusal.ts'
import type { CartChanges, RemovedLine } from './cart-changes.ts'

const without = <Value>(record: { readonly [key: string]: Value }, removedKey: string): { readonly [key: string]: Value } =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== removedKey))

/** Updates lines optimistically and reverts a change that is refused. */
export const useCartChanges = (initial: Pick<CartChanges, 'problems'> = { problems: {} }) => {
  const currentCart = useInjected(CurrentCart)
  const change = useInjected(ChangeLineQuantity)
  const changeCart = useInjected(ChangeCart)
  const shop = useInjected(Shop)
  const add = useInjected(AddToCart)
  const [locale, loadRefusal] = [useLocale(), useLoadRefusal()]
  const action = useLocalePath()('/cart')
  const afterChange = useAfterCartChange()
  const giftDialog = usePanel('gift')
  const [pending, setPending] = useState<CartChanges['pending']>({})
  const [problems, setProblems] = useState<{ readonly [lineId: string]: Message }>(initial.problems)
  const [removed, showRemoved, hideRemoved, keepRemoved] = useTemporaryValue<RemovedLine>(NOTICE_DURATION)

  const refuse = async (lineId: string, failure: Failure): Promise<void> => {
    const problem = await loadRefusal(failure)
    setProblems((previous) => ({ ...previous, [lineId]: problem }))
  }
  const onQuantity = async (lineId: string, quantity: number): Promise<void> => {
    setPending((previous) => ({ ...previous, [lineId]: quantity }))
    setProblems((previous) => without(previous, lineId))
    const result = await change(lineId, quantity)()
    setPending((previous) => (previous[lineId] === quantity ? without(previous, lineId) : previous))
    if (E.isLeft(result)) await refuse(lineId, result.left)
    afterChange()
  }
  const onRemove = async (lineId: string, title: string, isTrial: boolean): Promise<void> => {
    // Works before the cart is loaded as well: the line itself says that it is a trial.
    if (isTrial) {
      giftDialog.open()
      return
    }
    const line = currentCart.now().cart?.lines.find(({ id }) => id === lineId)
    const result = await changeCart((token) => shop.cart.removeFromCart({ token, itemId: lineId }))()
    if (E.isLeft(result)) await refuse(lineId, result.left)
    else if (line !== undefined) showRemoved({ title, eye: line.eye, onUndo: () => { void undo(line, title) } })
    afterChange()
  }
  // If a line cannot be restored, the action stays available, with the reason.
  const undo = async (line: CartLine, title: string): Promise<void> => {
    const removedLine = { title, eye: line.eye, unit: countedBy(line.packLabel), onUndo: () => { void undo(line, title) } }
    keepRemoved({ ...removedLine, isBusy: true })
    const result = await add([toLineInput(line)], locale)()
    if (E.isLeft(result)) keepRemoved({ ...removedLine, problem: await loadRefusal(result.left) })
    else hideRemoved()
    afterChange()
  }
  const changes: CartChanges = {
    action,
    pending,
    problems,
    onQuantity: (lineId, quantity) => { void onQuantity(lineId, quantity) },
    onRemove: (lineId, title, isTrial) => { void onRemove(lineId, title, isTrial) },
  }
  return { changes, removed }
}
