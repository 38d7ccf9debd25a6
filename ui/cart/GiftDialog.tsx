import { useMachine } from '@xstate/react'
import * as E from 'fp-ts/lib/Either.js'
import { OptOutOfGifts } from '../../application/storefront/cart/opt-out-of-gifts.ts'
import { giftOptOutMachine } from '../../domain/cart/gift-opt-out.machine.ts'
import { usePanel } from '../binding/panels.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useRefusal } from '../messages/use-refusal.ts'
import { GiftDialogView } from './GiftDialogView.tsx'

/** Asks whether a gift is wanted, and removes it if not. */
export const GiftDialog = () => {
  const optOut = useInjected(OptOutOfGifts)
  const dialog = usePanel('gift')
  const isOpen = useSignal(dialog, false)
  const [snapshot, send] = useMachine(giftOptOutMachine)
  const { failure } = snapshot.context
  const remove = async (): Promise<void> => {
    send({ type: 'removal.requested' })
    const result = await optOut()()
    send(E.isLeft(result) ? { type: 'removal.failed', failure: result.left } : { type: 'removal.done' })
  }
  return (
    <GiftDialogView
      isOpen={isOpen}
      state={snapshot.value}
      problem={useRefusal(failure)}
      onKeep={() => {
        send({ type: 'result.dismissed' })
        dialog.close()
      }}
      onRemove={() => { void remove() }}
    />
  )
}
