import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { AddToCart } from '../../application/storefront/cart/add-to-cart.ts'
import { ChangeLineQuantity } from '../../application/storefront/cart/change-line-quantity.ts'
import { CurrentCart } from '../../application/storefront/cart/current-cart-signal.ts'
import { RemoveLine } from '../../application/storefront/cart/remove-line.ts'
import type { CartLine } from '../../domain/cart/cart.ts'
import { NOTICE_DURATION } from '../../domain/notice/notices.ts'
import { countedBy } from '../../domain/product/counted-by.ts'
import type { Failure } from '../../domain/refusal.ts'
import { useAfterCartChange } from './use-after-cart-change.ts'
import { usePanel } from '../binding/panels.ts'
import { useForAWhile } from '../binding/use-for-a-while.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import type { Message } from '../messages/message.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import type { CartChanges, RemovedLine } from './cart-changes.ts'
import { newItemOf } from './new-item-of.ts'

const without = <Value>(record: { readonly [key: string]: Value }, gone: string): { readonly [key: string]: Value } =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== gone))

/** Changes lines at once and takes the change back when the shop refuses it. */
export const useCartChanges = (known: Pick<CartChanges, 'problems'> = { problems: {} }) => {
  const held = useInjected(CurrentCart)
  const change = useInjected(ChangeLineQuantity)
  const remove = useInjected(RemoveLine)
  const add = useInjected(AddToCart)
  const locale = useLocale()
  const action = useLocalePath()('/cart')
  const afterChange = useAfterCartChange()
  const giftDialog = usePanel('gift')
  const [asked, setAsked] = useState<CartChanges['asked']>({})
  const [problems, setProblems] = useState<{ readonly [lineId: string]: Message }>(known.problems)
  const [removed, showRemoved, hideRemoved, keepRemoved] = useForAWhile<RemovedLine>(NOTICE_DURATION)

  const refuse = (lineId: string, failure: Failure): void => {
    setProblems((others) => ({ ...others, [lineId]: refusalMessage(failure, locale) }))
  }
  const onQuantity = async (lineId: string, quantity: number): Promise<void> => {
    setAsked((others) => ({ ...others, [lineId]: quantity }))
    setProblems((others) => without(others, lineId))
    const answer = await change(lineId, quantity)()
    setAsked((others) => (others[lineId] === quantity ? without(others, lineId) : others))
    if (E.isLeft(answer)) refuse(lineId, answer.left)
    afterChange()
  }
  const onRemove = async (lineId: string, title: string, isTrial: boolean): Promise<void> => {
    // Whoever presses before the cart is known here is asked all the same: the line says what it is.
    if (isTrial) {
      giftDialog.open()
      return
    }
    const line = held.now().cart?.lines.find(({ id }) => id === lineId)
    const answer = await remove(lineId)()
    if (E.isLeft(answer)) refuse(lineId, answer.left)
    else if (line !== undefined) showRemoved({ title, eye: line.eye, onUndo: () => { void undo(line, title) } })
    afterChange()
  }
  // A line that cannot be put back is not lost: the way back stays, with the reason.
  const undo = async (line: CartLine, title: string): Promise<void> => {
    const gone = { title, eye: line.eye, unit: countedBy(line.packLabel), onUndo: () => { void undo(line, title) } }
    keepRemoved({ ...gone, isBusy: true })
    const answer = await add([newItemOf(line)], locale)()
    if (E.isLeft(answer)) keepRemoved({ ...gone, problem: refusalMessage(answer.left, locale) })
    else hideRemoved()
    afterChange()
  }
  const changes: CartChanges = {
    action,
    asked,
    problems,
    onQuantity: (lineId, quantity) => { void onQuantity(lineId, quantity) },
    onRemove: (lineId, title, isTrial) => { void onRemove(lineId, title, isTrial) },
  }
  return { changes, removed }
}
