import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useRouteError } from '../binding/use-page.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { useRootCategories } from '../catalogue/use-root-categories.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { usePlainPage } from '../binding/use-plain-page.ts'
import { useScrollToTop } from '../binding/use-scroll-to-top.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { WithTexts } from '../messages/WithTexts.tsx'
import { formatText } from '../messages/format-text.ts'
import { ErrorView } from './ErrorView.tsx'
import { NotFoundView } from './NotFoundView.tsx'
import { readPageError } from './page-error.ts'
import { PageHead } from '../shop/PageHead.tsx'

const PageFailure = () => {
  const error = useRouteError()
  const { status, failure, message: text } = readPageError(error)
  usePlainPage(error)
  useScrollToTop(error)
  const intl = useIntl()
  const { phone, email } = useInjected(CurrentShop)
  const locale = useLocale()
  const home = homePath(locale)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const links = useRootCategories().map(({ title, path }) => ({ title, to: localePath(locale, `/c/${path}`) }))
  const back = (): void => { void navigate(-1) }
  const message = failure?._tag === 'NotFound' && failure.what !== 'category' ? refusalMessage(failure).id : undefined
  const reason = failure === undefined ? undefined : formatText(intl, refusalMessage(failure, locale))
  return (
    <>
      <PageHead title={intl.formatMessage({ id: status === 404 ? 'error.page_not_found' : 'error.occurred' })} noindex={status !== 503} />
      {status === 404
        ? <NotFoundView message={message} text={text} phone={phone} email={email} homePath={home} links={links} onBack={back} />
        : <ErrorView text={text ?? reason} homePath={home} retryPath={pathname + search} onBack={back} />}
    </>
  )
}

/** Rendered in place of a page that failed. */
export const RouteErrorPage = () => <WithTexts part="failure"><PageFailure /></WithTexts>
