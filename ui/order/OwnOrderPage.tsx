import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import { OrderAgainView } from '../reorder/OrderAgainView.tsx'
import { ReorderButton } from '../reorder/ReorderButton.tsx'
import type { action, loader } from './own-order.route.ts'
import { OwnOrderPageView } from './OwnOrderPageView.tsx'
import { useOpenMethods } from '../payment/use-open-methods.ts'

export const OwnOrderPage = () => {
  const { order, id, createdAt, again, documents, points, methods, slip } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const intl = useIntl()
  const toPath = useLocalePath()
  const { formData } = useNavigation()
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'account.order_title' }, { number: order.number })} noindex />
      <OwnOrderPageView
        order={order}
        createdAt={createdAt}
        documents={documents}
        points={points}
        methods={useOpenMethods(methods)}
        slip={slip}
        documentFailure={reply !== undefined && 'failure' in reply ? formatText(intl, reply.failure) : undefined}
        payFailure={reply !== undefined && 'payFailure' in reply ? formatText(intl, reply.payFailure) : undefined}
        isBusy={formData?.get('pay') === 'yes'}
        again={again && (
          <OrderAgainView
            again={again}
            button={<ReorderButton type="id" token={String(id)} />}
            remindPath={toPath(`/my-account/reminders/${id}?from=order`)}
            subscribePath={toPath(`/my-account/subscribe/${id}`)}
          />
        )}
        historyPath={toPath('/my-account/history')}
        termsPath={toPath('/terms')}
      />
    </AccountArea>
  )
}
