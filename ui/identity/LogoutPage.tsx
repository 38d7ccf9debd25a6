import { useIntl } from 'react-intl'
import { useNavigation, useRouteError } from '../binding/use-page.ts'
import { isRouteErrorResponse, thrownFailure } from '../binding/thrown-failure.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useScrollToTop } from '../binding/use-scroll-to-top.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { WithTexts } from '../messages/WithTexts.tsx'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import { SignOutFailedView } from './SignOutFailedView.tsx'

/** Shown when signing out failed; the same button tries again. */
export const LogoutPage = () => {
  const error = useRouteError()
  useScrollToTop(error)
  const [intl, toPath] = [useIntl(), useLocalePath()]
  const isBusy = useNavigation().state !== 'idle'
  const failure = isRouteErrorResponse(error) ? thrownFailure(error.data) : undefined
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'account.sign_out_failed' })} noindex />
      <WithTexts part="refusals">
        <SignOutFailedView
          reason={formatText(intl, refusalMessage(failure ?? { _tag: 'ServiceUnavailable' }))}
          isBusy={isBusy}
          signOutPath={toPath('/logout')}
          accountPath={toPath('/my-account/overview')}
        />
      </WithTexts>
    </>
  )
}
