import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import type { Message } from '../messages/message.ts'
import { say } from '../messages/say.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { OrderAgain } from '../reorder/order-again.ts'
import { OrderAgainView } from '../reorder/OrderAgainView.tsx'
import { ReorderButton } from '../reorder/ReorderButton.tsx'
import type { OrderData } from './order-data.ts'
import { OwnOrderPageView } from './OwnOrderPageView.tsx'
import { useOpenMethods } from '../payment/use-open-methods.ts'

type Loaded = {
  readonly order: OrderData
  readonly id: number
  readonly createdAt: string
  readonly documents: readonly string[]
  readonly points?: number
  readonly methods: readonly PaymentMethod[]
  readonly again?: OrderAgain
}

export const OwnOrderPage = () => {
  const { again, id, ...loaded } = useLoaderData<Loaded>()
  const reply = useActionData<{ readonly failure?: Message; readonly payFailure?: Message }>()
  const intl = useIntl()
  const toPath = useLocalePath()
  const { formData } = useNavigation()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'account.order_title' }, { number: loaded.order.number })} noindex />
      <OwnOrderPageView
        {...loaded}
        methods={useOpenMethods(loaded.methods)}
        documentFailure={reply?.failure && say(intl, reply.failure)}
        payFailure={reply?.payFailure && say(intl, reply.payFailure)}
        isBusy={formData?.get('pay') === 'yes'}
        again={again && <OrderAgainView {...again} button={<ReorderButton type="id" token={String(id)} />} />}
        historyPath={toPath('/my-account/history')}
      />
    </>
  )
}
