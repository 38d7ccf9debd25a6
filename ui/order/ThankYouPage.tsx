import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from '../binding/use-page.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { useIgnoreContinuedClicks } from '../binding/use-ignore-continued-clicks.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useLocale } from '../binding/use-locale.ts'
import { formatText } from '../messages/format-text.ts'
import { OrderAgainView } from '../reorder/OrderAgainView.tsx'
import { ReorderButton } from '../reorder/ReorderButton.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './thank-you.route.ts'
import { SharedOrderView } from './SharedOrderView.tsx'
import { ThankYouPageView } from './ThankYouPageView.tsx'
import { useOpenMethods } from '../payment/use-open-methods.ts'

type Data = ReturnType<typeof useLoaderData<typeof loader>>
type Reply = ReturnType<typeof useActionData<typeof action>>

/** The address gives access to the order, so it must not be sent to other sites; forms of the shop still send their origin. */
const Secret = ({ title }: { readonly title: string }) => (
  <>
    <PageHead title={title} noindex />
    <meta name="referrer" content="same-origin" />
  </>
)

const WholeOrder = ({ data, reply }: { readonly data: Extract<Data, { readonly _tag: 'Whole' }>; readonly reply: Reply }) => {
  const { order, methods, slip, outcome, again, isAgain, id } = data
  const toPath = useLocalePath()
  const intl = useIntl()
  const { phone } = useInjected(CurrentShop)
  const failure = reply !== undefined && 'payFailure' in reply ? formatText(intl, reply.payFailure) : undefined
  return (
    <>
      <Secret title={intl.formatMessage({ id: 'order.page_title' }, { number: order.number })} />
      <ThankYouPageView
        order={order}
        isAgain={isAgain}
        outcome={outcome}
        methods={useOpenMethods(methods)}
        slip={slip}
        failure={failure}
        isBusy={useNavigation().formMethod === 'POST'}
        phone={phone}
        homePath={homePath(useLocale())}
        termsPath={toPath('/terms')}
        withdrawalPath={toPath('/withdrawal')}
        again={again && (
          <OrderAgainView
            again={again}
            button={<ReorderButton type="token" token={again.token} />}
            remindPath={toPath(`/my-account/reminders/${id}?from=thank_you`)}
            subscribePath={toPath(`/my-account/subscribe/${id}`)}
          />
        )}
      />
    </>
  )
}

const SharedOrder = ({ data, reply }: { readonly data: Extract<Data, { readonly _tag: 'Shared' }>; readonly reply: Reply }) => (
  <>
    <Secret title={useIntl().formatMessage({ id: 'order.shared_title' })} />
    <SharedOrderView
      order={data.order}
      reply={reply !== undefined && 'typed' in reply ? reply : undefined}
      isBusy={useNavigation().formMethod === 'POST'}
    />
  </>
)

export const ThankYouPage = () => {
  useIgnoreContinuedClicks()
  const data = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return data._tag === 'Whole' ? <WholeOrder data={data} reply={reply} /> : <SharedOrder data={data} reply={reply} />
}
