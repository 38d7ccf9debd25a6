import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router'
import { AccountArea } from '../account/AccountArea.tsx'
import { UnverifiedView } from '../identity/UnverifiedView.tsx'
import type { Message } from '../messages/message.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './optician.route.ts'
import { OpticianPageView, type OpticianPageViewProps } from './OpticianPageView.tsx'

const doneOf = (search: URLSearchParams): OpticianPageViewProps['done'] => {
  if (search.has('chosen')) return 'chosen'
  return search.has('left') ? 'left' : undefined
}

export const OpticianPage = () => {
  const { unproven, known } = useLoaderData<typeof loader>()
  const reply: { readonly failure?: Message } | undefined = useActionData<typeof action>()
  const isBusy = useNavigation().formMethod === 'POST'
  const [search] = useSearchParams()
  const intl = useIntl()
  const failure = unproven === undefined ? reply?.failure : undefined
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'optician.title' })} noindex />
      <OpticianPageView
        notice={unproven === undefined ? undefined : <UnverifiedView email={unproven} reply={reply} />}
        known={known}
        mayChoose={unproven === undefined}
        failure={failure}
        done={failure === undefined ? doneOf(search) : undefined}
        isBusy={isBusy}
      />
    </AccountArea>
  )
}
