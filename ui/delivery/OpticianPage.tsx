import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { UnverifiedView } from '../identity/UnverifiedView.tsx'
import type { Message } from '../messages/message.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './optician.route.ts'
import { OpticianPageView, type OpticianPageViewProps } from './OpticianPageView.tsx'

const doneOf = (search: URLSearchParams): OpticianPageViewProps['done'] => {
  if (search.has('chosen')) return 'chosen'
  return search.has('removed') ? 'removed' : undefined
}

export const OpticianPage = () => {
  const { unverifiedEmail, opticians } = useLoaderData<typeof loader>()
  const reply: { readonly failure?: Message } | undefined = useActionData<typeof action>()
  const isBusy = useNavigation().formMethod === 'POST'
  const [search] = useSearchParams()
  const intl = useIntl()
  const failure = unverifiedEmail === undefined ? reply?.failure : undefined
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'optician.title' })} noindex />
      <OpticianPageView
        notice={unverifiedEmail === undefined ? undefined : <UnverifiedView email={unverifiedEmail} reply={reply} />}
        opticians={opticians}
        mayChoose={unverifiedEmail === undefined}
        failure={failure}
        done={failure === undefined ? doneOf(search) : undefined}
        isBusy={isBusy}
      />
    </AccountArea>
  )
}
