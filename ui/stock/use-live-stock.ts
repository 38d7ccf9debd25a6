import { useMachine } from '@xstate/react'
import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useRef } from 'react'
import { CheckStock } from '../../application/storefront/stock/check-stock.ts'
import type { StockQuestion } from '../../application/storefront/stock/stock-gateway.port.ts'
import type { Shipment } from '../../domain/delivery/shipment.ts'
import { stockMachine } from '../../domain/stock/stock.machine.ts'
import type { StockAnswer } from '../../domain/stock/stock.machine.ts'
import { useInjected } from '../binding/use-injected.ts'

export type LiveStock = { readonly answer: StockAnswer; readonly isWaiting: boolean }

/** Stock and arrival of what is chosen, asked again whenever it differs; an overtaken answer is ignored. */
export const useLiveStock = (questions: readonly StockQuestion[], shipment: Shipment = {}): LiveStock => {
  const check = useInjected(CheckStock)
  const [snapshot, send] = useMachine(stockMachine)
  const asked = useRef(0)
  const question = JSON.stringify({ questions, shipment })
  useEffect(() => {
    const wanted = JSON.parse(question) as { readonly questions: readonly StockQuestion[]; readonly shipment: Shipment }
    asked.current += 1
    const sequence = asked.current
    if (wanted.questions.length === 0) {
      send({ type: 'stock.forgotten' })
      return
    }
    send({ type: 'stock.asked', sequence })
    void check(wanted.questions, wanted.shipment)().then((answer) => {
      if (E.isLeft(answer)) send({ type: 'stock.failed', sequence, failure: answer.left })
      else send({ type: 'stock.received', sequence, stocks: answer.right })
    })
  }, [check, send, question])
  return { answer: snapshot.context.answer, isWaiting: snapshot.hasTag('waiting') }
}
