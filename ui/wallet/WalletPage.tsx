import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './wallet.route.ts'
import { WalletPageView } from './WalletPageView.tsx'

export const WalletPage = () => {
  const { cards } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const [search] = useSearchParams()
  const intl = useIntl()
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'wallet.title' })} noindex />
      <WalletPageView
        cards={cards}
        failure={reply === undefined ? undefined : formatText(intl, reply.failure)}
        isDeleted={reply === undefined && search.has('deleted')}
        isBusy={useNavigation().formMethod === 'POST'}
      />
    </AccountArea>
  )
}
