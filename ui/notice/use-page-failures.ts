import { use, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { PageContext } from '../binding/page-context.ts'
import { useNotify, useWithdraw } from './notifications.ts'

/** Says that the shop did not answer; everything typed is still in its form. */
export const usePageFailures = (): void => {
  const [page, notify, withdraw, intl] = [use(PageContext), useNotify(), useWithdraw(), useIntl()]
  useEffect(() => page?.whenFailed(() => {
    withdraw('page')
    notify({ tone: 'danger', text: intl.formatMessage({ id: 'error.service_unavailable' }) }, { source: 'page' })
  }), [page, notify, withdraw, intl])
}
