import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { say } from '../messages/say.ts'
import { OrderAgainView } from '../reorder/OrderAgainView.tsx'
import { ReorderButton } from '../reorder/ReorderButton.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './thank-you.route.ts'
import { ThankYouPageView } from './ThankYouPageView.tsx'
import { useOpenMethods } from '../payment/use-open-methods.ts'

export const ThankYouPage = () => {
  const { order, methods, outcome, again } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const intl = useIntl()
  const { phone } = useInjected(CurrentShop)
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'order.page_title' }, { number: order.number })} noindex />
      {/* The address opens the order, so no other site may learn it; our own forms still name where they come from. */}
      <meta name="referrer" content="same-origin" />
      <ThankYouPageView
        order={order}
        outcome={outcome}
        methods={useOpenMethods(methods)}
        failure={reply === undefined ? undefined : say(intl, reply.payFailure)}
        isBusy={useNavigation().formMethod === 'POST'}
        phone={phone}
        homePath={homePath(useLocale())}
        again={again && <OrderAgainView again={again} button={<ReorderButton type="token" token={again.token} />} />}
      />
    </>
  )
}
