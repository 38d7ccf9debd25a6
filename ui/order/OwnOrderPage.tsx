import { useIntl } from 'react-intl'
import { useActionData, useLoaderData } from 'react-router'
import { useLocalePath } from '../binding/use-locale-path.ts'
import type { Message } from '../messages/message.ts'
import { say } from '../messages/say.ts'
import { PageHead } from '../shell/PageHead.tsx'
import type { OrderData } from './order-data.ts'
import { OwnOrderPageView } from './OwnOrderPageView.tsx'

type Loaded = {
  readonly order: OrderData
  readonly createdAt: string
  readonly documents: readonly string[]
  readonly points?: number
  readonly payPath?: string
}

export const OwnOrderPage = () => {
  const loaded = useLoaderData<Loaded>()
  const reply = useActionData<{ readonly failure: Message }>()
  const intl = useIntl()
  const toPath = useLocalePath()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'account.order_title' }, { number: loaded.order.number })} noindex />
      <OwnOrderPageView
        {...loaded}
        documentFailure={reply === undefined ? undefined : say(intl, reply.failure)}
        historyPath={toPath('/my-account/history')}
      />
    </>
  )
}
